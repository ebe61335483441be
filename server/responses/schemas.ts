import type { FastifySchema } from 'fastify';
import { z } from 'zod';

/** What all responses share. Schemas also filter: a field that they don't name never leaves the server. */
const errorResponse = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  data: z.record(z.string(), z.unknown()).optional(),
  /** Of failures of the shop (5xx): by it the log is searched. */
  requestId: z.string().optional(),
});

/** An endpoint that did what it was asked: `success`, the message, and what was stored. */
export function successResponse<T extends z.ZodRawShape>(shape: T) {
  return z.object({ success: z.literal(true), message: z.string(), ...shape });
}

/** The error responses of an endpoint, by their statuses. */
export function errors<Status extends number>(...statuses: Status[]): Record<Status, typeof errorResponse>;
export function errors(...statuses: number[]) {
  return Object.fromEntries(statuses.map((status) => [status, errorResponse]));
}

/** The options of a group's endpoints: documentation, validation and types. @param group its heading in the documentation */
export function routeOptions(group: string) {
  return <Schema extends FastifySchema>(summary: string, schema: Schema) => ({
    schema: { tags: [group], summary, ...schema },
  });
}
