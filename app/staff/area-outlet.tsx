import { Outlet, useLocation, useNavigation } from 'react-router';
import { Spinner } from '../ui/spinner.tsx';
import { STAFF_AREAS } from './areas.ts';
import type { StaffKind } from './token-store.ts';

/** The screen that was chosen; while another screen of the area is on its way, that it is. */
export function AreaOutlet({ kind, context }: { kind: StaffKind; context: unknown }) {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname ?? pathname;
  if (next !== pathname && next.startsWith(`${STAFF_AREAS[kind].root}/`)) {
    return (
      <p role="status" className="flex items-center gap-2 text-sm text-ink-quiet">
        <Spinner /> Loading...
      </p>
    );
  }
  return <Outlet key={pathname} context={context} />;
}
