/** One day, Asia/Karachi; cancelled orders don't count. */
export interface DayOfSales {
  /** As 2026-08-31. */
  day: string;
  orders: number;
  /** What the shoppers pay, delivery included, in rupees. */
  sales: number;
}

export interface LowStockProduct {
  _id: string;
  name: string;
  quantity: number;
}

export interface BestSeller {
  _id: string;
  name: string;
  units: number;
  /** What its units were sold for, in rupees. */
  sales: number;
  /** Units on hand. */
  quantity: number;
}

/** How the shop is doing, for the people who run it. */
export interface Overview {
  today: DayOfSales;
  yesterday: DayOfSales;
  waiting: {
    /** Cash orders to call about now. */
    toConfirm: number;
    pending: number;
    processing: number;
  };
  stock: {
    /** From this number of units down a product is low. */
    lowAt: number;
    low: number;
    soldOut: number;
    /** The lowest of them. */
    products: LowStockProduct[];
  };
  /** Thirty days, today the last. */
  days: DayOfSales[];
  /** Of these thirty days, by units. */
  bestSellers: BestSeller[];
}
