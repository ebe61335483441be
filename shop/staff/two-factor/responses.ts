import { z } from '../../zod.ts';

export const twoFactorResponse = z.object({
  on: z.boolean(),
  recoveryCodesLeft: z.number(),
  required: z
    .boolean()
    .meta({ description: 'Whether the shop asks for it, so that it cannot be turned off' }),
});
export type TwoFactor = z.infer<typeof twoFactorResponse>;

export const enrolmentResponse = z.object({
  /** To type into the app, in base32. */
  secret: z.string(),
  /** The same for the app's camera, as a QR code. */
  address: z.string(),
});
export type Enrolment = z.infer<typeof enrolmentResponse>;

export const recoveryCodesResponse = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesResponse>;
