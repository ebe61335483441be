import { z } from './zod.ts';

/** A word that a list is filtered by. Nothing stored has control characters, and PostgreSQL takes no null character. */
export function filterText(longest: number) {
  return z
    .string()
    .transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim())
    .pipe(z.string().max(longest, `Please type ${longest} characters at most.`));
}

/** A day that a list is filtered by, of the shop (Asia/Karachi). There is no year 0, neither here nor there. */
export const filterDay = z.iso
  .date('Please give a day as 2026-08-31.')
  .refine((day) => !day.startsWith('0000'), 'Please give a day as 2026-08-31.');
