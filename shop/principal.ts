/** Kinds of staff's accounts: Shop Managers and Editors are admins. They carry their session as a bearer token. */
export const STAFF_KINDS = ['admin', 'super-admin'] as const;
export type StaffKind = (typeof STAFF_KINDS)[number];

/** Of whom the shop can ask two-factor authentication. */
export const TWO_FACTOR_REQUIREMENTS = ['none', 'super-admin', 'staff'] as const;
export type TwoFactorRequirement = (typeof TWO_FACTOR_REQUIREMENTS)[number];

/** What admins are, and may do accordingly. */
export const STAFF_ROLES = ['Shop Manager', 'Shop Editor'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Kinds of accounts; customers carry their session in a cookie. */
export type AccountKind = 'customer' | StaffKind;

/** Who acts: somebody with an account, or the shop by itself. */
export interface Principal<Kind extends AccountKind | 'shop' = AccountKind | 'shop'> {
  kind: Kind;
  id: string;
}

/** Who changes something that the audit log tells of, by the name of that moment: the log stores it. */
export interface NamedPrincipal<Kind extends StaffKind | 'shop' = StaffKind | 'shop'>
  extends Principal<Kind> {
  name: string;
}

/** The shop itself, when it does something on its own. It has no account. */
export const THE_SHOP: NamedPrincipal<'shop'> = {
  kind: 'shop',
  id: '00000000-0000-0000-0000-000000000000',
  name: 'The shop',
};
