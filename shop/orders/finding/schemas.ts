import { filterText } from '../../filters.ts';
import { z } from '../../zod.ts';

/** The query of GET /api/v1/staff/search. */
export const findAnythingSchema = z.object({
  query: filterText(100).pipe(z.string().min(2, 'Please type two characters at least.')),
});
