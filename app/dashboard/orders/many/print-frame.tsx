import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { ApiFailure } from '../../../api.ts';
import { LoadError } from '../../../staff/ui/load-error.tsx';
import { ScreenHeading } from '../../../staff/ui/screen-heading.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';

/** What the link from the chosen orders says. */
export const PRINT = 'print';

interface PrintFrameProps {
  title: string;
  error: ApiFailure | null;
  /** How many orders are printed; null while it is not known. */
  count: number | null;
  /** How many are chosen, of which a document may leave some out. */
  chosen?: number | null;
  children: ReactNode;
}

/**
 * What stands around documents of many orders on the screen: how many they are, the way back, and the printer. Who comes
 * from the chosen orders wants to print: it begins by itself, and not again after a reload or on the way back.
 */
export function PrintFrame({ title, error, count, chosen = count, children }: PrintFrameProps) {
  const { state } = useLocation();
  const isAsked = state === PRINT && count !== null && count > 0;
  useEffect(() => {
    if (!isAsked) return;
    // A reload and the way back find nothing to print.
    history.replaceState({ ...history.state, usr: null }, '');
    window.print();
  }, [isAsked]);
  return (
    <>
      <div className="print:hidden">
        <ScreenHeading title={count ? `${title} of ${count === 1 ? '1 order' : `${count} orders`}` : title}>
          <ButtonLink variant="quiet" to="/dashboard/view-orders">
            Back to the orders
          </ButtonLink>
          <Button disabled={!count} onClick={() => window.print()}>
            Print
          </Button>
        </ScreenHeading>
      </div>
      <LoadError error={error} />
      {chosen === 0 ? (
        <p className="rounded-card border border-line bg-paper px-4 py-12 text-center text-sm text-ink-quiet print:hidden">
          No orders are chosen. Please choose some in the list of orders.
        </p>
      ) : (
        children
      )}
    </>
  );
}
