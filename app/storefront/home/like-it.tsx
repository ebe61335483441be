import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ProductCard } from '../../../shop/catalogue/types.ts';
import { LIKE_IT_STEP, SECTIONS } from '../../../shop/sections/rules.ts';
import { holdKeptPosition } from '../../scroll-positions.ts';
import { Button } from '../../ui/button.tsx';
import { ProductGrid } from '../product-grid.tsx';
import { fetchShuffle, keepLikeIt, likeItOfEntry } from './kept-like-it.ts';
import type { HomeData } from './load-home.ts';
import { Section } from './section.tsx';

interface Shuffle {
  seed: number;
  /** Null until more than the first is wanted. */
  all: readonly ProductCard[] | null;
}

/**
 * "I'm Sure You'll Like It": twelve products, six more a click until all are shown. The rest of the shuffle
 * is fetched at the first click, with the seed of this page, so that nothing comes twice. Who comes back, by Back or by
 * a reload, finds as many as before.
 */
export function LikeIt({ seed, first, total }: HomeData['likeIt']) {
  const [shuffle, setShuffle] = useState<Shuffle>({ seed, all: null });
  const [visible, setVisible] = useState(first.length);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function loadMore() {
    if (!shuffle.all) {
      setBusy(true);
      const fetched = await fetchShuffle(seed);
      setBusy(false);
      setFailed(!fetched);
      if (!fetched) return;
      const shown = new Set(first.map(({ _id }) => _id));
      setShuffle({ seed, all: [...first, ...fetched.filter(({ _id }) => !shown.has(_id))] });
    }
    setVisible(visible + LIKE_IT_STEP);
    keepLikeIt({ seed: shuffle.seed, visible: visible + LIKE_IT_STEP });
  }

  /** A document that is loaded again comes with the first twelve; the place one was at may lie below its end. */
  const showAgain = useEffectEvent(async () => {
    const seen = likeItOfEntry();
    if (!seen || seen.visible <= first.length) return;
    const keptPosition = holdKeptPosition();
    const fetched = await fetchShuffle(seen.seed);
    if (!fetched) return;
    flushSync(() => {
      setShuffle({ seed: seen.seed, all: fetched });
      setVisible(seen.visible);
    });
    keptPosition.restore();
  });
  useEffect(() => void showAgain(), []);

  if (total === 0) return null;
  const { all } = shuffle;
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
