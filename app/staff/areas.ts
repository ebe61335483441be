import type { StaffKind } from './token-store.ts';

interface StaffArea {
  /** The endpoints of the own account are below this. */
  api: string;
  /** The endpoint that says whether a token opens the area (R218, R219). */
  check: string;
  signIn: string;
  /** Every screen of the area is below this. */
  root: string;
  /** The screen that one starts on. */
  home: string;
}

/** The two areas of the staff's side, each with its own sign-in and its own token (R154). */
export const STAFF_AREAS = {
  admin: {
    api: '/api/user/admin',
    check: '/api/user/admin/admin-protected-route',
    signIn: '/admin-login',
    root: '/dashboard',
    home: '/dashboard/admin',
  },
  'super-admin': {
    api: '/api/user',
    check: '/api/user/protected-route',
    signIn: '/super-admin-login',
    root: '/superAdmin',
    home: '/superAdmin/admin-content',
  },
} as const satisfies Record<StaffKind, StaffArea>;

/**
 * Where a sign-in leads: to the screen that asked for it, or to the first one.
 * @param next as the address has it; only a screen of the same area is gone to
 */
export function afterSignIn(kind: StaffKind, next: string | null): string {
  const { root, home } = STAFF_AREAS[kind];
  return next !== null && (next === root || next.startsWith(`${root}/`)) ? next : home;
}
