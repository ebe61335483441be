import type { Composers } from '../notifications/types.ts';
import { toRecipient } from '../notifications/write-mail.ts';

/** The mails to staff about their accounts. */
export const staffMails = {
  'staff-account-changed': toRecipient(({ store }) => ({
    subject: `Your staff account at ${store.name} was changed`,
    parts: [
      { say: 'Hello,' },
      {
        say: `your staff account at ${store.name} was changed: its e-mail address, its password, or the second step of sign-in.`,
      },
      { say: 'If you know nothing of it, tell a super admin at once. The audit log says who did it.' },
    ],
  })),
} as const satisfies Partial<Composers>;
