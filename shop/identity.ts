import { z } from './zod.ts';

/** An `_id` of the shop. Anything else is refused before the database is asked. */
export const idSchema = z.uuid({ error: 'This is not a valid id.' });

/** Whether a text has the shape of an `_id`; a category's link carries its name or its id. */
export function isId(text: string): boolean {
  return idSchema.safeParse(text).success;
}

/** The version of a record that its changer had in view; without one nothing is compared. */
export const seenVersion = z.coerce
  .number({ error: 'This is not a version.' })
  .int('This is not a version.')
  .min(1, 'This is not a version.')
  .optional();
