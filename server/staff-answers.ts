import { z } from 'zod';
import type { AuditPage } from '../shop/audit/types.ts';
import type { ModeratedReview, ModerationPage } from '../shop/reviews/types.ts';
import { STAFF_ROLES } from '../shop/staff/rules.ts';
import type { AdminUser, StaffMember, SuperAdmin } from '../shop/staff/types.ts';
import { reviewAnswer } from './answers.ts';

/** What the calls about staff, the audit log and moderation answer; the sieve of server/answers.ts goes on here. */
export const staffMemberAnswer = z.object({
  id: z.string(),
  username: z.string(),
  role: z.enum(STAFF_ROLES),
}) satisfies z.ZodType<StaffMember>;

export const adminUserAnswer = z.object({
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

export const superAdminAnswer = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  createdAt: z.string(),
}) satisfies z.ZodType<SuperAdmin>;

export const auditPageAnswer = z.object({
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

export const moderatedReviewAnswer = reviewAnswer.extend({
  productName: z.string(),
  mobile: z.string(),
  hidden: z.object({ at: z.string(), reason: z.string() }).nullable(),
}) satisfies z.ZodType<ModeratedReview>;

export const moderationPageAnswer = z.object({
  reviews: z.array(moderatedReviewAnswer),
  totalPages: z.number(),
  total: z.number(),
}) satisfies z.ZodType<ModerationPage>;
