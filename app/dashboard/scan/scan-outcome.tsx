import { Link } from 'react-router';
import { formatRupees } from '../../../shop/money.ts';
import { nextStep } from '../../../shop/orders/fulfilment/rules.ts';
import { cashToCollect } from '../../../shop/orders/payments/rules.ts';
import type { StaffOrder } from '../../../shop/orders/responses.ts';
import { STEP_LABELS } from '../orders/fulfilment/fulfilment-labels.ts';
import { orderScreen } from '../orders/order-labels.ts';
import { MobileRecordLine } from '../orders/other-orders.tsx';
import { StateBadge } from '../orders/state-badge.tsx';
import { FULFILMENT_STATES } from '../orders/states.ts';
import { Demands } from '../risk/demands.tsx';
import type { Scanned } from './use-scans.ts';

/** Said in a word too, since the colour only helps. */
const LOOKS = {
  found: { word: 'Found', ground: 'border-line-strong bg-paper' },
  done: { word: 'Done', ground: 'border-brand bg-brand-soft' },
  repeated: { word: 'Done before', ground: 'border-accent bg-accent-soft' },
  refused: { word: 'Look here', ground: 'border-danger bg-danger-soft' },
} as const satisfies Record<Scanned['outcome'], { word: string; ground: string }>;

/** What came of the latest scan, to be read from two metres away. */
export function ScanOutcome({ scanned: { outcome, message, order, known } }: { scanned: Scanned }) {
  return (
    <section aria-label="Latest scan" className={`rounded-card border-2 p-5 ${LOOKS[outcome].ground}`}>
      <p className="text-sm font-bold">{LOOKS[outcome].word}</p>
      <p className="text-2xl leading-tight font-bold text-balance sm:text-3xl">{message}</p>
      {order && <Details order={order} known={known} offersStep={outcome === 'found'} />}
    </section>
  );
}

interface DetailsProps extends Pick<Scanned, 'known'> {
  order: StaffOrder;
  offersStep: boolean;
}

function Details({ order, known, offersStep }: DetailsProps) {
  const { _id, customer, items, fulfilment, courier, trackingNumber } = order;
  const toCollect = cashToCollect(order);
  const step = nextStep(order);
  return (
    <div className="mt-4 grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={orderScreen(_id)} className="text-lg font-bold text-brand hover:underline">
          Open the order
        </Link>
        <StateBadge state={FULFILMENT_STATES[fulfilment]} />
        <span>
          {customer.name}, {customer.city}
        </span>
        {courier && (
          <span className="tabular-nums">
            {courier} {trackingNumber}
          </span>
        )}
      </p>
      {known && <MobileRecordLine record={known.record} />}
      {known && offersStep && <Demands demands={known.risk.demands} overruled={order.riskOverruled} />}
      <ul className="text-lg">
        {items.map((line) => (
          <li key={line.lineNumber}>
            <strong className="tabular-nums">{line.quantity}</strong> × {line.name}
          </li>
        ))}
      </ul>
      <p className="text-ink-soft tabular-nums">
        {toCollect > 0 ? `Collect in cash: ${formatRupees(toCollect)}` : 'Nothing to collect'}
      </p>
      {offersStep && (
        <p className="font-semibold">
          {step ? `Enter: ${STEP_LABELS[step].label}` : 'No step leads on from here.'}
        </p>
      )}
    </div>
  );
}
