/** A review as everybody may read it; the writer's mobile number stays on the server. */
export interface Review {
  _id: string;
  productId: string;
  name: string;
  title: string;
  rating: number;
  comment: string;
  imageUrl: string | null;
  /** ISO time; null where none is known. */
  date: string | null;
  /** The shop delivered the product to this mobile number, or confirmed the order with it. */
  verifiedBuyer: boolean;
}

/** A review that was just stored. */
export interface WrittenReview {
  review: Review;
  /** Whether it took the place of an earlier one of the same mobile number. */
  replaced: boolean;
}

/** A review as Shop Managers see it. */
export interface ModeratedReview extends Review {
  productName: string;
  /** The writer's, +923XXXXXXXXX. */
  mobile: string;
  /** Null while it is shown in the shop. */
  hidden: { at: string; reason: string } | null;
}

export interface ModerationPage {
  reviews: ModeratedReview[];
  totalPages: number;
  total: number;
}
