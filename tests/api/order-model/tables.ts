/**
 * The tables of decision 090, written down once more: the test believes these, and not those of the shop. Whoever changes
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
