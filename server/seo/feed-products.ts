import { sql } from 'kysely';
import { href } from 'react-router';
import type { Database } from '../../database/connect.ts';
import { eachBatchOfIds, listProductsByIds } from '../../shop/catalogue/products/queries.ts';
import { listChoices } from '../../shop/catalogue/variants/queries.ts';
import { choiceSearch } from '../../shop/catalogue/variants/rules.ts';
import type { FeedProduct } from './product-feed.ts';

/** Everything that is sold, newest first: of a product with options each of its variants, and not the product itself. */
export async function* eachFeedProduct(database: Database): AsyncGenerator<FeedProduct> {
  const isSold = sql<boolean>`(products.is_listed and products.options = '[]' or products.is_offered and exists (
    select from products as product where product.id = products.variant_of and product.is_listed))`;
  for await (const ids of eachBatchOfIds(database, isSold)) {
    const products = await listProductsByIds(database, ids);
    const choices = await listChoices(database, ids);
    for (const product of products) {
      const choice = choices.get(product._id);
      const path = href('/product/:id', { id: choice?.productId ?? product._id });
      yield { product, path: path + (choice ? choiceSearch(choice.options, choice.values) : '') };
    }
  }
}
