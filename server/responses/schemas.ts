import { z } from 'zod';

/**
 * What is common to the responses of all endpoints; each response's own schema is in the `responses.ts` of its area of
 * shop/. Schemas are sieves too: a field that is not named in them never leaves the server.
 */
export const errorResponse = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  data: z.record(z.string(), z.unknown()).optional(),
});

/** An endpoint that did what it was asked: `success`, the message, and what was stored. */
export function successResponse<T extends z.ZodRawShape>(shape: T) {
  return z.object({ success: z.literal(true), message: z.string(), ...shape });
}
