import { useEffect, useState } from 'react';
import { SearchIcon } from '../../ui/icons.tsx';
import type { DestinationGroup } from '../navigation.ts';
import type { StaffKind } from '../token-store.ts';
import { Palette } from './palette.tsx';

interface PaletteButtonProps {
  kind: StaffKind;
  groups: readonly DestinationGroup[];
}

/** What looks like a search box and opens the palette, which Ctrl-K does from anywhere. */
export function PaletteButton({ kind, groups }: PaletteButtonProps) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      // Over another question it would lead away from it.
      if (!document.querySelector('dialog[open]')) setOpen(true);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);

  const what = kind === 'admin' ? 'Search orders, products, customers, screens' : 'Search screens';
  return (
    <>
      <button
        type="button"
        aria-label={what}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
        className="flex h-11 min-w-0 grow items-center gap-2 rounded-control border border-line-strong/60 bg-canvas px-3 text-sm text-ink-quiet hover:border-brand lg:h-9 lg:max-w-xl"
      >
        <SearchIcon className="size-4 shrink-0" />
        <span className="truncate">{kind === 'admin' ? 'Search or go to' : 'Go to'}</span>
        <kbd className="ml-auto rounded border border-line px-1.5 font-sans text-xs whitespace-nowrap max-lg:hidden">
          Ctrl K
        </kbd>
      </button>
      {open && <Palette kind={kind} groups={groups} onClose={() => setOpen(false)} />}
    </>
  );
}
