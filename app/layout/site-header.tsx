import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { href, Link, NavLink } from 'react-router';
import { menuCategories } from '../../shop/catalogue/categories/rules.ts';
import { useCart } from '../cart/use-cart.ts';
import { CartIcon, CloseIcon, MenuIcon, SearchIcon } from '../ui/icons.tsx';
import { AccountArea } from './account-area.tsx';
import { AnnouncementStrip } from './announcement-strip.tsx';
import { BrowseCategories } from './browse-categories.tsx';
import { PhoneLink } from './phone-link.tsx';
import { SearchBox } from './search-box.tsx';
import { SideMenu } from './side-menu.tsx';
import { HEADER_LINKS } from './site-links.ts';
import { useRootData } from './use-root-data.ts';
import { useScrolledPast } from './use-scrolled-past.ts';
import { Wordmark } from './wordmark.tsx';

const ROUND =
  'grid size-11 shrink-0 place-items-center rounded-control text-ink transition-colors hover:bg-mist';

/**
 * The header. Past 200 px its bar stays on the screen, compact; its place in the flow keeps its height, so that nothing
 * moves. It is the same bar, so a search that was begun goes on.
 */
export function SiteHeader() {
  const marker = useRef<HTMLSpanElement>(null);
  const searchInput = useRef<HTMLInputElement>(null);
  const scrolled = useScrolledPast(marker);
  const [menuOpen, setMenuOpen] = useState(false);
  const [searchOpen, setSearchOpen] = useState(false);

  /** The field takes the focus within the tap: phones open their keyboard for nothing later, and no letter is lost. */
  function toggleSearch() {
    flushSync(() => setSearchOpen(!searchOpen));
    if (!searchOpen) searchInput.current?.focus();
  }

  return (
    // The bar of a phone has room for its icons only in one size: larger letters make the text larger, not the bar.
    <header className="relative z-30 max-lg:[--spacing:4px] print:hidden">
      <span
        ref={marker}
        aria-hidden="true"
        className="pointer-events-none absolute top-0 left-0 h-[200px] w-px"
      />
      <div className={scrolled ? 'invisible' : ''}>
        <AnnouncementStrip />
      </div>
      <div className="h-16 lg:h-20">
        <div
          className={`inset-x-0 top-0 bg-paper ${scrolled ? 'fixed animate-drop shadow-bar' : 'relative border-b border-line lg:border-0'}`}
        >
          <div
            className={`page-width flex items-center gap-1 sm:gap-2 lg:gap-6 ${scrolled ? 'h-16' : 'h-16 lg:h-20'}`}
          >
            <button
              type="button"
              aria-label="Open the menu"
              aria-haspopup="dialog"
              aria-expanded={menuOpen}
              onClick={() => setMenuOpen(true)}
              className={`${ROUND} -ml-2.5 ${scrolled ? 'lg:-mr-4' : 'lg:hidden'}`}
            >
              <MenuIcon className="size-6" />
            </button>
            <Wordmark />
            <div
              className={`lg:static lg:mx-auto lg:block lg:max-w-2xl lg:flex-1 lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none ${searchOpen ? 'absolute inset-x-0 top-full border-b border-line bg-paper p-3 shadow-bar' : 'max-lg:hidden'}`}
            >
              <SearchBox inputRef={searchInput} onLeave={() => setSearchOpen(false)} />
            </div>
            <div className="ml-auto flex items-center gap-0.5 max-lg:-mr-2 lg:ml-0 lg:gap-1">
              <button
                type="button"
                aria-label={searchOpen ? 'Close the search' : 'Search'}
                aria-expanded={searchOpen}
                onClick={toggleSearch}
                className={`${ROUND} lg:hidden`}
              >
                {searchOpen ? <CloseIcon className="size-6" /> : <SearchIcon className="size-6" />}
              </button>
              <AccountArea />
              <CartLink />
            </div>
          </div>
        </div>
      </div>
      <NavRow />
      <SideMenu open={menuOpen} onOpen={() => setMenuOpen(true)} onClose={() => setMenuOpen(false)} />
    </header>
  );
}

/** The cart icon with the number of units on it, leading to the checkout. */
function CartLink() {
  const { units } = useCart();
  const label = `Cart, ${units} ${units === 1 ? 'item' : 'items'}`;
  return (
    <Link
      to={href('/CheckOut')}
      aria-label={label}
      className="relative grid size-11 place-items-center rounded-control text-ink transition-colors hover:bg-mist hover:text-brand"
    >
      <CartIcon className="size-6" />
      {units > 0 && (
        <span
          key={units}
          className="absolute top-0.5 right-0 grid h-5 min-w-5 animate-pop place-items-center rounded-full bg-accent px-1 text-xs font-bold text-white tabular-nums"
        >
          {units > 99 ? '99+' : units}
        </span>
      )}
    </Link>
  );
}

/** The second row of the header on wide screens; the side menu stands in for it on small ones. */
function NavRow() {
  return (
    <nav aria-label="Main" className="border-t border-line bg-paper max-lg:hidden">
      <div className="page-width flex h-12 items-center gap-2">
        <BrowseCategories categories={menuCategories(useRootData().categories)} />
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
        <PhoneLink
          className="ml-auto inline-flex h-11 items-center gap-2 rounded-lg px-2 text-sm font-semibold text-ink hover:text-brand"
          icon="size-4.5 text-brand"
        />
      </div>
    </nav>
  );
}
