import { useLocation } from 'react-router';
import type { StaffKind } from './token-store.ts';

/**
 * The two areas of the staff's side, each with its own sign-in and token (R154). Below `api` are the endpoints of the
 * own account, below `root` the screens; `logIn` gives a token, `check` says whether one opens the area (R218, R219).
 */
export const STAFF_AREAS = {
  admin: {
    title: 'Dashboard',
    api: '/api/user/admin',
    logIn: '/api/user/admin/admin-users/login',
    check: '/api/user/admin/admin-protected-route',
    signIn: '/admin-login',
    root: '/dashboard',
    home: '/dashboard/admin',
  },
  'super-admin': {
    title: 'Super admin',
    api: '/api/user',
    logIn: '/api/user/login',
    check: '/api/user/protected-route',
    signIn: '/super-admin-login',
    root: '/superAdmin',
    home: '/superAdmin/admin-content',
  },
} as const satisfies Record<StaffKind, unknown>;

/** Whose area an address belongs to. */
export function staffKindAt(pathname: string): StaffKind {
  return pathname.toLowerCase().startsWith(STAFF_AREAS.admin.root) ? 'admin' : 'super-admin';
}

/** Whose area the screen belongs to: many screens are in both. */
export const useStaffKind = (): StaffKind => staffKindAt(useLocation().pathname);

/** Where a sign-in leads: to `next`, which the address names, if it is a screen of the area; else to the first one. */
export function afterSignIn(kind: StaffKind, next: string | null): string {
  const { root, home } = STAFF_AREAS[kind];
  return next !== null && (next === root || next.startsWith(`${root}/`)) ? next : home;
}
