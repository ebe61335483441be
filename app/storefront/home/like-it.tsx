import { useState } from 'react';
import type { ProductCard } from '../../../shop/catalogue/types.ts';
import { LIKE_IT_FIRST, LIKE_IT_STEP, SECTIONS } from '../../../shop/sections/rules.ts';
import { callShop } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { ProductGrid } from '../product-grid.tsx';
import type { HomeData } from './load-home.ts';
import { Section } from './section.tsx';

/**
 * "I'm Sure You'll Like It": twelve products, six more a click until all are shown. The rest of the shuffle
 * is fetched at the first click, with the seed of this page, so that nothing comes twice.
 */
export function LikeIt({ seed, first, total }: HomeData['likeIt']) {
  const [all, setAll] = useState<readonly ProductCard[] | null>(null);
  const [visible, setVisible] = useState(LIKE_IT_FIRST);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function loadMore() {
    if (!all) {
      setBusy(true);
      const answer = await callShop<ProductCard[]>(`/api/v1/products/products/random-product?seed=${seed}`);
      setBusy(false);
      setFailed(!answer.ok);
      if (!answer.ok) return;
      const shown = new Set(first.map(({ _id }) => _id));
      setAll([...first, ...answer.value.filter(({ _id }) => !shown.has(_id))]);
    }
    setVisible((count) => count + LIKE_IT_STEP);
  }

  if (total === 0) return null;
  const products = all ?? first;
  const more = all ? all.length > visible : total > first.length;
  return (
    <Section title={SECTIONS['random-product'].title}>
      <ProductGrid products={products.slice(0, visible)} />
      {more && (
        <div className="mt-6 flex flex-col items-center gap-3">
          <Button variant="secondary" size="large" busy={busy} onClick={loadMore}>
            LOAD MORE PRODUCTS
          </Button>
          {failed && (
            <p role="alert" className="text-sm text-danger">
              More products could not be loaded. Please try again.
            </p>
          )}
        </div>
      )}
    </Section>
  );
}
