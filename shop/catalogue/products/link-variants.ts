import { sql } from 'kysely';
import type { Transaction } from '../../../database/connect.ts';

export interface VariantLink {
  id: string;
  variant_of: string;
  option_values: readonly string[];
}

/** Makes locked products products of their own. Their versions are those of who changes them. */
export async function unlinkVariants(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // What is no variant is not written: of an import that is undone these are ten thousand rows, each with its words for the search.
  await sql`
    update products set variant_of = null, option_values = '{}'
    where id = any(${ids}::uuid[]) and variant_of is not null
  `.execute(transaction);
}

/**
 * Makes locked products variants, all at once: of several that change places, none stands in another's way once they are
 * all unlinked. @throws when two variants of a product would have the same values
 */
export async function linkVariants(transaction: Transaction, links: readonly VariantLink[]): Promise<void> {
  if (links.length === 0) return;
  await sql`
    update products set
      variant_of = link.variant_of,
      option_values = array(select jsonb_array_elements_text(link.option_values))
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (id uuid, variant_of uuid, option_values jsonb)
    where products.id = link.id
  `.execute(transaction);
}
