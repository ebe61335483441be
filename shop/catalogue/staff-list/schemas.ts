import { filterText } from '../../filters.ts';
import { idSchema } from '../../identity.ts';
import { z } from '../../zod.ts';
import { LONGEST_BRAND, PRODUCT_STATUSES } from '../products/rules.ts';
import { LONGEST_QUERY } from '../search/rules.ts';
import { LARGEST_STAFF_PAGE, PRODUCT_SORTS, STAFF_PAGE_SIZE, STOCK_FILTERS } from './rules.ts';

export const staffListSchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(LARGEST_STAFF_PAGE).default(STAFF_PAGE_SIZE),
  sort: z.enum(PRODUCT_SORTS).default('-added'),
  search: z
    .string()
    .trim()
    .max(LONGEST_QUERY, `A search has at most ${LONGEST_QUERY} characters.`)
    .default(''),
  category: idSchema.optional(),
  subcategory: filterText(80).optional(),
  menus: z.enum(['none']).optional().meta({ description: 'none for what no category of the menus shows' }),
  stock: z.enum(STOCK_FILTERS).optional(),
  discounted: z.enum(['1', '0']).optional(),
  status: z.enum(PRODUCT_STATUSES).optional(),
  brand: filterText(LONGEST_BRAND).optional().meta({ description: 'In any case of letters' }),
});
export type StaffList = z.infer<typeof staffListSchema>;
