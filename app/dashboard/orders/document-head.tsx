import { formatTime } from '../../../shop/dates.ts';
import type { StaffOrder } from '../../../shop/orders/responses.ts';
import { BrandMark } from '../../layout/brand-mark.tsx';
import { useRootData } from '../../layout/use-root-data.ts';

/** The head of a column of a printed sheet. */
export const SHEET_COLUMN = 'py-2 text-xs font-semibold text-ink-soft';

/** What a part of a printed sheet is about. */
export const SHEET_LABEL = 'mb-1 text-xs font-semibold text-ink-soft';

/** The top of a printed sheet: the shop, what the sheet is, and of which order. */
export function DocumentHead({ title, order }: { title: string; order: StaffOrder }) {
  const { store } = useRootData();
  return (
    <header className="mb-8 flex flex-wrap justify-between gap-6 border-b border-line pb-6">
      <div className="text-ink-soft">
        <p className="mb-2 flex items-center gap-2 text-xl font-extrabold tracking-tight text-brand">
          {/* A printer that saves colour would leave a white mark on white paper. */}
          <BrandMark className="size-8 [print-color-adjust:exact]" />
          {store.name}
        </p>
        <p className="max-w-64">{store.address}</p>
        <p className="tabular-nums">{store.phone}</p>
        {store.ntn && <p className="tabular-nums">NTN: {store.ntn}</p>}
        {store.strn && <p className="tabular-nums">STRN: {store.strn}</p>}
      </div>
      <div className="tabular-nums sm:text-right">
        <h2 className="text-2xl font-bold tracking-tight">{title}</h2>
        <p className="mt-1">
          Order <strong>{order.number}</strong>
        </p>
        <p className="text-ink-soft">{formatTime(order.createdAt)}</p>
      </div>
    </header>
  );
}
