import { Outlet, useLocation, useNavigation } from 'react-router';
import { Spinner } from '../ui/spinner.tsx';
import { STAFF_AREAS } from './areas.ts';
import type { StaffKind } from './token-store.ts';

interface AreaOutletProps {
  kind: StaffKind;
  /** The name of the browser's tab while no screen gives it one. */
  title: string;
  context: unknown;
}

/** The screen that was chosen; while another screen of the area is on its way, that it is. */
export function AreaOutlet({ kind, title, context }: AreaOutletProps) {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname ?? pathname;
  if (next !== pathname && next.startsWith(`${STAFF_AREAS[kind].root}/`)) {
    return (
      <p role="status" className="flex items-center gap-2 text-sm text-ink-quiet">
        <title>{title}</title>
        <Spinner /> Loading...
      </p>
    );
  }
  return <Outlet key={pathname} context={context} />;
}
