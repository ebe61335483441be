import type { Composer, Composers, MailPart } from '../notifications/types.ts';

const staffAccountChanged: Composer = async (_db, _id, settings, recipient) => {
  if (recipient === null) return null;
  const shop = settings.store.name;
  const parts: MailPart[] = [
    { say: 'Hello,' },
    {
      say: `your staff account at ${shop} was changed: its e-mail address, its password, or the second step of sign-in.`,
    },
    { say: 'If you know nothing of it, tell a super admin at once. The audit log says who did it.' },
  ];
  return {
    to: { name: '', address: recipient },
    subject: `Your staff account at ${shop} was changed`,
    parts,
    secret: false,
  };
};

/** The mails to staff about their accounts. */
export const staffMails = {
  'staff-account-changed': staffAccountChanged,
} as const satisfies Partial<Composers>;
