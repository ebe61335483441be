import { z } from '../zod.ts';

const day = z.iso.date({ error: 'Please give a day as YYYY-MM-DD.' });

/** What the audit log is filtered by: who, what, when. Days are those of the shop (Asia/Karachi). */
export const auditFilterSchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  who: z.uuid().optional(),
  kind: z.string().max(40).optional(),
  search: z.string().trim().max(100).default(''),
  from: day.optional(),
  to: day.optional(),
});
export type AuditFilter = z.infer<typeof auditFilterSchema>;
