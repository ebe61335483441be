import { z } from '../../zod.ts';

export const redirectResponse = z.object({
  _id: z.string(),
  from: z.string().meta({ description: 'The old path, in small letters' }),
  to: z.string(),
  madeBy: z.enum(['staff', 'rename']),
  by: z.string(),
  at: z.string().meta({ description: 'ISO time' }),
});
export type ListedRedirect = z.infer<typeof redirectResponse>;

export const redirectsResponse = z.object({
  redirects: z.array(redirectResponse),
  total: z.number(),
  totalPages: z.number(),
});
export type Redirects = z.infer<typeof redirectsResponse>;
