import { STAFF_ROLES } from '../principal.ts';
import { z } from '../zod.ts';

const role = z.enum(STAFF_ROLES);

export const staffMemberResponse = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  role,
});
export type StaffMember = z.infer<typeof staffMemberResponse>;

/** An admin's account as the super admin sees it. The password's hash never leaves the operations. */
export const adminUserResponse = z.object({
  _id: z.string(),
  username: z.string(),
  email: z.string(),
  mobileNo: z.string().meta({ description: '+923XXXXXXXXX' }),
  role,
  allow: z.literal([0, 1]).meta({ description: '1 active, 0 not' }),
  /** Whether sign-in asks for the code of an authenticator app. */
  secondFactor: z.boolean(),
  /** ISO time. */
  createdAt: z.string(),
  /** Goes up with every change; a write sends the one it saw. */
  version: z.number(),
});
export type AdminUser = z.infer<typeof adminUserResponse>;

export const superAdminResponse = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  /** ISO time. */
  createdAt: z.string(),
});
export type SuperAdmin = z.infer<typeof superAdminResponse>;

export const signedInStaffResponse = z.object({
  token: z.string().meta({ description: 'Bearer token, for 12 hours' }),
  user: z.object({ id: z.string(), name: z.string(), email: z.string() }),
});
export type SignedInStaff = z.infer<typeof signedInStaffResponse>;

const mustSetUpTwoFactor = z.boolean().meta({
  description:
    'Whether everything else is refused with TWO_FACTOR_REQUIRED until two-factor authentication is on',
});

export const adminCheckResponse = z.object({
  ok: z.literal(true),
  user: staffMemberResponse,
  mustSetUpTwoFactor,
});
export const superAdminCheckResponse = z.object({
  ok: z.literal(true),
  user: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  mustSetUpTwoFactor,
});
