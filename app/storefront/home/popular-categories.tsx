import { href, Link } from 'react-router';
import { ProductPhoto } from '../../ui/product-photo.tsx';
import { RowCarousel } from '../row-carousel.tsx';
import type { HomeData } from './load-home.ts';
import { Section } from './section.tsx';

interface PopularCategoriesProps {
  /** Null while they are being fetched. */
  categories: HomeData['popular'] | null;
}

/** One circle a subcategory, in a line to swipe through, two on wider screens, so that many don't bury the page. */
export function PopularCategories({ categories }: PopularCategoriesProps) {
  return (
    <Section title="Popular Categories">
      {categories === null ? (
        <p role="status" className="grid h-32 place-items-center text-ink-soft sm:h-72">
          Loading...
        </p>
      ) : (
        <RowCarousel
          label="Popular Categories"
          className="auto-cols-[26%] gap-x-3 gap-y-4 sm:grid-rows-2 sm:auto-cols-[17%] md:auto-cols-[14%] lg:auto-cols-[calc((100%-7*1.25rem)/8)] lg:gap-x-5"
        >
          {categories.map(({ name, photos }) => (
            <li key={name} className="min-w-0 snap-start">
              <Link
                to={href('/products/subcategory/:subcategory', { subcategory: name })}
                className="group/circle flex flex-col items-center gap-2 rounded-card text-center"
              >
                <span className="block w-full max-w-32 overflow-hidden rounded-full border border-line bg-mist transition duration-200 ease-calm group-hover/circle:border-brand group-hover/circle:shadow-lift">
                  <ProductPhoto
                    photos={photos}
                    title=""
                    size={128}
                    className="transition duration-300 ease-calm group-hover/circle:scale-105"
                  />
                </span>
                <span className="line-clamp-2 min-h-8 text-xs/4 font-medium text-ink group-hover/circle:text-brand sm:min-h-10 sm:text-sm/5">
                  {name}
                </span>
              </Link>
            </li>
          ))}
        </RowCarousel>
      )}
    </Section>
  );
}
