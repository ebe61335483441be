import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Chance } from '../fuzz/chance.ts';
import { subtotal } from '../shop/catalogue/pricing/rules.ts';
import type { Product } from '../shop/catalogue/products/responses.ts';
import { shippingCost } from '../shop/orders/shipping/rules.ts';
import { readSettings } from '../shop/settings/settings.ts';
import type { Cancellation, History, OrderLine, Purchase, StockChange } from './history.ts';

/** What delivery costs in a shop whose owner has changed nothing. */
const NEW_SHOP = readSettings({}).newShop;

/** How long a call may go without an answer before it is made again (milliseconds), and the pause before that. */
const PATIENCE = 4_000;
const PAUSE = 100;

const CITY = 'Karachi';

export interface Place {
  /** Where the shop answers now. */
  address: string;
  /** The bearer token of a Shop Manager. */
  token: string;
  products: readonly Product[];
  history: History;
  /** From its abort on nothing new is begun; what is under way is brought to its end. */
  closing: AbortSignal;
  /** From its abort on nothing is tried again. */
  over: AbortSignal;
}

interface Answer {
  status: number;
  body: {
    code?: string;
    order?: { _id: string; number: number };
    data?: { unavailable?: { _id: string }[] };
  };
}

const now = () => performance.now();

/** Orders again and again, each order under its own key until it is answered; now and then from two windows at once. */
export async function shop(place: Place, chance: Chance): Promise<void> {
  while (!place.closing.aborted) {
    const lines = chooseLines(place.products, chance);
    const mobile = `0301${String(chance.below(10_000_000)).padStart(7, '0')}`;
    const body = orderBody(place.products, lines, mobile);
    const purchase: Purchase = {
      kind: 'purchase',
      key: `chaos-${randomUUID()}`,
      lines,
      start: now(),
      end: Number.POSITIVE_INFINITY,
      outcome: 'unknown',
    };
    place.history.events.push(purchase);
    const windows = chance.percent(40) ? 2 : 1;
    await Promise.all(Array.from({ length: windows }, () => order(place, purchase, body)));
    await delay(chance.below(10));
  }
}

async function order(place: Place, purchase: Purchase, body: string): Promise<void> {
  const answer = await insist(
    place,
    '/api/v1/checkout/create-order',
    'POST',
    {
      'Content-Type': 'application/json',
      'Idempotency-Key': purchase.key,
    },
    body,
  );
  if (!answer) return;
  const outcome = outcomeOf(answer);
  const before = placedIn(purchase);
  if (before === null) {
    // Where one window was refused, the other may have been luckier: a refusal stores nothing.
    purchase.end = now();
    purchase.outcome = outcome;
  } else if (typeof outcome === 'object' && 'placed' in outcome && outcome.placed !== before) {
    place.history.contradictions.push(`${purchase.key} is ${before} and ${outcome.placed}.`);
  }
}

const placedIn = ({ outcome }: Purchase) =>
  typeof outcome === 'object' && 'placed' in outcome ? outcome.placed : null;

function outcomeOf({ status, body }: Answer): Purchase['outcome'] {
  if (body.order && status < 300) return { placed: body.order.number, id: body.order._id };
  if (body.code === 'OUT_OF_STOCK') return { soldOut: (body.data?.unavailable ?? []).map(({ _id }) => _id) };
  return 'refused';
}

function chooseLines(products: readonly Product[], chance: Chance): OrderLine[] {
  const first = chance.one(products);
  const others = chance.percent(30) ? [chance.one(products)] : [];
  return [...new Set([first, ...others])].map(({ _id }) => ({ product: _id, quantity: 1 + chance.below(2) }));
}

/** @param mobile orders of one number come one after the other, so each has its own */
function orderBody(products: readonly Product[], lines: readonly OrderLine[], mobile: string): string {
  const goods = products.flatMap((product) => {
    const line = lines.find((wanted) => wanted.product === product._id);
    return line ? [{ ...product, quantity: line.quantity }] : [];
  });
  const cost = shippingCost(subtotal(goods), CITY, NEW_SHOP.delivery);
  return JSON.stringify({
    customer: {
      name: 'Ayesha Khan',
      email: 'ayesha@example.com',
      mobile,
      province: 'Sindh',
      city: CITY,
      address: 'House 1, Street 2',
      instructions: '',
    },
    items: lines.map(({ product, quantity }) => ({ _id: product, quantity })),
    shippingCost: cost,
    paymentMethod: 'cash',
    totalAmount: subtotal(goods) + cost,
  });
}

