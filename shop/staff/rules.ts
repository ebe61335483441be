/** Rules about the people who run the shop (R153, R186). */
import type { StaffKind, TwoFactorRequirement } from '../principal.ts';
import type { AdminUser } from './responses.ts';

/** Whether the setting REQUIRE_TWO_FACTOR asks an account of this kind for two-factor authentication. */
export function isTwoFactorRequired(required: TwoFactorRequirement, kind: StaffKind): boolean {
  return required === 'staff' || required === kind;
}

/** Recovery codes: ten characters of these, without what looks alike, are beyond guessing. */
export const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
export const RECOVERY_CODE_LENGTH = 10;

/** Wrong recovery codes for one account from one network: more than it can send, so that the owner is never locked out. */
export const RECOVERY_LIMIT = { most: 5000, pauseMinutes: 15 };

/** So long one may take from beginning with an authenticator app to its first code. */
export const ENROLMENT_MINUTES = 15;

/** Whether a code looks like one of an authenticator app. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** Whether a code, in lower case and without dash and spaces, looks like a recovery code. */
export function isRecoveryCode(code: string): boolean {
  return (
    code.length === RECOVERY_CODE_LENGTH && [...code].every((letter) => RECOVERY_LETTERS.includes(letter))
  );
}

/** What a list shows for `allow`; messages about a change say "Pending" for 0 (R187). */
export function allowLabel(allow: 0 | 1): 'Active' | 'Deactive' {
  return allow === 1 ? 'Active' : 'Deactive';
}

/** The message after `allow` alone was changed (R188). */
export function statusUpdated(allow: 0 | 1): string {
  return `Admin user status updated to ${allow === 1 ? 'Active' : 'Pending'}`;
}

/** What of an admin's account a super admin changes; the password is never shown or kept beside it. */
type Changeable = Pick<AdminUser, 'username' | 'email' | 'mobileNo' | 'role' | 'allow'>;
type Wanted = { [Field in keyof Changeable]?: Changeable[Field] | undefined };

interface ChangeOfAdminUser {
  /** For the audit log; null when nothing is different. */
  action: string | null;
  before: Partial<Changeable>;
  /** Only the fields that are different. */
  after: Partial<Changeable>;
}

export function changeOfAdminUser(
  current: Changeable,
  wanted: Wanted,
  withPassword: boolean,
): ChangeOfAdminUser {
  const before: Partial<Changeable> = {};
  const after: Partial<Changeable> = {};
  for (const field of ['username', 'email', 'mobileNo', 'role', 'allow'] as const) take(field);
  return { action: actionOf(after, withPassword), before, after };

  function take<Field extends keyof Changeable>(field: Field) {
    const value = wanted[field];
    if (value === undefined || value === current[field]) return;
    before[field] = current[field];
    after[field] = value;
  }
}

function actionOf(after: Partial<Changeable>, withPassword: boolean): string | null {
  const fields = Object.keys(after);
  if (withPassword) return fields.length > 0 ? 'changed, with a new password' : 'set a new password';
  if (fields.length === 0) return null;
  if (fields.length > 1 || after.allow === undefined) return 'changed';
  return after.allow === 1 ? 'activated' : 'deactivated';
}

/** Whether who is signed in to the account has to sign in again, if that is still possible. */
export function endsSessions({ allow, email }: Partial<Changeable>, withPassword: boolean): boolean {
  return allow === 0 || email !== undefined || withPassword;
}
