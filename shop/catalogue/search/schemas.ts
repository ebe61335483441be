import { z } from '../../zod.ts';
import { LONGEST_QUERY } from './rules.ts';

export const searchByNameSchema = z.object({
  query: z.string().max(LONGEST_QUERY, `A search has at most ${LONGEST_QUERY} characters.`).default(''),
});
