import { Link } from 'react-router';
import { orderScreen } from './order-labels.ts';

/** The number of an order, which leads to its screen. */
export function OrderLink({ order: { _id, number } }: { order: { _id: string; number: number } }) {
  return (
    <Link to={orderScreen(_id)} className="font-semibold text-brand tabular-nums hover:underline">
      {number}
    </Link>
  );
}
