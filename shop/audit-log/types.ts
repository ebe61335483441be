/** Who changes something: an admin (Shop Manager or Shop Editor), a super admin, or the shop by itself. */
export interface Actor {
  kind: 'admin' | 'super-admin' | 'shop';
  id: string;
  /** As it is now; the log keeps it. */
  name: string;
}

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

/** One entry of the log. */
export interface AuditEntry {
  _id: number;
  /** ISO time. */
  at: string;
  actor: Actor;
  action: string;
  subject: { kind: string; id: string; name: string };
  /** The changed fields as they were, and as they became; null where there was nothing. */
  before: unknown;
  after: unknown;
}

export interface AuditPage {
  entries: AuditEntry[];
  totalPages: number;
  total: number;
}
