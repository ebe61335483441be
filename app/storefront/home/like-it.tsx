import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { LIKE_IT_STEP } from '../../../shop/catalogue/home-sections/rules.ts';
import { holdStoredPosition } from '../../scroll-positions.ts';
import { Button } from '../../ui/button.tsx';
import { ProductGrid } from '../product-grid.tsx';
import type { HomeData } from './load-home.ts';
import { Section } from './section.tsx';
import {
  beginShuffle,
  type LoadedShuffle,
  likeItOfEntry,
  loadShuffle,
  storeLikeIt,
} from './stored-like-it.ts';

/**
 * Twelve products, six more a click until all are shown, loaded with the seed of this page, so that nothing comes
 * twice. After Back or a reload as many are shown as before.
 */
export function LikeIt({ title, seed, first, total }: HomeData['likeIt'] & { title: string }) {
  const [shuffle, setShuffle] = useState<LoadedShuffle>(() => beginShuffle(seed, first));
  const [visible, setVisible] = useState(first.length);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function loadMore() {
    setBusy(true);
    const loaded = await loadShuffle(shuffle, visible + LIKE_IT_STEP);
    setBusy(false);
    setFailed(!loaded);
    if (!loaded) return;
    setShuffle(loaded);
    setVisible(visible + LIKE_IT_STEP);
    storeLikeIt({ seed: shuffle.seed, visible: visible + LIKE_IT_STEP });
  }

  /** A document that is loaded again comes with the first twelve; the place one was at may lie below its end. */
  const showAgain = useEffectEvent(async () => {
    const seen = likeItOfEntry();
    if (!seen || seen.visible <= first.length) return;
    const storedPosition = holdStoredPosition();
    const loaded = await loadShuffle(beginShuffle(seen.seed), seen.visible);
    if (!loaded) return;
    flushSync(() => {
      setShuffle(loaded);
      setVisible(seen.visible);
    });
    storedPosition.restore();
  });
  useEffect(() => void showAgain(), []);

  if (total === 0) return null;
  const { products, pages } = shuffle;
  const more = pages === 0 ? total > visible : products.length > visible;
  return (
    <Section title={title}>
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
