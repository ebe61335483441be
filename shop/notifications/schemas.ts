import { z } from '../zod.ts';

export const undeliveredFilterSchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
