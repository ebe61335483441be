import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { CategoryPicture } from '../ui/category-picture.tsx';
import { ChevronDownIcon, ChevronRightIcon, MenuIcon } from '../ui/icons.tsx';
import type { MenuCategory } from './load-root-data.ts';
import { MoreBelow } from './more-below.tsx';
import { categoryAddress, subcategoryAddress } from './site-links.ts';
import { useMoreBelow } from './use-more-below.ts';

const ENTRY = 'flex min-h-10 items-center justify-between gap-3 rounded-lg px-3 text-sm font-medium';

/**
 * The categories on hover, click or Enter, and the subcategories of the one that is hovered or focused. A finger has no
 * hover: touching opens and closes. Where the list scrolls, a fading foot says so; the subcategories are placed by the
 * box around it, so that they are not cut off with it.
 */
export function BrowseCategories({ categories }: { categories: readonly MenuCategory[] }) {
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const firstTap = useRef(false);
  const end = useRef<HTMLLIElement>(null);
  const moreBelow = useMoreBelow(end, open);

  function close() {
    setOpen(false);
    setShown(null);
  }

  function handleHover({ pointerType, type }: PointerEvent) {
    if (pointerType !== 'mouse') return;
    if (type === 'pointerenter') setOpen(true);
    else close();
  }

  /** The first tap on a category shows its subcategories, the second one follows the link. */
  function handleClick(event: MouseEvent, name: string) {
    if (!firstTap.current) return close();
    event.preventDefault();
    firstTap.current = false;
    setShown(name);
  }

  function handleKey({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !open) return;
    close();
    button.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover is a shortcut; the button does the same
    <div
      ref={box}
      className="relative"
      onPointerEnter={handleHover}
      onPointerLeave={handleHover}
      onKeyDown={handleKey}
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) close();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onPointerUp={({ pointerType }) => pointerType !== 'mouse' && setOpen(!open)}
        onClick={({ detail }) => detail === 0 && setOpen(!open)}
        className="inline-flex h-12 items-center gap-2.5 bg-brand px-5 text-sm font-semibold text-white transition-colors hover:bg-brand-strong"
      >
        <MenuIcon />
        Browse Categories
        <ChevronDownIcon className={`size-4 transition-transform ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && (
        <div id={listId} className="absolute top-full left-0 z-40 w-72">
          <ul className="max-h-[calc(100dvh-11rem)] scroll-pb-12 overflow-y-auto overscroll-contain rounded-b-card [scrollbar-width:thin] border border-t-0 border-line bg-paper p-1.5 shadow-lift">
            {categories.map(({ name, photo, subcategories }) => (
              <li
                key={name}
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setShown(name)}
                onFocus={() => setShown(name)}
              >
                <Link
                  to={categoryAddress(name)}
                  onPointerDown={({ pointerType }) => {
                    firstTap.current = pointerType !== 'mouse' && subcategories.length > 0 && shown !== name;
                  }}
                  onClick={(event) => handleClick(event, name)}
                  className={`${ENTRY} ${shown === name ? 'bg-brand-soft text-brand' : 'text-ink'}`}
                >
                  <CategoryPicture photo={photo} />
                  <span className="grow">{name}</span>
                  {subcategories.length > 0 && <ChevronRightIcon className="size-4 text-ink-quiet" />}
                </Link>
                {shown === name && subcategories.length > 0 && (
                  <ul
                    aria-label={name}
                    className="absolute top-0 left-full h-full w-64 overflow-y-auto rounded-r-card border border-line bg-paper p-1.5 shadow-lift"
                  >
                    {subcategories.map((subcategory) => (
                      <li key={subcategory.name}>
                        <Link
                          to={subcategoryAddress(subcategory.name)}
                          onClick={close}
                          className={`${ENTRY} text-ink hover:bg-brand-soft hover:text-brand`}
                        >
                          {subcategory.name}
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
            <li ref={end} aria-hidden="true" />
          </ul>
          {moreBelow && <MoreBelow className="rounded-b-card" />}
        </div>
      )}
    </div>
  );
}
