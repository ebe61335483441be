import { type FormEvent, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { href, useLocation, useNavigate } from 'react-router';
import { LONGEST_QUERY } from '../../shop/catalogue/search/rules.ts';
import { CloseIcon, SearchIcon } from '../ui/icons.tsx';
import { lazyUntilTouched } from '../ui/lazy-until-touched.tsx';
import { searchAddress } from './site-links.ts';
import { type FoundProduct, useProductSearch } from './use-product-search.ts';

const SearchResults = lazyUntilTouched(async () => (await import('./opened.ts')).SearchResults);

/**
 * A text box with a list of matching products (the combobox pattern), there while a query has results (R82).
 * @param onLeave when a product was picked, or Escape pressed in an empty box
 */
export function SearchBox({ inputRef, onLeave }: { inputRef?: Ref<HTMLInputElement>; onLeave?: () => void }) {
  const listId = useId();
  const navigate = useNavigate();
  const box = useRef<HTMLElement>(null);
  const shownQuery = useShownQuery();
  const [text, setText] = useState(shownQuery);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [shownBefore, setShownBefore] = useState(shownQuery);
  if (shownBefore !== shownQuery) {
    setShownBefore(shownQuery);
    setText(shownQuery);
  }
  // The query of the page is not searched for again until the box has the focus.
  const found = useProductSearch(!open && text === shownQuery ? '' : text);
  const products = found?.products ?? [];
  const listShown = open && products.length > 0;

  function type(typed: string) {
    setText(typed);
    setActive(-1);
    setOpen(true);
  }

  function close() {
    setOpen(false);
    onLeave?.();
  }

  function leave() {
    type('');
    close();
  }

  function pick({ _id }: FoundProduct) {
    leave();
    navigate(href('/product/:id', { id: _id }));
  }

  /** Enter without a picked result shows all of them. */
  function showAll(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    close();
    navigate(searchAddress(text.trim()));
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault();
      if (listShown) setOpen(false);
      else if (text !== '') type('');
      else onLeave?.();
    } else if (event.key === 'Enter') {
      const chosen = listShown ? products[active] : undefined;
      if (!chosen) return;
      event.preventDefault();
      pick(chosen);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      if (products.length === 0) return;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + (active < 0 && step < 0 ? 1 : 0) + products.length) % products.length);
    }
  }

  return (
    <search
      ref={box}
      className="relative block w-full"
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      {/* A plain form: it searches before the page's scripts are there, and without them. */}
      <form action={href('/search')} onSubmit={showAll}>
        <SearchIcon className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-quiet" />
        <input
          ref={inputRef}
          type="text"
          name="query"
          role="combobox"
          aria-label="Search products"
          aria-autocomplete="list"
          aria-expanded={listShown}
          aria-controls={listId}
          {...(listShown && active >= 0 && { 'aria-activedescendant': `${listId}-${active}` })}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LONGEST_QUERY}
          placeholder="Search for products"
          value={text}
          onChange={({ target }) => type(target.value)}
          onFocus={() => setOpen(true)}
          onKeyDown={handleKey}
          className="h-11 w-full rounded-full border border-line-strong/60 bg-canvas pr-11 pl-11 text-base placeholder:text-ink-quiet focus:border-brand focus:bg-paper focus:outline-2 focus:outline-offset-0 focus:outline-brand/30 lg:h-12"
        />
        {text !== '' && (
          <button
            type="button"
            aria-label="Clear the search"
            onClick={() => type('')}
            className="absolute top-1/2 right-1 grid size-10 -translate-y-1/2 place-items-center rounded-full text-ink-quiet hover:text-ink"
          >
            <CloseIcon className="size-4.5" />
          </button>
        )}
      </form>
      {listShown && (
        <SearchResults
          listId={listId}
          allAddress={searchAddress(text.trim())}
          onAll={close}
          products={products}
          active={active}
          onPick={pick}
          onPoint={setActive}
        />
      )}
      <p role="status" className="sr-only">
        {found && open && sayCount(found.products.length)}
      </p>
    </search>
  );
}

/** The query whose results the page shows, which stands in the box to be changed; empty on every other page. */
function useShownQuery(): string {
  const { pathname, search } = useLocation();
  return pathname === href('/search') ? (new URLSearchParams(search).get('query') ?? '').trim() : '';
}

function sayCount(count: number): string {
  if (count === 0) return 'No products found';
  return count === 1 ? '1 product found' : `${count} products found`;
}
