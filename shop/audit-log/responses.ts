import { STAFF_KINDS } from '../principal.ts';
import { z } from '../zod.ts';

const auditEntryResponse = z.object({
  _id: z.number(),
  /** ISO time. */
  at: z.string(),
  actor: z.object({ kind: z.enum([...STAFF_KINDS, 'customer', 'shop']), id: z.string(), name: z.string() }),
  action: z.string(),
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
  /** The changed fields as they were, and as they became; null where there was nothing. */
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.infer<typeof auditEntryResponse>;

export const auditPageResponse = z.object({
  entries: z.array(auditEntryResponse),
  totalPages: z.number(),
  total: z.number(),
  moreEntries: z.boolean().meta({ description: 'Whether there are more than were counted' }),
});
export type AuditPage = z.infer<typeof auditPageResponse>;

export const auditPeopleResponse = z.array(z.object({ id: z.string(), name: z.string() }));
