import { randomUUID } from 'node:crypto';
import type { Database } from '../database/connect.ts';
import type { Access } from '../server/access/permissions.ts';
import { openSession } from '../shop/auth/sessions/open-session.ts';
import { registerCustomer } from '../shop/customers/register-customer.ts';
import { appointSuperAdmin, hireAdmin, STAFF_PASSWORD } from '../tests/support/staff.ts';
import type { Known } from './known.ts';

export const ROLES = ['guest', 'customer', 'editor', 'manager', 'super admin'] as const;
export type Role = (typeof ROLES)[number];

/** Who may send a request. */
export const ALLOWED: Readonly<Record<Access, readonly Role[]>> = {
  everyone: ['guest', 'guest', 'customer', 'super admin'],
  customer: ['customer'],
  admin: ['manager', 'editor'],
  manager: ['manager'],
  'super-admin': ['super admin'],
  'manager or super-admin': ['manager', 'super admin'],
  'admin or super-admin': ['manager', 'editor', 'super admin'],
};

/** The accounts that send the requests. One that a request signed out, paused or deleted is replaced. */
export class People {
  readonly #database: Database;
  readonly #known: Known;
  readonly #tokens = new Map<Role, Promise<string>>();

  constructor(database: Database, known: Known) {
    this.#database = database;
    this.#known = known;
  }

  /** The token of a session of the role; null for a guest. */
  async token(role: Role): Promise<string | null> {
    if (role === 'guest') return null;
    const token = this.#tokens.get(role) ?? this.#signIn(role);
    this.#tokens.set(role, token);
    return token;
  }

  /** Forgets a token that opens nothing any more. */
  async forget(role: Role, token: string): Promise<void> {
    if ((await this.#tokens.get(role)) === token) this.#tokens.delete(role);
  }

  /** Forgets the wrong passwords, which would keep the right ones out as well. */
  async forgive(): Promise<void> {
    await this.#database.deleteFrom('attempts').execute();
  }

  async #signIn(role: Exclude<Role, 'guest'>): Promise<string> {
    if (role === 'customer') return this.#signInCustomer();
    const { email, token } =
      role === 'super admin'
        ? await appointSuperAdmin({ database: this.#database })
        : await hireAdmin({ database: this.#database }, role === 'manager' ? 'Shop Manager' : 'Shop Editor');
    this.#known.add('email', email);
    this.#known.add(`email of ${role}`, email);
    return token;
  }

  async #signInCustomer(): Promise<string> {
    const email = `customer-${randomUUID()}@example.com`;
    const newcomer = {
      name: 'Ayesha Khan',
      email,
      mobile: '+923012345678',
      address: 'House 1, Street 2',
      province: 'Sindh',
      city: 'Karachi',
      password: STAFF_PASSWORD,
      confirmPassword: STAFF_PASSWORD,
    };
    const registered = await registerCustomer(this.#database, newcomer, 'Saman');
    if (!registered.ok) throw new Error(registered.failure.message);
    this.#known.add('email', email);
    this.#known.add('email of customer', email);
    return openSession(this.#database, { kind: 'customer', id: registered.value._id }, 'Chrome on Windows');
  }
}
