import { formatRupees } from '../../../../shop/money.ts';
import { DELIVERY_TIME, FREE_DELIVERY_FROM } from '../../../../shop/orders/shipping/rules.ts';
import { CITY_COSTS } from '../../city-costs.ts';

const COSTS = CITY_COSTS.map(({ cost }) => cost);

/** An amount within a text, which no line end may tear apart. */
function Amount({ rupees }: { rupees: number }) {
  return <span className="whitespace-nowrap">{formatRupees(rupees)}</span>;
}

const STEPS = [
  {
    title: 'You choose',
    text: 'By room, by category or by name. Price, stock and what other buyers say stand with every product.',
  },
  {
    title: 'You order',
    text: (
      <>
        No account is needed. Delivery is <Amount rupees={Math.min(...COSTS)} /> to{' '}
        <Amount rupees={Math.max(...COSTS)} /> by city, free from <Amount rupees={FREE_DELIVERY_FROM} />, and
        you see it before you order.
      </>
    ),
  },
  {
    title: 'We check and pack',
    text: 'Your things are looked at once more and packed for the road, the breakable ones twice.',
  },
  {
    title: 'You pay at the door',
    text: `The courier comes in ${DELIVERY_TIME}, anywhere in Pakistan. Pay in cash then, or choose your card when you order.`,
  },
];

/** From the first look to the parcel at the door. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="page-width">
      <h2 id="how-it-works" className="text-2xl font-bold tracking-tight">
        How it works
      </h2>
      <ol className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="rounded-card border border-line bg-paper p-5">
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-full bg-brand text-base font-bold text-white tabular-nums"
            >
              {index + 1}
            </span>
            <h3 className="mt-3.5 text-lg font-semibold">{title}</h3>
            <p className="mt-1.5 text-sm/6 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
