/** Money of the shop: inside whole paisa (100 paisa = Rs. 1), so that nothing is rounded; outside rupees (R3). */
const PAISA_IN_A_RUPEE = 100;

/** Turns rupees (a number with at most two decimals) into whole paisa. */
export function toPaisa(rupees: number): number {
  return Math.round(rupees * PAISA_IN_A_RUPEE);
}

/** Turns whole paisa into rupees, as responses have them. */
export function toRupees(paisa: number): number {
  return paisa / PAISA_IN_A_RUPEE;
}

const wholeRupees = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const rupeesAndPaisa = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount as shoppers read it, `Rs. 1,450` (R2); paisa only where there are some, `Rs. 99.50`. */
export function formatRupees(rupees: number): string {
  return formatAmount('Rs.', rupees);
}

/** An amount behind another sign: `$1,450`, `PKR 1,450`. Only the staff's order list has one (R2). */
export function formatAmount(sign: string, rupees: number): string {
  const space = /[\p{L}.]$/u.test(sign) ? ' ' : '';
  return sign + space + (Number.isInteger(rupees) ? wholeRupees : rupeesAndPaisa).format(rupees);
}
