import { MISSING_FIELDS, mobile, paragraph } from '../../../fields/schemas.ts';
import { filterText } from '../../../filters.ts';
import { pageKeySchema } from '../../../page-key.ts';
import { z } from '../../../zod.ts';

/** The query of GET /api/v1/customers. A search shows the first who are found, and has no pages. */
export const listCustomersSchema = z.object({
  search: filterText(100).default(''),
  after: pageKeySchema,
});
export type ListCustomers = z.infer<typeof listCustomersSchema>;

/** The query of GET /api/v1/customers/one; `after` is the key of the last order of the page before. */
export const oneCustomerSchema = z.object({ mobile: mobile(MISSING_FIELDS), after: pageKeySchema });

/** The body of POST /api/v1/customers/notes. */
export const customerNoteSchema = z.object({
  mobile: mobile(MISSING_FIELDS),
  note: paragraph('Please write a note.', 1000),
});
export type CustomerNote = z.infer<typeof customerNoteSchema>;
