/** What the log can be about. */
export type SubjectKind =
  | 'product'
  | 'category'
  | 'subcategory'
  | 'order'
  | 'review'
  | 'admin-user'
  | 'super-admin';

export interface Subject {
  kind: SubjectKind;
  id: string;
  /** What people call it: a product's name, an order's number. */
  name: string;
}

/** The newest change of a record, as the screen tells it to whoever came too late. */
export interface LastChange {
  changedBy: string;
  /** ISO time. */
  changedAt: string;
}
