import type { ProductCard } from '../../../shop/catalogue/responses.ts';
import { EmptyNote } from '../empty-note.tsx';
import { ProductRow } from '../product-row.tsx';
import { Section } from './section.tsx';

interface ProductSectionProps {
  title: string;
  products: readonly ProductCard[];
  viewAll?: string;
  /** Said when there is nothing to show; without it an empty section is left out. */
  empty?: string;
  linkSoldOut?: boolean;
}

/** A section of product cards. */
export function ProductSection({ title, products, viewAll, empty, linkSoldOut }: ProductSectionProps) {
  if (products.length === 0 && empty === undefined) return null;
  return (
    <Section title={title} {...(viewAll !== undefined && { viewAll })}>
      {products.length > 0 ? (
        <ProductRow label={title} products={products} {...(linkSoldOut !== undefined && { linkSoldOut })} />
      ) : (
        <EmptyNote>{empty ?? ''}</EmptyNote>
      )}
    </Section>
  );
}
