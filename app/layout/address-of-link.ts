import { href } from 'react-router';
import type { Link } from '../../shop/content/home-page/types.ts';
import { categoryAddress } from './site-links.ts';

/** What a link may lead to: the names of the categories of today, and the products that shoppers find, by their ids. */
export interface Places {
  categories: ReadonlyMap<string, string>;
  products: Pick<ReadonlyMap<string, unknown>, 'has'>;
}

/** Where a link of the home page leads; null where that is gone. */
export function addressOfLink(link: Link, { categories, products }: Places): string | null {
  switch (link.to) {
    case 'address':
      return link.address;
    case 'product':
      return link.product && products.has(link.product.id)
        ? href('/product/:id', { id: link.product.id })
        : null;
    case 'category': {
      const { id, name } = link.category;
      const current = id === null ? name : categories.get(id);
      return current === undefined ? null : categoryAddress(current);
    }
  }
}
