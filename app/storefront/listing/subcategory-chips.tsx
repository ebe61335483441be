import { Link } from 'react-router';
import type { MenuCategory } from '../../layout/load-root-data.ts';
import { categoryAddress, subcategoryAddress } from '../../layout/site-links.ts';

const CHIP =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-paper px-4 text-sm font-medium whitespace-nowrap text-ink-soft transition-colors hover:border-brand hover:text-brand aria-[current=page]:border-brand aria-[current=page]:bg-brand aria-[current=page]:text-white';

/**
 * The parts of a category, one link each.
 * @param current the subcategory that is shown; null for the whole category
 */
export function SubcategoryChips({ category, current }: { category: MenuCategory; current: string | null }) {
  if (category.subcategories.length === 0) return null;
  return (
    <nav aria-label={`Parts of ${category.name}`} className="-mx-(--page-margin) sm:mx-0">
      <ul className="flex gap-2 overflow-x-auto px-(--page-margin) py-1 [scrollbar-width:none] sm:flex-wrap sm:px-0">
        <li>
          <Link
            to={categoryAddress(category.name)}
            aria-current={current === null ? 'page' : undefined}
            className={CHIP}
          >
            All
          </Link>
        </li>
        {category.subcategories.map(({ name, count }) => (
          <li key={name}>
            <Link
              to={subcategoryAddress(name)}
              aria-current={name === current ? 'page' : undefined}
              className={CHIP}
            >
              {name} <span className="text-xs tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
