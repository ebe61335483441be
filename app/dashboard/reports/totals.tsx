import { Link } from 'react-router';
import { formatRupees } from '../../../shop/money.ts';
import type { Report } from '../../../shop/orders/reports/responses.ts';
import {
  changeInPercent,
  FACT_LABELS,
  type Fact,
  factsOf,
  isOfLines,
} from '../../../shop/orders/reports/rules.ts';
import { sayDays, sayTime } from './labels.ts';

/** What each of the figures means, so that none is taken for another. */
const MEANINGS: Readonly<Record<Fact, string>> = {
  placed: 'All orders that came in on these days, also those that were cancelled since.',
  confirmed:
    'Orders that were confirmed on these days, by phone or by the customer. Orders by card need none.',
  delivered: 'Orders whose parcel arrived on these days, whenever they were placed.',
  margin:
    'What was delivered on these days, less what its units cost when they were ordered and less discounts; delivery is no part of it. Units whose cost nobody entered are left out.',
  cameBack: 'Parcels that nobody took, since the day they turned back.',
  returned: 'Returns that were asked for on these days, with the value of what came back so far.',
  refunded: 'Money that was given back on these days.',
};

/** All of the days, beside all of the days before. */
export function Totals({ report }: { report: Report }) {
  const { by, total, daysBefore, deliveryTimeBefore } = report;
  const time = total.deliveryTime;
  return (
    <section aria-label="All in all" className="mb-4">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {factsOf(by).map((fact) => {
          const { count, amount } = total.figures[fact] ?? { count: 0, amount: 0 };
          const before = total.before?.[fact]?.amount ?? 0;
          if (fact === 'margin' && count === 0 && amount === 0 && total.figures.delivered?.count) {
            return <NoMargin key={fact} />;
          }
          return (
            <div key={fact} className="rounded-card border border-line bg-paper p-4">
              <dt className="text-sm text-ink-soft">{FACT_LABELS[fact]}</dt>
              <dd className="mt-1 text-xl font-bold tracking-tight tabular-nums">{formatRupees(amount)}</dd>
              <dd className="text-sm text-ink-soft tabular-nums">
                {count.toLocaleString('en-US')} {wordOf(fact, by, count)}
              </dd>
              <dd className="mt-0.5 text-xs text-ink-quiet tabular-nums">
                {formatRupees(before)} before{sayChange(amount, before)}
              </dd>
            </div>
          );
        })}
        {!isOfLines(by) && (
          <div className="rounded-card border border-line bg-paper p-4">
            <dt className="text-sm text-ink-soft">Placed to delivered</dt>
            <dd className="mt-1 text-xl font-bold tracking-tight tabular-nums">
              {time ? sayTime(time.half) : '–'}
            </dd>
            <dd className="text-sm text-ink-soft tabular-nums">
              {time ? `or less for half, ${sayTime(time.most)} for 9 of 10` : 'nothing was delivered'}
            </dd>
            <dd className="mt-0.5 text-xs text-ink-quiet tabular-nums">
              {deliveryTimeBefore ? `${sayTime(deliveryTimeBefore.half)} before` : 'nothing before'}
            </dd>
          </div>
        )}
      </dl>
      <details className="mt-3 text-sm text-ink-soft">
        <summary className="w-fit cursor-pointer py-1 font-semibold text-brand">What is counted</summary>
        <dl className="mt-1 grid max-w-prose gap-1">
          {factsOf(by).map((fact) => (
            <div key={fact}>
              <dt className="inline font-semibold">{FACT_LABELS[fact]}: </dt>
              <dd className="inline">{MEANINGS[fact]}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-1 max-w-prose">
          Amounts are what orders cost now, with what was changed since. “Before” is {sayDays(daysBefore)}.
        </p>
      </details>
    </section>
  );
}

/** Something was delivered, but of none of it the cost is known. */
function NoMargin() {
  return (
    <div className="rounded-card border border-line bg-paper p-4">
      <dt className="text-sm text-ink-soft">{FACT_LABELS.margin}</dt>
      <dd className="mt-1 text-xl font-bold tracking-tight">–</dd>
      <dd className="text-sm text-ink-soft">
        <Link to="/dashboard/goods-in" className="font-semibold text-brand hover:underline">
          Enter costs
        </Link>{' '}
        to see it
      </dd>
    </div>
  );
}

export function wordOf(fact: Fact, by: Report['by'], count: number): string {
  const [one, more] = isOfLines(by) ? ['unit', 'units'] : WORDS[fact];
  return count === 1 ? one : more;
}

const WORDS: Readonly<Record<Fact, readonly [one: string, more: string]>> = {
  placed: ['order', 'orders'],
  confirmed: ['order', 'orders'],
  delivered: ['order', 'orders'],
  margin: ['unit', 'units'],
  cameBack: ['parcel', 'parcels'],
  returned: ['return', 'returns'],
  refunded: ['refund', 'refunds'],
};

/** `, +12 %` */
function sayChange(now: number, before: number): string {
  const change = changeInPercent(now, before);
  return change === null ? '' : `, ${change > 0 ? '+' : ''}${change} %`;
}
