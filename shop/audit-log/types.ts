import type { ACTOR_KINDS } from './rules.ts';

/** Who changes something: an admin (Shop Manager or Shop Editor), a super admin, or the shop by itself. */
export interface Actor {
  kind: (typeof ACTOR_KINDS)[number];
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
