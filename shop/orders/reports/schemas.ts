import { filterDay } from '../../filters.ts';
import { z } from '../../zod.ts';
import { PERIODS, REPORTS } from './rules.ts';

/** No order is older, and none is placed later: so the days before them are days, too. */
const reportDay = filterDay.refine(
  (day) => day >= '2000-01-01' && day < '2200-01-01',
  'Please give a day of the years 2000 to 2199.',
);

/** The query of GET /api/v1/reports and of its export. */
export const reportSchema = z.object({
  by: z.enum(REPORTS).default('day'),
  period: z.enum(PERIODS).default('30-days'),
  from: reportDay.optional(),
  to: reportDay.optional(),
});
export type AskedReport = z.infer<typeof reportSchema>;
