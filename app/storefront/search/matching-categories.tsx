import { Link } from 'react-router';
import { menuCategories } from '../../../shop/catalogue/rules.ts';
import type { CategoryPath } from '../../../shop/catalogue/search/types.ts';
import { categoryAddress, subcategoryAddress } from '../../layout/site-links.ts';
import { useRootData } from '../../layout/use-root-data.ts';

/** The categories and subcategories that fit a search, to look around in; a category only where the menus have it. */
export function MatchingCategories({ categoryPaths }: { categoryPaths: readonly CategoryPath[] }) {
  const { categories } = useRootData();
  const inMenus = new Set(menuCategories(categories).map(({ name }) => name));
  const links = categoryPaths.flatMap(({ category, subcategory }) => {
    if (subcategory !== null) return [{ name: subcategory, to: subcategoryAddress(subcategory) }];
    return inMenus.has(category) ? [{ name: category, to: categoryAddress(category) }] : [];
  });
  if (links.length === 0) return null;
  return (
    <nav
      aria-labelledby="matching-categories"
      className="-mx-(--page-margin) sm:mx-0 sm:flex sm:items-center sm:gap-3"
    >
      <h2
        id="matching-categories"
        className="px-(--page-margin) text-sm font-semibold whitespace-nowrap sm:px-0"
      >
        Look around in
      </h2>
      <ul className="flex gap-2 overflow-x-auto px-(--page-margin) py-1 [scrollbar-width:none] sm:flex-wrap sm:px-0">
        {links.map(({ name, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-paper px-4 text-sm font-medium whitespace-nowrap text-ink-soft transition-colors hover:border-brand hover:text-brand"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
