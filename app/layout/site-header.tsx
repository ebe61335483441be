import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CloseIcon, MenuIcon, SearchIcon } from '../ui/icons.tsx';
import { AccountArea } from './account-area.tsx';
import { AnnouncementStrip } from './announcement-strip.tsx';
import { CartLink } from './cart-link.tsx';
import { NavRow } from './nav-row.tsx';
import { SearchBox } from './search-box.tsx';
import { SideMenu } from './side-menu.tsx';
import { useRootData } from './use-root-data.ts';
import { useScrolledPast } from './use-scrolled-past.ts';
import { Wordmark } from './wordmark.tsx';

const ROUND =
  'grid size-11 shrink-0 place-items-center rounded-control text-ink transition-colors hover:bg-mist';

/**
 * The header. Past 200 px its bar leaves the page's flow and stays on the screen, compact; its place in the
 * flow keeps its height, so that nothing moves. It is the same bar, so a search that was begun goes on.
 */
export function SiteHeader() {
  const { store } = useRootData();
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
        <AnnouncementStrip phone={store.phone} />
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
            <Wordmark name={store.name} />
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
