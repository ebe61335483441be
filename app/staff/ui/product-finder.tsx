import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { LONGEST_QUERY } from '../../../shop/catalogue/search/rules.ts';
import type { StaffVariants } from '../../../shop/catalogue/variants/responses.ts';
import { SearchResults } from '../../layout/search-results.tsx';
import { type FoundProduct, useProductSearch } from '../../layout/use-product-search.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toast.ts';
import { requestAsStaff } from '../request-as-staff.ts';

interface ProductFinderProps {
  inputRef: Ref<HTMLInputElement>;
  onPick: (product: FoundProduct) => void;
  /** By which the summary of a form leads here. */
  name?: string;
  /** Whether a product with options is taken as a whole, and not one of its variants. */
  takesWhole?: boolean;
}

/**
 * Finds a product by its name (the combobox pattern): the best match is marked, Enter takes it. Of one with options the list
 * shows its variants then, and Enter takes one of them.
 */
export function ProductFinder({ inputRef, onPick, name, takesWhole = false }: ProductFinderProps) {
  const listId = useId();
  const box = useRef<HTMLElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = useProductSearch(text);
  const [variants, setVariants] = useState<FoundProduct[] | null>(null);
  const products = variants ?? found?.products ?? [];
  // While another text is being searched for, Enter would take what nobody meant.
  const isCurrent = found?.query === text.trim().slice(0, LONGEST_QUERY);
  const listShown = open && products.length > 0;

  function type(typed: string) {
    setText(typed);
    setVariants(null);
    setActive(0);
    setOpen(true);
  }

  async function pick(product: FoundProduct) {
    if (product.variants && !takesWhole) {
      setVariants(await listVariants(product));
      setActive(0);
      return;
    }
    setText('');
    setVariants(null);
    setOpen(false);
    onPick(product);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      if (listShown) setOpen(false);
      else setText('');
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const chosen = listShown && isCurrent ? products[active] : undefined;
      if (chosen) void pick(chosen);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (products.length > 0) setActive((active + step + products.length) % products.length);
    }
  }

  return (
    <search
      ref={box}
      className="relative block"
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <SearchIcon className="pointer-events-none absolute top-6 left-3.5 size-5 -translate-y-1/2 text-ink-quiet" />
      <input
        ref={inputRef}
        name={name}
        type="text"
        role="combobox"
        aria-label="Add a product"
        aria-autocomplete="list"
        aria-expanded={listShown}
        aria-controls={listId}
        {...(listShown && { 'aria-activedescendant': `${listId}-${active}` })}
        autoComplete="off"
        maxLength={LONGEST_QUERY}
        placeholder="Add a product: type its name"
        value={text}
        onChange={({ target }) => type(target.value)}
        onFocus={() => setOpen(true)}
        onKeyDown={handleKey}
        className="block min-h-12 w-full rounded-control border border-line-strong bg-paper pr-3.5 pl-11 text-base placeholder:text-ink-quiet focus:border-brand focus:outline-2 focus:outline-offset-0 focus:outline-brand/30"
      />
      {listShown && (
        <SearchResults
          listId={listId}
          products={products}
          active={active}
          onPick={pick}
          onPoint={setActive}
        />
      )}
      <p role="status" className="mt-1 text-sm text-ink-quiet empty:hidden">
        {found && isCurrent && open && products.length === 0 && `Nothing is called “${found.query}”.`}
      </p>
    </search>
  );
}

/** What is sold of a product with options; null where it cannot be asked for. */
async function listVariants({ _id, photos, title }: FoundProduct): Promise<FoundProduct[] | null> {
  const result = await requestAsStaff<StaffVariants>('admin', `/api/v1/products/${_id}/variants`);
  if (!result.ok) {
    showToast('error', result.message);
    return null;
  }
  return result.value.variants
    .filter(({ isOffered }) => isOffered)
    .map(({ photo, ...variant }) => ({ ...variant, title, photos: photo === null ? photos : [photo] }));
}
