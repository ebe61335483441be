import type { ReactNode } from 'react';
import { AreaFrame } from '../staff/area-frame.tsx';
import { staffFrame } from '../staff/header/staff-header.tsx';
import type { DestinationGroup } from '../staff/navigation.ts';
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
      {
        name: 'Admin users',
        to: '/superAdmin/admin-content',
        icon: PeopleIcon,
        words: 'managers editors roles',
      },
      { name: 'Add new admin', to: '/add-new-admin', icon: NewIcon, words: 'hire create' },
      { name: 'Super admins', to: '/superAdmin/super-admins', icon: PeopleIcon, words: 'owners' },
    ],
  },
  {
    name: 'The shop',
    destinations: [
      {
        name: 'Overview',
        to: '/superAdmin/overview',
        covers: ['/superAdmin/undelivered-mails'],
        icon: OverviewIcon,
        words: 'sales today figures',
      },
      {
        name: 'Home page',
        to: '/superAdmin/home-page',
        icon: HomePageIcon,
        words: 'banners sections announcement strip arrange publish preview',
      },
      {
        name: 'Pages',
        to: '/superAdmin/pages',
        covers: ['/superAdmin/page', '/superAdmin/new-page'],
        icon: PagesIcon,
        words: 'about faq return policy posts blog text editor content cms',
      },
      {
        name: 'Settings',
        to: '/superAdmin/settings',
        icon: SettingsIcon,
        words: 'phone address delivery cost cities days hours history reviews approval',
      },
      {
        name: 'Message texts',
        to: '/superAdmin/texts',
        icon: MailIcon,
        words: 'mail sms whatsapp template text subject customers are told',
      },
      {
        name: 'Services and keys',
        to: '/superAdmin/services',
        icon: SettingsIcon,
        words: 'courier gateway payment raast whatsapp sms mail server secret token password',
      },
      { name: 'Audit log', to: '/superAdmin/audit-log', icon: AuditIcon, words: 'who changed history' },
      {
        name: 'Undelivered messages',
        to: '/superAdmin/undelivered-mails',
        icon: MailIcon,
        words: 'e-mail bounced send again',
        hidden: true,
      },
      {
        name: 'My account',
        to: '/superAdmin/account',
        icon: UserIcon,
        words: 'password two-factor sessions',
      },
    ],
  },
];

const SIGN_IN_LINKS: DestinationGroup = {
  name: 'Sign in',
  destinations: [
    { name: 'Log in', to: '/super-admin-login', icon: LeaveIcon },
    { name: 'Register', to: '/super-admin-regegistration', icon: NewIcon },
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
