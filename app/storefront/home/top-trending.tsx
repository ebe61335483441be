import type { ProductCard } from '../../../shop/catalogue/responses.ts';
import { AutoplayToggle } from './autoplay-toggle.tsx';
import { Section } from './section.tsx';
import { SlideDots } from './slide-dots.tsx';
import { TrendingSlide } from './trending-slide.tsx';
import { useCarousel } from './use-carousel.ts';

const AUTOPLAY_MS = 2000;

/**
 * The carousel of what sells best these days: infinite, one slide at a time, four to be seen and fewer on
 * small screens.
 */
export function TopTrending({ products }: { products: readonly ProductCard[] }) {
  const { viewport, ready, shown, goTo, playing, togglePlaying, handlers } = useCarousel({
    autoplayMs: AUTOPLAY_MS,
  });
  if (products.length === 0) return null;
  return (
    <Section title="Top Trending">
      <section aria-label="Trending products" aria-roledescription="carousel" {...handlers}>
        <div
          ref={viewport}
          className={`-my-3 py-3 ${ready ? 'overflow-clip' : 'snap-x overflow-x-auto [scrollbar-width:thin]'}`}
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
        <div className={`mt-3 flex flex-wrap items-center justify-center ${ready ? '' : 'invisible'}`}>
          <div className="flex flex-wrap justify-center min-[1025px]:hidden">
            <SlideDots
              names={products.map(({ name }, index) => `Show ${index + 1} of ${products.length}: ${name}`)}
              shown={shown}
              onPick={goTo}
            />
          </div>
          {togglePlaying && (
            <AutoplayToggle playing={playing} onToggle={togglePlaying} of="trending products" />
          )}
        </div>
      </section>
    </Section>
  );
}
