import type { Composers } from '../notifications/types.ts';
import { toRecipient, whenAndWhere } from '../notifications/write-mail.ts';

const NOT_YOU =
  'If it was not you: sign in, end the sessions of other devices on the screen "My account", choose another password there, and tell a super admin.';
const NOT_YOURS = 'If you know nothing of it, tell a super admin at once. The audit log says who did it.';

/** A mail about one's own staff account. @param what ends the sentence that begins with "your staff account at …" */
function aboutStaffAccount(subject: string, what: string, advice: string) {
  return toRecipient(({ store: { name } }, occasion) => ({
    subject: `Your staff account at ${name}: ${subject}`,
    parts: [
      { say: 'Hello,' },
      { say: `your staff account at ${name} ${what}` },
      whenAndWhere(occasion),
      { say: advice },
    ],
  }));
}

/** What happened to an account of the staff, each told once (decision 079). Nothing in them opens anything. */
export const staffMails = {
  'staff-account-changed': aboutStaffAccount(
    'it was changed',
    'was changed by a super admin: its e-mail address or its password. Every session of it has ended.',
    NOT_YOURS,
  ),
  'staff-password-changed': aboutStaffAccount(
    'new password',
    'has a new password. Every other device is signed out.',
    NOT_YOU,
  ),
  'staff-two-factor-on': aboutStaffAccount(
    'second step of sign-in on',
    'asks for a second step at sign-in: the code of an authenticator app, which was set up just now.',
    NOT_YOU,
  ),
  'staff-two-factor-off': aboutStaffAccount(
    'second step of sign-in off',
    'asks for no second step at sign-in any more. The password alone opens it.',
    NOT_YOU,
  ),
  'staff-two-factor-reset': aboutStaffAccount(
    'second step of sign-in off',
    "asks for no second step at sign-in any more: a super admin or the shop's operator turned it off. The password alone opens it.",
    NOT_YOURS,
  ),
  'staff-recovery-codes': aboutStaffAccount(
    'new recovery codes',
    'has new recovery codes. Those before open nothing any more.',
    NOT_YOU,
  ),
  'staff-signed-in': aboutStaffAccount(
    'sign-in with a new device',
    'was signed in to from a new browser.',
    NOT_YOU,
  ),
} as const satisfies Partial<Composers>;
