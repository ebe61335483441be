import { NavLink } from 'react-router';
import { menuCategories } from '../../shop/catalogue/rules.ts';
import { phoneAddress } from '../../shop/fields/rules.ts';
import { PhoneIcon } from '../ui/icons.tsx';
import { BrowseCategories } from './browse-categories.tsx';
import { HEADER_LINKS } from './site-links.ts';
import { useRootData } from './use-root-data.ts';

/** The second row of the header on wide screens; the side menu stands in for it on small ones. */
export function NavRow() {
  const { categories, store } = useRootData();
  return (
    <nav aria-label="Main" className="border-t border-line bg-paper max-lg:hidden">
      <div className="page-width flex h-12 items-center gap-2">
        <BrowseCategories categories={menuCategories(categories)} />
        <ul className="ml-3 flex items-center">
          {HEADER_LINKS.map(({ name, to }) => (
            <li key={to}>
              <NavLink
                to={to}
                end
                className="inline-flex h-11 items-center rounded-lg px-3.5 text-sm font-medium text-ink-soft transition-colors hover:bg-mist hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-brand"
              >
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
        <a
          href={phoneAddress(store.phone)}
          className="ml-auto inline-flex h-11 items-center gap-2 rounded-lg px-2 text-sm font-semibold text-ink hover:text-brand"
        >
          <PhoneIcon className="size-4.5 text-brand" />
          <span className="sr-only">Call us: </span>
          {store.phone}
        </a>
      </div>
    </nav>
  );
}
