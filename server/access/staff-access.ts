import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/connect.ts';
import { findSession } from '../../shop/auth/sessions/find-session.ts';
import type { NamedPrincipal, StaffKind } from '../../shop/principal.ts';
import type { Shop } from '../../shop/shop.ts';
import { notSignedIn } from '../../shop/staff/failures.ts';
import { findActiveAdmin, findSuperAdmin } from '../../shop/staff/queries.ts';
import type { StaffMember } from '../../shop/staff/responses.ts';
import { mustSetUpTwoFactor, twoFactorRequired } from '../../shop/staff/two-factor/must-set-up-two-factor.ts';
import { sendError } from '../responses/errors.ts';
import type { Access } from './permissions.ts';

type StaffAccess = Exclude<Access, 'everyone' | 'customer'>;

/** Who sends this request with a bearer token, once the guard has let it in. */
interface SignedInStaff {
  principal: NamedPrincipal<StaffKind>;
  /** What the account signs in with. */
  email: string;
  staff: StaffMember | null;
  token: string;
}

const OPEN_TO_EDITORS: readonly StaffAccess[] = ['admin', 'admin or super-admin'];
const OPEN_TO_SUPER_ADMINS: readonly StaffAccess[] = [
  'super-admin',
  'manager or super-admin',
  'admin or super-admin',
];
const MANAGERS_ONLY = { code: 'FORBIDDEN', message: 'Only Shop Managers may do this.' } as const;
const signedIn = new WeakMap<FastifyRequest, SignedInStaff>();
/** The admin who sends this request. Only endpoints for admins may ask. */
export function staffOf(request: FastifyRequest): StaffMember {
  const { staff } = signedInStaff(request);
  if (!staff) throw new Error(`${request.routeOptions.url} asked for an admin; it is for super admins too.`);
  return staff;
}

/** Whom the audit log names for what this request changes. */
export function principalOf(request: FastifyRequest): NamedPrincipal<StaffKind> {
  return signedInStaff(request).principal;
}

/** The admin or super admin who sends this request, with the token. Only guarded endpoints may ask. */
export function signedInStaff(request: FastifyRequest): SignedInStaff {
  const found = signedIn.get(request);
  if (!found)
    throw new Error(`${request.routeOptions.url} is open to everyone in server/access/permissions.ts.`);
  return found;
}

/** The super admin who sends this request to an endpoint that is open to everyone; null when none does. */
export async function findSuperAdminPrincipal(
  request: FastifyRequest,
  { database }: Shop,
): Promise<NamedPrincipal<StaffKind> | null> {
  const token = bearerToken(request);
  const found = token === null ? null : await findSuperAdminCarrier(database, token);
  return found?.principal ?? null;
}

/** The token of an `Authorization: Bearer` header, whether or not it opens anything. */
function bearerToken({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

interface StaffEndpoint {
  access: StaffAccess;
  /** Whether it is open to those who still have to set two-factor authentication up. */
  beforeTwoFactor: boolean;
}

/**
 * Lets in by the bearer token who an endpoint is for. Others get 401; 403 a Shop Editor where only Managers may, and who has
 * no two-factor authentication where the shop asks for it.
 */
export async function letStaffIn(
  { access, beforeTwoFactor }: StaffEndpoint,
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  // What only staff may see is cached by no browser and no proxy.
  reply.header('cache-control', 'no-store');
  const token = bearerToken(request);
  const found = token === null ? null : await findCarrier(access, shop, token);
  if (!found) return sendError(reply, notSignedIn().failure);
  const isEditor = found.staff?.role === 'Shop Editor';
  if (isEditor && !OPEN_TO_EDITORS.includes(access)) return sendError(reply, MANAGERS_ONLY);
  if (!beforeTwoFactor && (await mustSetUpTwoFactor(shop.database, shop.settings, found.principal))) {
    return sendError(reply, twoFactorRequired().failure);
  }
  signedIn.set(request, found);
}

/** A token of another kind of account opens nothing, and neither does one of an account that is not active. */
async function findCarrier(
  access: StaffAccess,
  { database }: Shop,
  token: string,
): Promise<SignedInStaff | null> {
  if (access !== 'super-admin') {
    const session = await findSession(database, 'admin', token);
    const staff = session && (await findActiveAdmin(database, session.accountId));
    if (staff) {
      const { id, username, email } = staff;
      return { principal: { kind: 'admin', id, name: username }, email, staff, token };
    }
  }
  return OPEN_TO_SUPER_ADMINS.includes(access) ? findSuperAdminCarrier(database, token) : null;
}

async function findSuperAdminCarrier(database: Database, token: string): Promise<SignedInStaff | null> {
  const session = await findSession(database, 'super-admin', token);
  const admin = session && (await findSuperAdmin(database, session.accountId));
  if (!admin) return null;
  const { id, name, email } = admin;
  return { principal: { kind: 'super-admin', id, name }, email, staff: null, token };
}
