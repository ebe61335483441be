import { z } from './zod.ts';

/**
 * Where a page of a long list begins: behind the row of this moment and id. However far in, a page costs the same, and what
 * comes in meanwhile moves nothing.
 */
export interface PageKey {
  /** Where a list has two parts: whether the row is in its first. */
  isFirst: boolean;
  /** Microseconds since 1970, as PostgreSQL has them. */
  at: string;
  id: string;
}

const KEY = /^([01])\.(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The parameter `after` of a list. */
export const pageKeySchema = z
  .string()
  .regex(KEY, 'This is not a place in the list.')
  .transform((text): PageKey => {
    const [, part, at = '0', id = ''] = KEY.exec(text) ?? [];
    return { isFirst: part === '1', at, id };
  })
  .optional();
