/** What the shop takes from customers whom it does not know yet (decision 051). */
export interface OrderLimits {
  /** Units of one product in an order. */
  mostUnits: number;
  /** What the products of one order may cost, in rupees. */
  mostRupees: number;
  /** Open orders that nobody has confirmed, of one mobile number and of one network. */
  openPerMobile: number;
  openPerNetwork: number;
}

/** Whom a refusal speaks to. */
export interface RefusedShopper {
  signedIn: boolean;
  /** Of the shop. */
  phone: string;
}
