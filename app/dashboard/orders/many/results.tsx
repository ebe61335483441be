import { Link } from 'react-router';
import type { ChangedOrders } from '../../../../shop/orders/fulfilment/responses.ts';
import { DialogActions } from '../../../staff/ui/dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { orderScreen } from '../order-labels.ts';

interface ResultsProps {
  results: ChangedOrders['results'];
  /** What was done to an order: "packed". */
  done: string;
  onClose: () => void;
}

/** What became of many orders: how many were changed, and each that was refused, with why. */
export function Results({ results, done, onClose }: ResultsProps) {
  const count = (which: (result: ChangedOrders['results'][number]) => boolean) =>
    results.filter(which).length.toLocaleString('en-US');
  const refused = results.filter((result) => !result.done);
  return (
    <div role="status" className="text-sm">
      <p className="text-base">
        <strong>{count((result) => result.done && !result.repeated)}</strong> {done}
        {results.some(({ repeated }) => repeated) && `, ${count(({ repeated }) => repeated)} were so already`}
        {refused.length > 0 && `, ${refused.length} refused`}.
      </p>
      {refused.length > 0 && (
        <ul className="mt-3 max-h-72 divide-y divide-line overflow-y-auto rounded-control border border-line">
          {refused.map(({ _id, number, reason }) => (
            <li key={_id} className="flex gap-3 px-3 py-2">
              <Link
                to={orderScreen(_id)}
                className="font-semibold text-brand tabular-nums underline-offset-2 hover:underline"
              >
                {number ?? '?'}
              </Link>
              <span>{reason}</span>
            </li>
          ))}
        </ul>
      )}
      <DialogActions>
        <Button autoFocus data-autofocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </div>
  );
}
