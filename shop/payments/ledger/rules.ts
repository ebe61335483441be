/** The accounts of the ledger. What the shop has or is owed is positive, what it earned is negative; all sum to 0. */
export const ACCOUNTS = [
  'due-from-courier',
  'due-from-gateway',
  'bank',
  'cash',
  'courier-charges',
  'withheld-tax',
  'unclear-payments',
  'written-off',
  'refunds',
  'sales',
] as const;
export type Account = (typeof ACCOUNTS)[number];

/** One side of something that is booked, in paisa. */
export interface Posting {
  account: Account;
  paisa: number;
}

/** What is booked together. It has to sum to 0. */
export interface Group {
  postings: readonly Posting[];
  orderId: string | null;
  /** Null for what is between the shop and its customer alone: a payment or a refund. */
  courier: string | null;
  settlementId: string | null;
  /** Why, in words. */
  note: string;
}

/** Whether what is booked together sums to 0, as the database asks of it too. */
export function isBalanced(postings: readonly Posting[]): boolean {
  return postings.reduce((sum, { paisa }) => sum + paisa, 0) === 0;
}

/** A parcel's cash that the courier owes from its delivery on. @param paisa negative takes it back */
export function deliveryPostings(paisa: number): Posting[] {
  return [
    { account: 'due-from-courier', paisa },
    { account: 'sales', paisa: -paisa },
  ];
}

/** What a courier paid, kept and withheld for one parcel, in paisa. */
export interface Payment {
  paid: number;
  charges: number;
  tax: number;
}

/** What a payment settles: all that reached the bank, the courier or the tax office. */
export function settledBy({ paid, charges, tax }: Payment): number {
  return paid + charges + tax;
}

/** @param against what the payment is counted for: the parcel's due, or nothing that is clear yet */
export function paymentPostings(
  payment: Payment,
  against: 'due-from-courier' | 'unclear-payments',
): Posting[] {
  const postings: Posting[] = [
    { account: 'bank', paisa: payment.paid },
    { account: 'courier-charges', paisa: payment.charges },
    { account: 'withheld-tax', paisa: payment.tax },
    { account: against, paisa: -settledBy(payment) },
  ];
  return postings.filter(({ paisa }) => paisa !== 0);
}

/** Money that a customer paid before the parcel came. @param to where it is now */
export function receiptPostings(paisa: number, to: Account): Posting[] {
  return [
    { account: to, paisa },
    { account: 'sales', paisa: -paisa },
  ];
}

/** Money that is given back to a customer. @param from where it is taken from */
export function refundPostings(paisa: number, from: Account): Posting[] {
  return [
    { account: 'refunds', paisa },
    { account: from, paisa: -paisa },
  ];
}

/** What takes postings back. */
export function reversed(postings: readonly Posting[]): Posting[] {
  return postings.map(({ account, paisa }) => ({ account, paisa: -paisa }));
}
