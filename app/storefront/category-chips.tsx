import { Link } from 'react-router';
import { menuCategories } from '../../shop/catalogue/rules.ts';
import { categoryAddress } from '../layout/site-links.ts';
import { useRootData } from '../layout/use-root-data.ts';

interface CategoryChipsProps {
  heading: string;
  className: string;
}

/** Every category that has something in it, to go on from here; nothing in a shop that is empty. */
export function CategoryChips({ heading, className }: CategoryChipsProps) {
  const { categories } = useRootData();
  const filled = menuCategories(categories).filter(({ count }) => count > 0);
  if (filled.length === 0) return null;
  return (
    <nav aria-labelledby="category-chips" className={className}>
      <h2 id="category-chips" className="text-xl font-bold tracking-tight sm:text-2xl">
        {heading}
      </h2>
      <ul className="mt-5 flex flex-wrap gap-2.5">
        {filled.map(({ _id, name }) => (
          <li key={_id}>
            <Link
              to={categoryAddress(name)}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-paper px-4 text-sm font-medium text-ink-soft transition-colors hover:border-brand hover:text-brand"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
