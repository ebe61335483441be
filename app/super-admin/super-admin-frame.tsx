import type { ReactNode } from 'react';
import { AreaFrame } from '../staff/area-frame.tsx';
import { staffFrame } from '../staff/header/staff-header.tsx';
import { type DestinationGroup, leadTo } from '../staff/navigation.ts';
import { useToken } from '../staff/token-store.ts';
import {
  AuditIcon,
  HomePageIcon,
  LeaveIcon,
  MailIcon,
  NewIcon,
  OverviewIcon,
  PagesIcon,
  PeopleIcon,
  SettingsIcon,
} from '../staff/ui/icons.tsx';
import { UserIcon } from '../ui/icons.tsx';

export const LINKS: readonly DestinationGroup[] = [
  {
    name: 'Accounts',
    destinations: [
      leadTo('Admin users', '/superAdmin/admin-content', PeopleIcon, {
        words: 'managers editors roles',
      }),
      leadTo('Add new admin', '/add-new-admin', NewIcon, { words: 'hire create' }),
      leadTo('Super admins', '/superAdmin/super-admins', PeopleIcon, { words: 'owners' }),
    ],
  },
  {
    name: 'The shop',
    destinations: [
      leadTo('Overview', '/superAdmin/overview', OverviewIcon, {
        covers: ['/superAdmin/undelivered-mails'],
        words: 'sales today figures',
      }),
      leadTo('Home page', '/superAdmin/home-page', HomePageIcon, {
        words: 'banners sections announcement strip arrange publish preview',
      }),
      leadTo('Pages', '/superAdmin/pages', PagesIcon, {
        covers: ['/superAdmin/page', '/superAdmin/new-page'],
        words: 'about faq return policy posts blog text editor content cms',
      }),
      leadTo('Settings', '/superAdmin/settings', SettingsIcon, {
        words: 'phone address delivery cost cities days hours history reviews approval',
      }),
      leadTo('Message texts', '/superAdmin/texts', MailIcon, {
        words: 'mail sms whatsapp template text subject customers are told',
      }),
      leadTo('Services and keys', '/superAdmin/services', SettingsIcon, {
        words: 'courier gateway payment raast whatsapp sms mail server secret token password',
      }),
      leadTo('Audit log', '/superAdmin/audit-log', AuditIcon, { words: 'who changed history' }),
      leadTo('Undelivered messages', '/superAdmin/undelivered-mails', MailIcon, {
        words: 'e-mail bounced send again',
        hidden: true,
      }),
      leadTo('My account', '/superAdmin/account', UserIcon, {
        words: 'password two-factor sessions',
      }),
    ],
  },
];

const SIGN_IN_LINKS: DestinationGroup = {
  name: 'Sign in',
  destinations: [
    leadTo('Log in', '/super-admin-login', LeaveIcon),
    leadTo('Register', '/super-admin-regegistration', NewIcon),
  ],
};

/** The `handle` of the super admin's screens. */
export const SUPER_ADMIN_FRAME = staffFrame({ kind: 'super-admin', groups: LINKS });

/** The super admin's menu with a screen beside it. */
export function SuperAdminFrame({ children }: { children: ReactNode }) {
  const groups = useToken('super-admin') ? LINKS : [...LINKS, SIGN_IN_LINKS];
  return (
    <AreaFrame kind="super-admin" groups={groups}>
      {children}
    </AreaFrame>
  );
}
