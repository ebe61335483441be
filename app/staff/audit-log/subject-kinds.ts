import type { SubjectKind } from '../../../shop/audit-log/types.ts';

/** The labels of the kinds of things in the audit log. */
const NAMES = {
  product: 'Product',
  category: 'Category',
  subcategory: 'Subcategory',
  order: 'Order',
  review: 'Review',
  'admin-user': 'Admin user',
  'super-admin': 'Super admin',
} as const satisfies Record<SubjectKind, string>;

export const SUBJECT_KINDS = Object.entries(NAMES).map(([value, name]) => ({ value, name }));

export function subjectKindName(kind: string): string {
  return SUBJECT_KINDS.find(({ value }) => value === kind)?.name ?? kind;
}
