import { REGISTRATION_PROVINCES, registrationCitiesOf } from '../fields/cities.ts';
import { isOwnEmail } from '../fields/rules.ts';
import {
  address,
  email,
  fieldsAreFine,
  isConfirmed,
  MISSING_FIELDS,
  mobile,
  newPassword,
  passwordFormSchema,
  passwordsMatch,
  personName,
  requiredText,
  typedPassword,
} from '../fields/schemas.ts';
import { z } from '../zod.ts';

const details = {
  name: personName(MISSING_FIELDS),
  email: email(MISSING_FIELDS),
  mobile: mobile(MISSING_FIELDS),
  address: address(MISSING_FIELDS),
  province: requiredText(MISSING_FIELDS, 40).refine(
    (province) => REGISTRATION_PROVINCES.some((known) => known === province),
    'Please choose one of the provinces.',
  ),
  city: requiredText(MISSING_FIELDS, 60),
};

const cityIsOfProvince = {
  path: ['city'],
  message: 'Please choose a city of the province.',
  when: fieldsAreFine('province', 'city'),
};

/** What the registration's form checks by itself: whether the passwords match is left to the server (section 5). */
export const registrationFormSchema = z
  .object({ ...details, password: newPassword, confirmPassword: typedPassword })
  .refine(({ province, city }) => registrationCitiesOf(province).includes(city), cityIsOfProvince)
  .refine(({ password, email }) => !isOwnEmail(password, email), {
    path: ['password'],
    message: 'Please choose a password that is not your e-mail address.',
    when: fieldsAreFine('password', 'email'),
  });

/** The body of POST /api/reglogin/register (R217). */
export const registerSchema = registrationFormSchema.refine(isConfirmed, passwordsMatch);
export type Register = z.infer<typeof registerSchema>;

export const logInSchema = z.object({ email: email(MISSING_FIELDS), password: typedPassword });

/** The body of PUT /api/reglogin/profile. The password is needed only for another e-mail address. */
export const changeDetailsSchema = z
  .object({ ...details, currentPassword: typedPassword.or(z.literal('')).default('') })
  .refine(({ province, city }) => registrationCitiesOf(province).includes(city), cityIsOfProvince);
export type ChangeDetails = z.infer<typeof changeDetailsSchema>;

export const changePasswordSchema = passwordFormSchema.refine(isConfirmed, passwordsMatch);
export type ChangePassword = z.infer<typeof changePasswordSchema>;

export const forgotPasswordSchema = z.object({ email: email(MISSING_FIELDS) });

const linkToken = z.string({ error: 'The link is not complete.' }).max(200, 'The link is not complete.');

/** What the form behind a reset link checks by itself. */
export const resetFormSchema = z.object({ password: newPassword, confirmPassword: typedPassword });

export const resetPasswordSchema = resetFormSchema
  .extend({ token: linkToken })
  .refine(isConfirmed, passwordsMatch);
export type ResetPassword = z.infer<typeof resetPasswordSchema>;

/** The form behind a link that confirms an address has a button only. */
export const confirmEmailFormSchema = z.object({});

export const confirmEmailSchema = z.object({ token: linkToken });
