import { paragraph } from '../../fields/schemas.ts';
import { filterText } from '../../filters.ts';
import { z } from '../../zod.ts';
import { LONGEST_ADDRESS, MOST_AT_ONCE, readRedirects } from './rules.ts';

const MISSING = 'Please enter an old address and the new one.';
const TOO_MANY = `Please enter at most ${MOST_AT_ONCE} at once.`;
/** So many faults are named; the rest follow from the next try. */
const FAULTS_TOLD = 5;

/** The body of POST /api/v1/redirects: lines of an old address and the new one. */
export const addRedirectsSchema = z.object({
  lines: paragraph(MISSING, (2 * LONGEST_ADDRESS + 2) * MOST_AT_ONCE).superRefine((text, context) => {
    const { redirects, faults } = readRedirects(text);
    const told =
      faults.length > 0 ? faults.slice(0, FAULTS_TOLD) : redirects.length > MOST_AT_ONCE ? [TOO_MANY] : [];
    if (told.length > 0) context.addIssue({ code: 'custom', message: told.join(' ') });
  }),
});
export const listRedirectsSchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  search: filterText(100).optional(),
});
export type ListRedirects = z.infer<typeof listRedirectsSchema>;
