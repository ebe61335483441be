import type { Composers } from '../notifications/types.ts';
import { toRecipient } from '../notifications/write-mail.ts';

export const staffMails = {
  'staff-account-changed': toRecipient(({ name }) => ({
    subject: `Your staff account at ${name} was changed`,
    parts: [
      { say: 'Hello,' },
      {
        say: `your staff account at ${name} was changed: its e-mail address, its password, or the second step of sign-in.`,
      },
      { say: 'If you know nothing of it, tell a super admin at once. The audit log says who did it.' },
    ],
  })),
} as const satisfies Partial<Composers>;
