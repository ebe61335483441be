import { useState } from 'react';
import { Link } from 'react-router';
import { menuCategories } from '../../shop/catalogue/categories/rules.ts';
import { CategoryPicture } from '../ui/category-picture.tsx';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { categoryAddress, subcategoryAddress } from './site-links.ts';
import { useRootData } from './use-root-data.ts';

/** What can be tapped in the side menu. */
export const SIDE_MENU_ENTRY =
  'flex min-h-12 w-full items-center justify-between gap-3 rounded-control px-3 text-left text-[0.9375rem] font-medium hover:bg-mist';

/** A category with subcategories expands, one at a time; one without leads to its page. */
export function SideMenuCategories({ onLeave }: { onLeave: () => void }) {
  const categories = menuCategories(useRootData().categories);
  const [expanded, setExpanded] = useState<string | null>(null);
  return (
    <ul>
      {categories.map(({ name, photo, subcategories }) => (
        <li key={name}>
          {subcategories.length === 0 ? (
            <Link to={categoryAddress(name)} onClick={onLeave} className={SIDE_MENU_ENTRY}>
              <CategoryPicture photo={photo} />
              <span className="grow">{name}</span>
            </Link>
          ) : (
            <button
              type="button"
              aria-expanded={expanded === name}
              onClick={() => setExpanded(expanded === name ? null : name)}
              className={SIDE_MENU_ENTRY}
            >
              <CategoryPicture photo={photo} />
              <span className="grow">{name}</span>
              <ChevronDownIcon
                className={`size-5 text-ink-quiet transition-transform ${expanded === name ? 'rotate-180' : ''}`}
              />
            </button>
          )}
          {expanded === name && (
            <ul className="mb-2 ml-7.5 border-l-2 border-brand-soft pl-2">
              {subcategories.map((subcategory) => (
                <li key={subcategory.name}>
                  <Link
                    to={subcategoryAddress(subcategory.name)}
                    onClick={onLeave}
                    className={SIDE_MENU_ENTRY}
                  >
                    {subcategory.name}
                  </Link>
                </li>
              ))}
              <li>
                <Link
                  to={categoryAddress(name)}
                  onClick={onLeave}
                  className={`${SIDE_MENU_ENTRY} font-semibold text-brand`}
                >
                  All of {name}
                </Link>
              </li>
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
