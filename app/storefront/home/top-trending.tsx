import { href, Link } from 'react-router';
import type { ProductCard } from '../../../shop/catalogue/products/responses.ts';
import { Price } from '../../ui/price.tsx';
import { ProductPhoto } from '../../ui/product-photo.tsx';
import { useNearPictures } from '../near-pictures.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { Section } from './section.tsx';
import { SoldOutLabel } from './sold-out-label.tsx';
import { useCarousel } from './use-carousel.ts';

const AUTOPLAY_MS = 2000;

const SHOWN_AT = '(min-width: 1025px) 25vw, (min-width: 601px) 33vw, (min-width: 481px) 50vw, 100vw';

/** What sells best these days: infinite, one slide at a time, four to be seen and fewer on small screens. */
export function TopTrending({ title, products }: { title: string; products: readonly ProductCard[] }) {
  const { viewport, ready, handlers, ...carousel } = useCarousel({ autoplayMs: AUTOPLAY_MS });
  useNearPictures(viewport, products);
  if (products.length === 0) return null;
  return (
    <Section title={title}>
      <section aria-label="Trending products" aria-roledescription="carousel" {...handlers}>
        <div
          ref={viewport}
          className={`-my-3 py-3 ${ready ? 'overflow-clip' : 'snap-x overflow-x-auto [scrollbar-width:thin]'}`}
        >
          <ul className="-ml-3 flex touch-pan-y lg:-ml-4">
            {products.map((product, index) => (
              <li
                key={product._id}
                className="min-w-0 shrink-0 grow-0 basis-full snap-start pl-3 min-[481px]:basis-1/2 min-[601px]:basis-1/3 min-[1025px]:basis-1/4 lg:pl-4"
              >
                <Slide product={product} soon={index > 0 && index < carousel.drawn} />
              </li>
            ))}
          </ul>
        </div>
        <div className={`mt-3 flex flex-wrap items-center justify-center ${ready ? '' : 'invisible'}`}>
          <CarouselControls
            carousel={carousel}
            names={products.map(({ name }, index) => `Show ${index + 1} of ${products.length}: ${name}`)}
            of="trending products"
            dots="flex flex-wrap justify-center min-[1025px]:hidden"
          />
        </div>
      </section>
    </Section>
  );
}

/** A large picture of a product that leads to its page. */
function Slide({ product, soon }: { product: ProductCard; soon: boolean }) {
  const { _id, name, title, photos, price, discount } = product;
  return (
    <Link
      to={href('/product/:id', { id: _id })}
      draggable={false}
      prefetch="intent"
      className="group/slide relative block overflow-hidden rounded-card border border-line bg-paper shadow-card transition-shadow duration-200 hover:shadow-lift"
    >
      <span className="photo-box waits" {...(soon && { 'data-near': '' })}>
        <ProductPhoto
          photos={photos}
          title={title}
          size={480}
          sizes={SHOWN_AT}
          soon={soon}
          className="group-hover/slide:scale-[1.03]"
        />
      </span>
      <SoldOutLabel product={product} />
      <span className="block p-3">
        <span className="mb-1 line-clamp-1 text-sm font-medium text-ink">{name}</span>
        <Price price={price} discount={discount} />
      </span>
    </Link>
  );
}
