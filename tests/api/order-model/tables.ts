/**
 * The tables of decisions 090, 096, 097 and 101, written down once more: the test believes these, and not those of the shop. Anyone who changes
 * a table changes the decision, the shop and this file.
 */

export type Status = 'Pending' | 'Processing' | 'Delivered' | 'Cancelled';
export const STATUSES = ['Pending', 'Processing', 'Delivered', 'Cancelled'] as const satisfies Status[];

export type Place =
  | 'to-pack'
  | 'packed'
  | 'with-courier'
  | 'out-for-delivery'
  | 'delivered'
  | 'refused'
  | 'coming-back'
  | 'back'
  | 'lost';

interface StepRow {
  from: readonly Place[];
  to: Place;
  status: Status | 'stays';
}

const AT_THE_COURIER = ['with-courier', 'out-for-delivery', 'refused', 'coming-back'] as const;

export const STEP_TABLE = {
  pack: { from: ['to-pack'], to: 'packed', status: 'Processing' },
  unpack: { from: ['packed'], to: 'to-pack', status: 'stays' },
  'hand-over': { from: ['packed'], to: 'with-courier', status: 'Processing' },
  'take-back': { from: ['with-courier'], to: 'packed', status: 'stays' },
  'send-out': { from: ['with-courier'], to: 'out-for-delivery', status: 'stays' },
  deliver: { from: [...AT_THE_COURIER, 'lost'], to: 'delivered', status: 'Delivered' },
  refuse: { from: ['with-courier', 'out-for-delivery'], to: 'refused', status: 'stays' },
  'come-back': {
    from: ['with-courier', 'out-for-delivery', 'refused', 'lost'],
    to: 'coming-back',
    status: 'stays',
  },
  'count-in': { from: [...AT_THE_COURIER, 'lost'], to: 'back', status: 'Cancelled' },
  lose: { from: AT_THE_COURIER, to: 'lost', status: 'Cancelled' },
} as const satisfies Record<string, StepRow>;

export type StepName = keyof typeof STEP_TABLE;
export const STEP_NAMES = [
  'pack',
  'unpack',
  'hand-over',
  'take-back',
  'send-out',
  'deliver',
  'refuse',
  'come-back',
  'count-in',
  'lose',
] as const satisfies StepName[];

/** What the parcel of an order is, in the words of the table of statuses by hand. */
export type Row =
  | Exclude<Place, 'delivered'>
  | 'delivered'
  | 'delivered, and nobody saw it leave'
  | 'delivered, and something came back';

const stays = { Pending: 'stays', Processing: 'stays', Delivered: 'stays', Cancelled: 'stays' } as const;

/** Where the parcel goes when a status is set by hand. */
export const BY_HAND_TABLE: Readonly<Record<Row, Readonly<Record<Status, Place | 'stays'>>>> = {
  'to-pack': { ...stays, Delivered: 'delivered' },
  packed: { Pending: 'to-pack', Processing: 'stays', Delivered: 'delivered', Cancelled: 'to-pack' },
  'delivered, and nobody saw it leave': {
    Pending: 'to-pack',
    Processing: 'to-pack',
    Delivered: 'stays',
    Cancelled: 'to-pack',
  },
  'with-courier': { ...stays, Delivered: 'delivered', Cancelled: 'coming-back' },
  'out-for-delivery': { ...stays, Delivered: 'delivered', Cancelled: 'coming-back' },
  delivered: {
    Pending: 'with-courier',
    Processing: 'with-courier',
    Delivered: 'stays',
    Cancelled: 'coming-back',
  },
  'delivered, and something came back': { ...stays, Cancelled: 'coming-back' },
  refused: { ...stays, Delivered: 'delivered' },
  'coming-back': { ...stays, Delivered: 'delivered' },
  back: stays,
  lost: stays,
};

/** What delivery costs below Rs. 5,000, in rupees. */
export const DELIVERY = { Karachi: 150, Lahore: 200 } as const;
export type City = keyof typeof DELIVERY;
export const FREE_FROM = 5000;

export type ReturnState =
  | 'asked'
  | 'expected'
  | 'received'
  | 'inspected'
  | 'settled'
  | 'declined'
  | 'cancelled';

interface ReturnRow {
  from: readonly ReturnState[];
  to: ReturnState;
}

/** The steps of a return that somebody takes as such (decision 096). */
export const RETURN_TABLE = {
  approve: { from: ['asked'], to: 'expected' },
  decline: { from: ['asked'], to: 'declined' },
  cancel: { from: ['asked', 'expected'], to: 'cancelled' },
  receive: { from: ['asked', 'expected'], to: 'received' },
  inspect: { from: ['received'], to: 'inspected' },
  close: { from: ['inspected'], to: 'settled' },
  reopen: { from: ['settled'], to: 'inspected' },
} as const satisfies Record<string, ReturnRow>;
export type ReturnStep = keyof typeof RETURN_TABLE;
export const RETURN_STEPS = [
  'approve',
  'decline',
  'cancel',
  'receive',
  'inspect',
  'close',
  'reopen',
] as const satisfies ReturnStep[];

/** Until how many days after its delivery something is taken back, and whether its delivery is paid back too. */
export const REASON_TABLE = {
  'changed-mind': { days: 14, isOurFault: false },
  other: { days: 14, isOurFault: false },
  damaged: { days: 30, isOurFault: true },
  faulty: { days: 30, isOurFault: true },
  'wrong-item': { days: 30, isOurFault: true },
} as const;
export type ReturnReason = keyof typeof REASON_TABLE;

/** The owner's rules (decision 097): when one holds, and what it asks for; amounts are rupees. */
export const RULES = [
  { name: 'One came back', leastCameBack: 1, action: 'call-first' },
  { name: 'Half of two came back', leastShare: 50, ofParcels: 2, action: 'no-cash-above', mostCash: 2000 },
  { name: 'Large', above: 3000, action: 'no-cash-above', mostCash: 3000 },
  { name: 'Nothing delivered', nothingDelivered: true, action: 'call-first' },
  { name: 'Above 1000', above: 1000, action: 'ask-advance', advancePercent: 25 },
] as const satisfies OwnersRule[];

export interface OwnersRule {
  name: string;
  leastCameBack?: number;
  leastShare?: number;
  ofParcels?: number;
  above?: number;
  nothingDelivered?: boolean;
  action: 'call-first' | 'ask-advance' | 'no-cash-above';
  mostCash?: number;
  advancePercent?: number;
}

/** Whose orders they are. */
export const MOBILES = ['0301-2345678', '0345-7654321'] as const;

/** The one coupon: percent off, for so many orders. */
export const COUPON = { code: 'EID10', value: 10, mostUses: 3 } as const;
