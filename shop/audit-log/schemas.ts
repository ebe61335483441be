import { filterDay, filterText } from '../filters.ts';
import { z } from '../zod.ts';

/** The filters of the audit log: who, what, when. Days are those of the shop (Asia/Karachi). */
export const auditFilterSchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  who: z.uuid().optional(),
  kind: filterText(40).optional(),
  search: filterText(100).default(''),
  from: filterDay.optional(),
  to: filterDay.optional(),
});
export type AuditFilter = z.infer<typeof auditFilterSchema>;
