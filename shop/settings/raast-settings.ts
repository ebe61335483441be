import { faultOfMerchantCode, isIban, RAAST_SCHEMES, type RaastAccounts } from '../payments/raast/rules.ts';
import { z } from '../zod.ts';

/** Where the shop is paid by Raast, as the environment has it. Without it nothing is said of bank apps. */

export const raastEnvironment = {
  RAAST_IBAN: z
    .string()
    .transform((text) => text.replace(/\s+/g, '').toUpperCase())
    .refine(isIban, 'has to be an IBAN of Pakistan, 24 characters whose check digits are right')
    .optional(),
  RAAST_TITLE: z.string().trim().min(1).max(60).optional(),
  RAAST_SCHEME: z.enum(RAAST_SCHEMES).default('30'),
  RAAST_MERCHANT_QR: z
    .string()
    .trim()
    .max(512)
    .superRefine((text, context) => {
      const fault = faultOfMerchantCode(text);
      if (fault !== null) context.addIssue({ code: 'custom', message: fault });
    })
    .optional(),
};
const environment = z.object(raastEnvironment);
type RaastEnvironment = z.infer<typeof environment>;

/** An IBAN is paid under its title, and a title says nothing alone: the one that is missing; null when none is. */
export function missingOfRaast({
  RAAST_IBAN,
  RAAST_TITLE,
}: RaastEnvironment): { missing: string; given: string } | null {
  if (RAAST_IBAN && !RAAST_TITLE) return { missing: 'RAAST_TITLE', given: 'RAAST_IBAN' };
  if (RAAST_TITLE && !RAAST_IBAN) return { missing: 'RAAST_IBAN', given: 'RAAST_TITLE' };
  return null;
}

/** The accounts; null without any. */
export function readRaastAccounts(value: RaastEnvironment): RaastAccounts | null {
  const { RAAST_IBAN: iban, RAAST_TITLE: title, RAAST_SCHEME: scheme, RAAST_MERCHANT_QR: code } = value;
  const account = iban && title ? { iban, title, scheme } : null;
  return account || code ? { account, merchantCode: code ?? null } : null;
}
