import type { SettlementDetail } from '../../../shop/back-office/settlements/responses.ts';
import { sumDue } from '../../../shop/back-office/settlements/rules.ts';
import { formatRupees } from '../../../shop/money.ts';

interface SheetTotalsProps {
  totals: SettlementDetail['totals'];
  rows: readonly Pick<SettlementDetail['lines'][number], 'due' | 'collected' | 'verdict'>[];
}

/** What a sheet comes to: what its parcels owed, what the courier collected, kept and paid, and what is missing. */
export function SheetTotals({ totals, rows }: SheetTotalsProps) {
  const { due, missing } = sumDue(rows);
  const figures = [
    ['Due', due],
    ['Collected', totals.collected],
    ['Charges', totals.charges],
    ['Tax withheld', totals.tax],
    ['Net paid', totals.paid],
    ['Missing', missing],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:flex sm:flex-wrap">
      {figures.map(([name, rupees]) => (
        <div key={name} className={name === 'Missing' && rupees > 0 ? 'text-danger' : ''}>
          <dt className={name === 'Missing' && rupees > 0 ? '' : 'text-ink-soft'}>{name}</dt>
          <dd className="text-lg font-bold whitespace-nowrap tabular-nums">{formatRupees(rupees)}</dd>
        </div>
      ))}
    </dl>
  );
}
