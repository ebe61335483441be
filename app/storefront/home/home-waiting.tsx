import { ProductGridSkeleton } from '../product-grid-skeleton.tsx';
import { PopularCategories } from './popular-categories.tsx';
import { Section } from './section.tsx';

/** The home page while its sections are being fetched, on a navigation inside the browser. */
export function HomeWaiting() {
  return (
    <>
      <PopularCategories categories={null} />
      <Section title="New Arrivals">
        <ProductGridSkeleton />
      </Section>
    </>
  );
}
