import {
  email,
  isConfirmed,
  MISSING_FIELDS,
  mobile,
  newPassword,
  passwordFormSchema,
  passwordsMatch,
  personName,
  typedPassword,
} from '../fields/schemas.ts';
import { STAFF_ROLES } from '../principal.ts';
import { z } from '../zod.ts';

/** A version that a screen saw; a write without one is taken as it comes. */
const seenVersion = z.int().min(1).optional();

/** The code of an authenticator app, or a recovery code; spaces and dashes are for the eyes only. */
const twoFactorCode = z
  .string()
  .max(40)
  .transform((text) => text.replace(/[\s-]+/g, '').toLowerCase())
  .default('');

const role = z.enum(STAFF_ROLES, { error: 'Please choose Shop Manager or Shop Editor.' });
const allow = z.literal([0, 1], { error: 'allow is 1 (active) or 0.' });

const adminUser = {
  username: personName(MISSING_FIELDS),
  email: email(MISSING_FIELDS),
  mobileNo: mobile(MISSING_FIELDS),
  role,
};

/** The body of POST /api/user/admin/admin-users (R219). */
export const createAdminUserSchema = z.object({
  ...adminUser,
  password: newPassword,
  allow: allow.default(1),
});
export type CreateAdminUser = z.infer<typeof createAdminUserSchema>;

/** What the form of a new admin checks by itself. */
export const addAdminFormSchema = z.object({
  ...adminUser,
  password: newPassword,
  confirmPassword: typedPassword,
});

/** What the form of an admin's account checks by itself; a password only if it changes. */
export const editAdminFormSchema = z.object({
  ...adminUser,
  allow: z
    .enum(['Active', 'Pending'], { error: 'Please choose Active or Pending.' })
    .transform((status) => (status === 'Active' ? (1 as const) : (0 as const))),
  password: z.literal('').or(newPassword),
});

/** The body of PUT /api/user/admin/admin-users/{id}: the fields that change, or `allow` alone. */
export const updateAdminUserSchema = z
  .object({ ...adminUser, allow, password: newPassword })
  .partial()
  .extend({ version: seenVersion });
export type UpdateAdminUser = z.infer<typeof updateAdminUserSchema>;

/** The body of both logins of staff. The code is asked for only where a second factor is on. */
export const staffLogInSchema = z.object({
  email: email(MISSING_FIELDS),
  password: typedPassword,
  code: twoFactorCode,
});
export type StaffLogIn = z.infer<typeof staffLogInSchema>;

/** What the registration's form checks by itself. The setup code is asked for only where it is needed. */
export const superAdminFormSchema = z.object({
  name: personName(MISSING_FIELDS),
  email: email(MISSING_FIELDS),
  password: newPassword,
  confirmPassword: typedPassword,
  setupCode: z.string().max(100).default(''),
});

/** The body of POST /api/user/register (R218). */
export const registerSuperAdminSchema = superAdminFormSchema.refine(
  ({ password, confirmPassword }) => password === confirmPassword,
  { path: ['confirmPassword'], message: 'Passwords do not match!' },
);
export type RegisterSuperAdmin = z.infer<typeof registerSuperAdminSchema>;

/** The body of the calls that ask who is signed in to show to be the owner; a code only where one is needed. */
export const identitySchema = z.object({ currentPassword: typedPassword, code: twoFactorCode });

/** What the form of a new password checks by itself. */
export const ownPasswordFormSchema = passwordFormSchema.extend({ code: twoFactorCode });

export const changeOwnPasswordSchema = ownPasswordFormSchema.refine(isConfirmed, passwordsMatch);

export const confirmTwoFactorSchema = z.object({ code: twoFactorCode });
