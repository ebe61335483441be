import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';
import type { ProductCard } from '../../../shop/catalogue/responses.ts';
import { AutoplayToggle } from './autoplay-toggle.tsx';
import { Section } from './section.tsx';
import { SlideDots } from './slide-dots.tsx';
import { TrendingSlide } from './trending-slide.tsx';
import { useAttention } from './use-attention.ts';
import { useAutoplay } from './use-autoplay.ts';

const AUTOPLAY_MS = 2000;

/** Embla's own unit: with 20 a slide has come to rest after 500 ms (R53). */
const DURATION = 20;

/**
 * The carousel of what sells best these days: infinite, one slide at a time, four to be seen and fewer on
 * small screens. Without JavaScript it is a row to scroll.
 */
export function TopTrending({ products }: { products: readonly ProductCard[] }) {
  const [viewport, carousel] = useEmblaCarousel({ loop: true, align: 'start', duration: DURATION });
  const [shown, setShown] = useState(0);
  const [dragged, setDragged] = useState(false);
  const { attended, attentionHandlers } = useAttention();
  const advance = useCallback(() => carousel?.scrollNext(), [carousel]);
  const autoplay = useAutoplay(advance, AUTOPLAY_MS, attended || dragged || !carousel);

  useEffect(() => {
    if (!carousel) return;
    carousel.rootNode().scrollLeft = 0;
    const follow = () => setShown(carousel.selectedScrollSnap());
    const hold = () => setDragged(true);
    const release = () => setDragged(false);
    carousel.on('select', follow).on('reInit', follow).on('pointerDown', hold).on('pointerUp', release);
    return () => {
      carousel.off('select', follow).off('reInit', follow).off('pointerDown', hold).off('pointerUp', release);
    };
  }, [carousel]);

  if (products.length === 0) return null;
  return (
    <Section title="Top Trending">
      <section aria-label="Trending products" aria-roledescription="carousel" {...attentionHandlers}>
        <div
          ref={viewport}
          className={`-my-3 py-3 ${carousel ? 'overflow-clip' : 'snap-x overflow-x-auto [scrollbar-width:thin]'}`}
        >
          <ul className="-ml-3 flex touch-pan-y lg:-ml-4">
            {products.map((product) => (
              <li
                key={product._id}
                className="min-w-0 shrink-0 grow-0 basis-full snap-start pl-3 min-[481px]:basis-1/2 min-[601px]:basis-1/3 min-[1025px]:basis-1/4 lg:pl-4"
              >
                <TrendingSlide product={product} />
              </li>
            ))}
          </ul>
        </div>
        <div className={`mt-3 flex flex-wrap items-center justify-center ${carousel ? '' : 'invisible'}`}>
          <div className="flex flex-wrap justify-center min-[1025px]:hidden">
            <SlideDots
              names={products.map(({ name }, index) => `Show ${index + 1} of ${products.length}: ${name}`)}
              shown={shown}
              onPick={(index) => carousel?.scrollTo(index)}
            />
          </div>
          {!autoplay.reducedMotion && (
            <AutoplayToggle playing={autoplay.playing} onToggle={autoplay.toggle} of="trending products" />
          )}
        </div>
      </section>
    </Section>
  );
}
