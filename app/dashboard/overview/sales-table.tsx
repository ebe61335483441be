import { useState } from 'react';
import { formatShortDay } from '../../../shop/dates.ts';
import { formatRupees } from '../../../shop/money.ts';
import type { DayOfSales } from '../../../shop/orders/overview/responses.ts';
import { Button } from '../../ui/button.tsx';

/** The chart's figures as a table: always there for screen readers, on demand for everybody. */
export function SalesTable({ days }: { days: readonly DayOfSales[] }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <div className={shown ? 'mt-3 max-h-80 overflow-y-auto' : 'sr-only'}>
        <table className="w-full text-left text-sm">
          <caption className="sr-only">Sales of 30 days</caption>
          <thead>
            <tr>
              <th scope="col" className="py-1">
                Day
              </th>
              <th scope="col" className="text-right">
                Orders
              </th>
              <th scope="col" className="text-right">
                Sales
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, orders, sales }) => (
              <tr key={day} className="border-t border-line tabular-nums">
                <th scope="row" className="py-1 font-normal">
                  {formatShortDay(day)}
                </th>
                <td className="text-right">{orders}</td>
                <td className="text-right">{formatRupees(sales)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button variant="quiet" aria-pressed={shown} className="mt-2 -ml-4" onClick={() => setShown(!shown)}>
        Show the figures
      </Button>
    </>
  );
}
