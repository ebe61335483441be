/**
 * Whether staff type what the shop knows already. Every value that a request of theirs carries has come into it in one of
 * four ways, and each is held to what it says of itself:
 *
 * - carried over by the screen: the shop has shown exactly this value before;
 * - chosen, with a key or a click: a word, a yes or a no, that stands in a list;
 * - an identifier, typed or scanned to find an order or a caller: only what a search was asked with;
 * - typed: nothing that the shop has shown in a field of this name before, in whatever spelling. Numbers are compared
 *   within their order, and quantities within their line: a second order may well cost the same.
 *
 * What people say in their own words (REASONS) is said again each time and not compared.
 */

type Way = 'chosen' | 'identifier' | 'typed';
type Value = string | number | boolean | null;

class Entered {
  readonly way: Way;
  readonly value: Value;
  constructor(way: Way, value: Value) {
    this.way = way;
    this.value = value;
  }
}

export const chosen = (value: Value) => new Entered('chosen', value);
export const identifier = (value: string) => new Entered('identifier', value);
export const typed = (value: string | number) => new Entered('typed', value);

const REASONS = new Set(['reason', 'note', 'shippingReason', 'discountReason']);

/** The longest word of a list. */
const LONGEST_WORD = 30;

export interface Typing {
  /** Values that staff typed. */
  typed: number;
  /** Values that screens carried over. */
  carried: number;
  /** What was typed although the shop knew it, or came from nowhere: one sentence each. */
  faults: string[];
  /** What a response showed. @param order whose numbers they are, where it is of one order alone */
  saw(response: unknown, order?: string): void;
  /** What a search was asked with. */
  searched(text: string): void;
  /** A request. @returns its body as it is sent */
  sent(body: unknown, order?: string): unknown;
}

/** Watches what staff see and send, from the first response of the day on. */
export function watchTyping(): Typing {
  const shown = new Set<string>();
  const shownIn = new Set<string>();
  const searches = new Set<string>();
  const key = (field: string, value: string, order: string) => JSON.stringify([field, value, order]);

  const typing: Typing = {
    typed: 0,
    carried: 0,
    faults: [],
    saw(response, order = '') {
      const whose = orderOf(response) ?? order;
      for (const { field, line, value, order: own } of leavesOf(response, whose)) {
        if (value === null || value instanceof Entered) continue;
        const plain = plainOf(value);
        shown.add(plain);
        shownIn.add(key(field, plain, whereOf(field, value, own + line)));
      }
    },
    searched: (text) => void searches.add(plainOf(text)),
    sent(body, order = '') {
      const leaves = [...leavesOf(body, order)];
      for (const { field, line, value } of leaves) check(field, line, value, order);
      // From here on the screen has it: it is carried over when it is sent again, and typed again only by mistake.
      for (const { field, line, value } of leaves) {
        if (!(value instanceof Entered)) continue;
        const plain = plainOf(value.value);
        shown.add(plain);
        if (value.way === 'typed') shownIn.add(key(field, plain, whereOf(field, value.value, order + line)));
      }
      return asSent(body);
    },
  };

  function check(field: string, line: string, entered: Value | Entered, order: string): void {
    const fault = (text: string) => void typing.faults.push(`${field}: ${text}`);
    if (!(entered instanceof Entered)) {
      typing.carried += 1;
      const isNothing = entered === null || entered === '';
      if (!isNothing && !shown.has(plainOf(entered)))
        fault(`“${entered}” was shown nowhere before it was sent.`);
      return;
    }
    const { way, value } = entered;
    const plain = plainOf(value);
    if (way === 'chosen' && String(value).length > LONGEST_WORD) fault(`“${value}” stands in no list.`);
    if (way === 'identifier' && !searches.has(plain)) fault(`“${value}” found nothing before.`);
    if (way !== 'typed') return;
    typing.typed += 1;
    if (REASONS.has(field)) return;
    if (shownIn.has(key(field, plain, whereOf(field, value, order + line))))
      fault(`“${value}” was typed though the shop had shown it.`);
  }
  return typing;
}

/** Where a value is compared: numbers, and amounts, which stand in forms as text, within their line; texts everywhere. */
const whereOf = (field: string, value: Value, line: string) =>
  typeof value === 'number' || /cost|amount/i.test(field) ? line : '';

/** One spelling for all: letters and digits alone, mobiles as 03…. */
const plainOf = (value: Value): string =>
  String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/^92(?=3\d{9}$)/, '0');

interface Leaf {
  field: string;
  /** Of an order, where the value stands in one. */
  line: string;
  value: Value | Entered;
  order: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function orderOf(value: unknown): string | undefined {
  if (!isRecord(value) || typeof value._id !== 'string' || !('number' in value)) return undefined;
  return value._id;
}

/** A line has a number in its order; before it is placed it has only a product. */
function lineNameOf({ lineNumber, quantity, _id }: Record<string, unknown>): string | undefined {
  if (typeof lineNumber === 'number') return ` line ${lineNumber}`;
  return quantity === undefined || typeof _id !== 'string' ? undefined : ` line of ${_id}`;
}

function* leavesOf(value: unknown, order: string, field = '', line = ''): Generator<Leaf> {
  if (value instanceof Entered || value === null || ['string', 'number', 'boolean'].includes(typeof value)) {
    if (value instanceof Entered || value === null) yield { field, line, value, order };
    else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      yield { field, line, value, order };
    }
  } else if (Array.isArray(value)) {
    for (const each of value) yield* leavesOf(each, order, field, line);
  } else if (isRecord(value)) {
    const own = orderOf(value) ?? order;
    const ownLine = lineNameOf(value) ?? line;
    for (const [name, each] of Object.entries(value)) yield* leavesOf(each, own, name, ownLine);
  }
}

/** What is marked, without its marks: what the screen has of it once it was sent. */
export function asSent(value: unknown): unknown {
  if (value instanceof Entered) return value.value;
  if (Array.isArray(value)) return value.map(asSent);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, asSent(each)]));
}
