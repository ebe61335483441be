import type { StaffRole } from '../../shop/principal.ts';
import { STAFF_AREAS } from './areas.ts';
import { wakeWaiting } from './live/waiting-store.ts';
import { requestAsStaff } from './request-as-staff.ts';
import { readAccount, rememberAccount } from './session/account-store.ts';
import { endWaiting } from './session/ended-session.ts';
import { readToken, type StaffKind } from './token-store.ts';

export interface Session<User> {
  token: string | null;
  /** Whose it is; null where the server did not say yes. */
  user: User | null;
  /** Whether the server said nothing of it, neither yes nor no. */
  isUnreachable: boolean;
  /** Whether nothing else opens until two-factor authentication is set up. */
  mustSetUpTwoFactor: boolean;
}

/** The tokens that the server has said yes to, once a screen shows so. */
const accepted: Partial<Record<StaffKind, string | null>> = {};

/** What both kinds of accounts say about who is in. */
export interface AnyStaff {
  id: string;
  email: string;
  name?: string;
  username?: string;
  role?: StaffRole;
}

/** The loader of an area: only the server's ok opens it. @typeParam User what the endpoint says about who is in */
export async function checkSession<User extends AnyStaff>(kind: StaffKind): Promise<Session<User>> {
  const token = readToken(kind);
  const response = await requestAsStaff<{ ok: boolean; user: User; mustSetUpTwoFactor: boolean }>(
    kind,
    STAFF_AREAS[kind].check,
    { waits: false },
  );
  const user = response.ok && response.value.ok ? response.value.user : null;
  if (user) welcome(kind, user);
  return {
    token,
    user,
    isUnreachable: !response.ok && response.status !== 401 && response.status !== 403,
    mustSetUpTwoFactor: response.ok && response.value.mustSetUpTwoFactor,
  };
}

/** Remembers who is in, and lets go on what waited for them. */
function welcome(kind: StaffKind, { id, email, name, username, role = undefined }: AnyStaff): void {
  const before = readAccount(kind);
  rememberAccount(kind, { id, email, name: name ?? username ?? '', role: role ?? null });
  wakeWaiting();
  endWaiting(kind, before === null || before.id === id);
}

/**
 * Remembers what a screen shows of its session. Not before it does: what waited for the session goes on as soon as that is
 * checked, and may end the loading that would have shown it.
 */
export function noteShown(kind: StaffKind, { token, user }: Session<unknown>): void {
  accepted[kind] = user ? token : null;
}

/** The `shouldRevalidate` of an area: it is checked once, and again with another token or after a failed check. */
export function mustCheckSession(kind: StaffKind): boolean {
  return accepted[kind] == null || accepted[kind] !== readToken(kind);
}

/** Has the area checked once more when its loaders run next. */
export function forgetCheck(kind: StaffKind): void {
  accepted[kind] = null;
}
