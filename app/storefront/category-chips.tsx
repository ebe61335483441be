import { Link } from 'react-router';
import { menuCategories } from '../../shop/catalogue/categories/rules.ts';
import { categoryAddress } from '../layout/site-links.ts';
import { useRootData } from '../layout/use-root-data.ts';
import { CategoryPicture } from '../ui/category-picture.tsx';

/** Every category that has something in it, to go on from here; nothing in a shop that is empty. */
export function CategoryChips({ heading, className }: { heading: string; className: string }) {
  const { categories } = useRootData();
  const filled = menuCategories(categories).filter(({ count }) => count > 0);
  if (filled.length === 0) return null;
  return (
    <nav aria-labelledby="category-chips" className={className}>
      <h2 id="category-chips" className="text-xl font-bold tracking-tight sm:text-2xl">
        {heading}
      </h2>
      <ul className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-2.5 sm:flex sm:flex-wrap">
        {filled.map(({ name, photo }) => (
          <li key={name}>
            <Link
              to={categoryAddress(name)}
              className="flex h-full min-h-11 items-center gap-2.5 rounded-control border border-line bg-paper py-1 pr-2 pl-1 text-sm/5 sm:pr-4 font-medium text-ink-soft transition-colors hover:border-brand hover:text-brand"
            >
              <CategoryPicture photo={photo} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
