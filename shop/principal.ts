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

/** The id of who acts without an account. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Who changes something that the audit log tells of, by the name of that moment: the log stores it. */
export interface NamedPrincipal<Kind extends AccountKind | 'shop' = AccountKind | 'shop'>
  extends Principal<Kind> {
  name: string;
}

/** The shop itself, when it does something on its own. It has no account. */
export const THE_SHOP: NamedPrincipal<'shop'> = {
  kind: 'shop',
  id: NOBODY,
  name: 'The shop',
};

/** The ways by which a customer acts on an order without signing in, as staff read them. */
const WAYS = { page: 'order’s page', mail: 'mail', whatsapp: 'WhatsApp' } as const;
export type CustomerWay = keyof typeof WAYS;

const THE_CUSTOMER = 'The customer (';

/** The customer of an order, known by its link or by the own mobile number alone: without a name, with the way. */
export function theCustomer(way: CustomerWay): NamedPrincipal<'customer'> {
  return { kind: 'customer', id: NOBODY, name: `${THE_CUSTOMER}${WAYS[way]})` };
}

/** Whether a name that was stored for who acted is that of `theCustomer`. */
export function isTheCustomer(name: string): boolean {
  return name.startsWith(THE_CUSTOMER);
}

/** The account of who acts, where it is one of staff; null for the shop and for customers. */
export function staffIdOf({ kind, id }: Principal): string | null {
  return kind === 'admin' || kind === 'super-admin' ? id : null;
}
