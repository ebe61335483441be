import type { StaffOrder } from '../../../shop/orders/types.ts';
import { useRootData } from '../../layout/use-root-data.ts';
import { formatTime } from '../parts/format-time.ts';

/** The top of a printed sheet: the shop, what the sheet is, and of which order. */
export function SheetHead({ title, order }: { title: string; order: StaffOrder }) {
  const { store } = useRootData();
  return (
    <header className="mb-8 flex flex-wrap justify-between gap-6">
      <div>
        <p className="text-xl font-bold">{store.name}</p>
        <p className="max-w-64">{store.address}</p>
        <p>{store.phone}</p>
        {store.ntn && <p>NTN: {store.ntn}</p>}
        {store.strn && <p>STRN: {store.strn}</p>}
      </div>
      <div className="sm:text-right">
        <h2 className="text-xl font-bold">{title}</h2>
        <p>
          Order <strong className="tabular-nums">{order.number}</strong>
        </p>
        <p>{formatTime(order.createdAt)}</p>
      </div>
    </header>
  );
}
