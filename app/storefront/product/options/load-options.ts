import { href, redirect } from 'react-router';
import type { Product } from '../../../../shop/catalogue/products/responses.ts';
import { findOptions, listChoices } from '../../../../shop/catalogue/variants/queries.ts';
import type { ProductOptions } from '../../../../shop/catalogue/variants/responses.ts';
import { type Choice, choiceSearch, readChoice } from '../../../../shop/catalogue/variants/rules.ts';
import { shopAddress } from '../../../../shop/settings/settings.ts';
import type { ShopOfPages } from '../../../context.ts';
import { productGroupData } from './product-group-data.ts';

/** What there is to choose of a product, and what the address says is chosen. */
export type PageOptions = ProductOptions & { choice: Choice };

/**
 * What the page of a product with options shows besides the product (R553); null for one without.
 * @throws the redirect to the page of its product, for a variant: there it is chosen
 */
export async function loadOptions(shop: ShopOfPages, product: Product, search: URLSearchParams) {
  if (product.variantOf) {
    const found = (await listChoices(shop.database, [product._id])).get(product._id);
    if (found) {
      const address = href('/product/:id', { id: found.productId });
      throw redirect(address + choiceSearch(found.options, found.values));
    }
  }
  if (!product.variants) return null;
  const options = await findOptions(shop.database, product._id);
  if (!options) return null;
  const { store } = await shop.currentSettings();
  return {
    options: { ...options, choice: readChoice(options.options, search) },
    structured: productGroupData({ store, address: shopAddress(shop.settings) }, product, options),
  };
}
