import { z } from 'zod';
import type { AuditPage } from '../../shop/audit-log/types.ts';
import type { ModeratedReview, ModerationPage } from '../../shop/catalogue/reviews/types.ts';
import { STAFF_ROLES } from '../../shop/staff/rules.ts';
import type { AdminUser, StaffMember, SuperAdmin } from '../../shop/staff/types.ts';
import { reviewResponse } from './schemas.ts';

/** What the calls about staff, the audit log and moderation answer; the sieve of server/responses/schemas.ts goes on here. */
export const staffMemberResponse = z.object({
  id: z.string(),
  username: z.string(),
  role: z.enum(STAFF_ROLES),
}) satisfies z.ZodType<StaffMember>;

export const adminUserResponse = z.object({
  _id: z.string(),
  username: z.string(),
  email: z.string(),
  mobileNo: z.string().meta({ description: '+923XXXXXXXXX' }),
  role: z.enum(STAFF_ROLES),
  allow: z.literal([0, 1]).meta({ description: '1 active, 0 not' }),
  secondFactor: z.boolean(),
  createdAt: z.string(),
  version: z.number(),
}) satisfies z.ZodType<AdminUser>;

export const superAdminResponse = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  createdAt: z.string(),
}) satisfies z.ZodType<SuperAdmin>;

export const auditPageResponse = z.object({
  entries: z.array(
    z.object({
      _id: z.number(),
      at: z.string(),
      actor: z.object({ kind: z.enum(['admin', 'super-admin', 'shop']), id: z.string(), name: z.string() }),
      action: z.string(),
      subject: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
      before: z.unknown(),
      after: z.unknown(),
    }),
  ),
  totalPages: z.number(),
  total: z.number(),
}) satisfies z.ZodType<AuditPage>;

export const moderatedReviewResponse = reviewResponse.extend({
  productName: z.string(),
  mobile: z.string(),
  hidden: z.object({ at: z.string(), reason: z.string() }).nullable(),
}) satisfies z.ZodType<ModeratedReview>;

export const moderationPageResponse = z.object({
  reviews: z.array(moderatedReviewResponse),
  totalPages: z.number(),
  total: z.number(),
}) satisfies z.ZodType<ModerationPage>;
