export type SubjectKind =
  | 'product'
  | 'category'
  | 'subcategory'
  | 'order'
  | 'review'
  | 'admin-user'
  | 'super-admin'
  | 'mail'
  | 'settlement'
  | 'coupon'
  | 'risk-rule'
  | 'mobile'
  | 'redirect'
  | 'page'
  | 'discount'
  | 'price-change'
  | 'settings'
  | 'home-page'
  | 'message'
  | 'question'
  | 'personal-data';

export interface Subject {
  kind: SubjectKind;
  id: string;
  /** What people call it: a product's name, an order's number. */
  name: string;
}
