import { useRef, useState } from 'react';
import type { ScannedOrder, ScannedOrders } from '../../../shop/orders/fulfilment/responses.ts';
import { nextStep, type Step } from '../../../shop/orders/fulfilment/rules.ts';
import type { StaffOrder } from '../../../shop/orders/responses.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { type ChangedOrder, orderChange } from '../orders/change-order.ts';
import { playSign } from './play-sign.ts';

/** One scan and what came of it. */
export interface Scanned {
  id: number;
  code: string;
  /** Refused says that somebody has to look: also where nothing was found. */
  outcome: 'found' | 'done' | 'repeated' | 'refused';
  message: string;
  order: StaffOrder | null;
  /** What is known of its mobile, and what is asked for before it leaves. */
  known: Pick<ScannedOrder, 'record' | 'risk'> | null;
}

type Outcome = Omit<Scanned, 'id' | 'code'>;

/** Scans that stay on the screen. */
const SHOWN = 12;

/** Scans one after the other, however fast they come, and remembers the latest of them. @param sound whether each is heard */
export function useScans(sound: boolean) {
  const [scans, setScans] = useState<readonly Scanned[]>([]);
  const [waiting, setWaiting] = useState(0);
  const last = useRef<{ turn: Promise<unknown>; id: number } & Pick<Scanned, 'order' | 'known'>>({
    turn: Promise.resolve(),
    id: 0,
    order: null,
    known: null,
  });

  function enqueue(code: string, work: () => Promise<Outcome>) {
    setWaiting((count) => count + 1);
    last.current.turn = last.current.turn.then(async () => {
      const outcome = await work();
      last.current.id += 1;
      last.current.order = outcome.order;
      last.current.known = outcome.known;
      const { id } = last.current;
      setScans((before) => [{ id, code, ...outcome }, ...before].slice(0, SHOWN));
      setWaiting((count) => count - 1);
      if (sound) playSign(outcome.outcome !== 'refused');
    });
  }

  return {
    scans,
    busy: waiting > 0,
    /** Finds what was scanned, and takes the step with it. @param step null only finds */
    scan: (code: string, step: Step | null) => enqueue(code, () => findAndTake(code, step)),
    /** Takes the next step of the order that was scanned last. */
    takeNext() {
      const { order, known } = last.current;
      const step = order && nextStep(order);
      if (order && step) enqueue(String(order.number), () => take(order, step, known));
    },
  };
}

async function findAndTake(code: string, step: Step | null): Promise<Outcome> {
  const found = await requestAsStaff<ScannedOrders>(
    'admin',
    `/api/v1/checkout/scan?${new URLSearchParams({ code })}`,
  );
  if (!found.ok) return refused(found.message);
  const [order, ...others] = found.value.orders;
  if (!order) return refused(`Nothing here has the number ${code}.`);
  if (others.length > 0) {
    const numbers = found.value.orders.map(({ number }) => number).join(', ');
    return refused(
      `Several orders have the number ${code}: ${numbers}. Please enter the number of the order.`,
    );
  }
  if (step) return take(order, step, order);
  return {
    outcome: 'found',
    message: `Order ${order.number} of ${order.customer.name}.`,
    order,
    known: order,
  };
}

async function take(order: StaffOrder, step: Step, known: Scanned['known']): Promise<Outcome> {
  const result = await requestAsStaff<ChangedOrder & { repeated: boolean }>(
    'admin',
    ...orderChange(order, 'fulfilment', { step }),
  );
  if (!result.ok) return { ...refused(result.message), order, known };
  const { message, repeated, order: now } = result.value;
  return { outcome: repeated ? 'repeated' : 'done', message, order: now, known };
}

const refused = (message: string): Outcome => ({ outcome: 'refused', message, order: null, known: null });
