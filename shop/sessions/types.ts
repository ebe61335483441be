/** Who can be signed in. Customers carry their token in a cookie, staff and super admins as a bearer token. */
export type PersonKind = 'customer' | 'adminUser' | 'superAdmin';

export interface Person {
  kind: PersonKind;
  id: string;
}
