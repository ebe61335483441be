import { useEffect } from 'react';
import { DeliveryBadges } from '../delivery-badges.tsx';
import { LikeIt } from './like-it.tsx';
import type { HomeData } from './load-home.ts';
import { PopularCategories } from './popular-categories.tsx';
import { ProblemSolver } from './problem-solver.tsx';
import { ProductSection } from './product-section.tsx';
import { storeHome } from './stored-home.ts';
import { TopTrending } from './top-trending.tsx';

const NONE_FOUND = 'No products found!';

/** Everything below the banner, in the order of R42. */
export function HomeSections({ home }: { home: HomeData }) {
  useEffect(() => storeHome(home), [home]);
  return (
    <>
      <PopularCategories categories={home.popular} />
      <ProductSection title="New Arrivals" products={home.newArrivals} />
      <ProductSection
        title="Back In Stock"
        products={home.backInStock}
        empty={NONE_FOUND}
        linkSoldOut={false}
      />
      <ProductSection
        title="Kitchen Pick"
        products={home.kitchenPick}
        viewAll="Kitchen Pick"
        empty={NONE_FOUND}
      />
      <ProductSection
        title="Best Selling"
        products={home.bestSelling}
        empty="No products available at the moment."
      />
      <TopTrending products={home.topTrending} />
      <ProductSection title="Household" products={home.household} viewAll="Household" />
      <ProductSection
        title="Cleaning Accessories"
        products={home.cleaningAccessories}
        viewAll="Cleaning Accessories"
      />
      <ProblemSolver tiles={home.problemSolver} />
      <ProductSection title="Home Decor" products={home.homeDecor} viewAll="Home Decor" />
      <ProductSection
        title="Bathroom Accessories"
        products={home.bathroomAccessories}
        viewAll="Bathroom Accessories"
      />
      <ProductSection title="Personal Care" products={home.personalCare} />
      <ProductSection title="Baby Picks" products={home.babyPicks} />
      <DeliveryBadges />
      <LikeIt key={home.likeIt.seed} {...home.likeIt} />
    </>
  );
}
