/** Another query than the one that was asked: its results are shown, or, where there are none, it is suggested. */
export interface ShownInstead {
  query: string;
  /** Whether words were taken for others; otherwise nothing has all of them, and some were left out. */
  isMended: boolean;
}

/** A place where some of what was found stands. */
export interface CategoryPath {
  category: string;
  /** Null for the whole category. */
  subcategory: string | null;
}
