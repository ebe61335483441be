/** A corrected query: its results are shown, or, where there are none, it is suggested. */
export interface ShownInstead {
  query: string;
  /** Whether words were corrected; otherwise no product has all of them, and some were left out. */
  isMended: boolean;
}

export interface CategoryPath {
  category: string;
  /** Null for the whole category. */
  subcategory: string | null;
}