/** Fills shelves that are nearly empty, and cancels orders, sometimes from two windows at once. */
export async function workAsStaff(place: Place, chance: Chance): Promise<void> {
  while (!place.closing.aborted) {
    if (chance.percent(50)) await fillShelf(place, chance);
    else await cancelOrder(place, chance);
    await delay(chance.below(20));
  }
}

async function fillShelf({ address, token, products, history }: Place, chance: Chance): Promise<void> {
  const { _id: product } = chance.one(products);
  const authorization = `Bearer ${token}`;
  const current = await send(`${address}/api/v1/products/staff/${product}`, { headers: { authorization } });
  if (current?.status !== 200) return;
  const seen: unknown = 'quantity' in current.body ? current.body.quantity : null;
  if (typeof seen !== 'number' || seen > 6) return;
  const form = new FormData();
  const wanted = seen + 10 + chance.below(30);
  form.append('quantity', String(wanted));
  form.append('seenQuantity', String(seen));
  const change: StockChange = {
    kind: 'stock change',
    product,
    seen,
    wanted,
    start: now(),
    end: Number.POSITIVE_INFINITY,
    outcome: 'unknown',
  };
  history.events.push(change);
  const answer = await send(`${address}/api/v1/products/${product}`, {
    method: 'PUT',
    headers: { authorization },
    body: form,
  });
  noteFault(history, answer, 'A change of stock');
  if (!answer || answer.status >= 500) return;
  change.end = now();
  change.outcome = answer.status === 200 ? 'done' : 'refused';
}

async function cancelOrder(place: Place, chance: Chance): Promise<void> {
  const { history } = place;
  const cancelled = new Set(history.events.map((event) => event.kind === 'cancellation' && event.order));
  const placed = history.events.flatMap((event) =>
    event.kind === 'purchase' && typeof event.outcome === 'object' && 'placed' in event.outcome
      ? [event.outcome.id]
      : [],
  );
  const id = placed.findLast((order) => !cancelled.has(order));
  if (id === undefined) return;
  const event: Cancellation = {
    kind: 'cancellation',
    order: id,
    start: now(),
    end: Number.POSITIVE_INFINITY,
    outcome: 'unknown',
  };
  history.events.push(event);
  const windows = chance.percent(40) ? 2 : 1;
  const answers = await Promise.all(
    Array.from({ length: windows }, () =>
      insist(
        place,
        `/api/v1/checkout/order/${id}/status`,
        'PUT',
        { 'Content-Type': 'application/json', authorization: `Bearer ${place.token}` },
        JSON.stringify({ status: 'Cancelled' }),
      ),
    ),
  );
  if (!answers.some((answer) => answer?.status === 200)) return;
  event.end = now();
  event.outcome = 'done';
}

/** Asks until there is an answer that stays; null when it is over before. */
async function insist(
  place: Place,
  path: string,
  method: string,
  headers: Record<string, string>,
  body: string,
): Promise<Answer | null> {
  while (!place.over.aborted) {
    const answer = await send(place.address + path, { method, headers, body });
    noteFault(place.history, answer, `${method} ${path.replace(/[0-9a-f-]{36}/, ':id')}`);
    if (answer && answer.status < 500 && answer.status !== 429) return answer;
    await delay(PAUSE);
  }
  return null;
}

/** @returns null when nobody answered */
async function send(url: string, request: RequestInit): Promise<Answer | null> {
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(PATIENCE) });
    const body: Answer['body'] = await response.json();
    return { status: response.status, body };
  } catch {
    return null;
  }
}

/** An outage is answered with 503; anything else from 500 on is a mistake of the shop. */
function noteFault({ contradictions }: History, answer: Answer | null, what: string): void {
  if (answer && answer.status >= 500 && answer.status !== 503) {
    contradictions.push(`${what} was answered with ${answer.status} ${answer.body.code ?? ''}.`);
  }
}
