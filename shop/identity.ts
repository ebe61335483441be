import { z } from './zod.ts';

/** An `_id` of the shop. Anything else is refused before the database is asked. */
export const idSchema = z.uuid({ error: 'This is not a valid id.' });

/** Whether a text has the shape of an `_id`; a category's link carries its name or its id. */
export function isId(text: string): boolean {
  return idSchema.safeParse(text).success;
}
