import { Children, type ReactNode, Suspense, useEffect } from 'react';
import { href, Link, useLocation } from 'react-router';
import { subcategoryAddress } from '../../layout/site-links.ts';
import { ProductPhoto } from '../../ui/product-photo.tsx';
import { DeliveryBadges } from '../delivery-badges.tsx';
import { ProductRow } from '../product-row.tsx';
import { RowCarousel } from '../row-carousel.tsx';
import { LikeIt } from './like-it.tsx';
import type { HomeData, HomeSection, ShownCategories, ShownProducts, ShownTiles } from './load-home.ts';
import { Section } from './section.tsx';
import { SoldOutLabel } from './sold-out-label.tsx';
import { storeHome } from './stored-home.ts';
import { TopTrending } from './top-trending.tsx';

const NONE_FOUND = 'No products found!';

/** What sections of a new shop say that have nothing to show; others are left out then (R57). */
const EMPTY: Readonly<Record<string, string>> = {
  'back-in-stock': NONE_FOUND,
  'Kitchen-Pick': NONE_FOUND,
  'Best-Selling': 'No products available at the moment.',
};

/** Everything below the banner, in the owner's order; a new shop has that of R42. */
export function HomeSections({ home }: { home: HomeData }) {
  useEffect(() => storeHome(home), [home]);
  return (
    <Apart>
      {home.sections.map((section) => (
        <Part key={section.id} section={section} likeIt={home.likeIt} />
      ))}
    </Apart>
  );
}

function Part({ section, likeIt }: { section: HomeSection } & Pick<HomeData, 'likeIt'>) {
  // By its entry of the history too: who taps a product and then the shop's name before the product is shown never left
  // this page, and the shuffle still begins again.
  const { key } = useLocation();
  switch (section.look) {
    case 'popular':
      return <PopularCategories {...section} />;
    case 'carousel':
      return <TopTrending {...section} />;
    case 'tiles':
      return <ProblemSolver {...section} />;
    case 'badges':
      return <DeliveryBadges />;
    case 'like-it':
      return <LikeIt key={likeIt.seed + key} title={section.title} {...likeIt} />;
    case 'row':
      return <ProductSection {...section} />;
  }
}

/**
 * Each section comes to life by itself, one that is touched before all others: together they kept a phone busy for a
 * tenth of a second at a time.
 */
function Apart({ children }: { children: ReactNode }) {
  return Children.map(children, (section) => <Suspense>{section}</Suspense>);
}

/** One circle a subcategory, in a line to swipe through, two on wider screens, so that many don't bury the page. */
function PopularCategories({ title, categories }: ShownCategories) {
  return (
    <Section title={title}>
      <RowCarousel
        label={title}
        className="auto-cols-[26%] gap-x-3 gap-y-4 sm:grid-rows-2 sm:auto-cols-[17%] md:auto-cols-[14%] lg:auto-cols-[calc((100%-7*1.25rem)/8)] lg:gap-x-5"
      >
        {categories.map(({ name, photos }) => (
          <li key={name} className="circle-item">
            <Link to={subcategoryAddress(name)} className="circle">
              <span className="circle-photo waits">
                {/* So that it comes in one width, 240 px, which is sharp enough for a circle. */}
                <ProductPhoto photos={photos} title="" size={120} />
              </span>
              <span className="circle-name">{name}</span>
            </Link>
          </li>
        ))}
      </RowCarousel>
    </Section>
  );
}

/** Things that solve a small problem of the house: pictures with what they do written over them. */
function ProblemSolver({ title, tiles }: ShownTiles) {
  if (tiles.length === 0) return null;
  return (
    <Section title={title}>
      <RowCarousel
        label={title}
        className="auto-cols-[72%] gap-3 sm:auto-cols-[42%] md:auto-cols-[31%] lg:auto-cols-[calc((100%-3rem)/4)] lg:gap-4"
      >
        {tiles.map((tile) => (
          <li key={tile._id} className="min-w-0 snap-start">
            <Link
              to={href('/product/:id', { id: tile._id })}
              prefetch="intent"
              className="group/tile relative block overflow-hidden rounded-card shadow-card transition-shadow duration-200 hover:shadow-lift"
            >
              <span className="photo-box waits">
                <ProductPhoto
                  photos={tile.photos}
                  title={tile.title}
                  size={400}
                  className="group-hover/tile:scale-[1.03]"
                />
              </span>
              <SoldOutLabel product={tile} />
              <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/85 via-black/60 to-transparent px-4 pt-20 pb-4 text-white">
                <span className="line-clamp-1 font-semibold">{tile.name}</span>
                <span className="mt-0.5 line-clamp-2 text-sm/5">{tile.description}</span>
              </span>
            </Link>
          </li>
        ))}
      </RowCarousel>
    </Section>
  );
}

/** A section of product cards. In Back In Stock what is sold out is no link (R51). */
function ProductSection({ id, title, products, all }: ShownProducts) {
  const empty = EMPTY[id];
  if (products.length === 0 && !empty) return null;
  return (
    <Section title={title} all={all}>
      {products.length > 0 ? (
        <ProductRow label={title} products={products} linkSoldOut={id !== 'back-in-stock'} />
      ) : (
        <p className="w-full rounded-card border border-dashed border-line bg-paper px-4 py-10 text-center text-ink-soft">
          {empty}
        </p>
      )}
    </Section>
  );
}
