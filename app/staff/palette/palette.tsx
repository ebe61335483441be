import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { SearchIcon } from '../../ui/icons.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { DestinationGroup } from '../navigation.ts';
import { useSignOut } from '../sign-out.tsx';
import type { StaffKind } from '../token-store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { type Option, type OptionGroup, useFound } from './use-found.ts';

interface PaletteProps {
  kind: StaffKind;
  /** The screens that may be opened. */
  groups: readonly DestinationGroup[];
  onClose: () => void;
}

/**
 * One box for every screen and everything that can be searched for, by keyboard alone (the combobox pattern): the first
 * option is chosen, the arrows choose others, Enter goes there, Escape closes (R311).
 */
export function Palette({ kind, groups, onClose }: PaletteProps) {
  const id = useId();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const found = useFound(kind === 'admin');
  const signOut = useSignOut();
  const shown = [...screensFor(text, groups), ...actionsFor(text, signOut), ...found.groups];
  const options = shown.flatMap((group) => group.options);
  const chosen = options[Math.min(active, options.length - 1)];

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  function type(typed: string) {
    setText(typed);
    setActive(0);
    found.search(typed);
  }

  function go({ to, run }: Option) {
    onClose();
    if (run) void run();
    else void navigate(to);
  }

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setActive((Math.min(active, options.length - 1) + step + options.length) % options.length);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      go(chosen);
    }
  }

  return (
    <Dialog title={kind === 'admin' ? 'Search or go to' : 'Go to'} onClose={onClose}>
      <div className="relative">
        <SearchIcon className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-quiet" />
        <input
          type="text"
          role="combobox"
          aria-label={kind === 'admin' ? 'Orders, products, customers, screens' : 'Screens'}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          {...(chosen && { 'aria-activedescendant': `${id}-${chosen.id}` })}
          autoFocus
          autoComplete="off"
          enterKeyHint="go"
          maxLength={100}
          placeholder={kind === 'admin' ? 'Number, name, mobile, product, screen' : 'Screen'}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={handleKey}
          className="h-12 w-full rounded-control border border-line-strong bg-paper pr-10 pl-11 text-base placeholder:text-ink-quiet focus:border-brand focus:outline-2 focus:outline-offset-0 focus:outline-brand/30"
        />
        {found.state === 'loading' && <Spinner className="absolute top-3.5 right-3.5 size-5 text-brand" />}
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Where to go"
        className="mt-2 max-h-[min(26rem,55dvh)] overflow-y-auto"
      >
        {shown.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is nothing that a listbox may hold.
          <div key={group.name} role="group" aria-label={group.name}>
            <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-quiet">
              {group.name}
            </p>
            {group.options.map((option) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box, which keeps the focus.
              <div
                key={option.id}
                id={`${id}-${option.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={option === chosen}
                onPointerMove={() => setActive(options.indexOf(option))}
                onClick={() => go(option)}
                className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-lg px-3 py-1 text-sm aria-selected:bg-brand-soft lg:min-h-9"
              >
                <span dir="auto" className="min-w-0 font-medium break-words">
                  {option.name}
                </span>
                {option.note && (
                  <span className="text-xs text-ink-soft tabular-nums max-sm:w-full sm:ml-auto">
                    {option.note}
                  </span>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className="px-3 py-2 text-sm text-ink-soft empty:hidden">
        {said(found.state, text, options.length)}
      </p>
    </Dialog>
  );
}

function said(state: ReturnType<typeof useFound>['state'], text: string, count: number): string {
  if (state === 'failed') return 'The search could not be done. Please try again.';
  if (state === 'loading' || text.trim() === '' || count > 0) return '';
  return text.trim().length < 2 ? 'Please go on typing.' : 'Nothing was found.';
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether every word that was typed begins one of these. */
function matches(typed: readonly string[], name: string): boolean {
  const own = wordsOf(name);
  return typed.every((word) => own.some((other) => other.startsWith(word)));
}

/** The screens whose name or other words have every word that was typed; all of them while nothing is. */
function screensFor(text: string, groups: readonly DestinationGroup[]): OptionGroup[] {
  const typed = wordsOf(text);
  return groups
    .map(({ name, destinations }) => ({
      name: typed.length === 0 ? name : `Go to: ${name}`,
      options: destinations
        .filter(({ name, words = '' }) => matches(typed, `${name} ${words}`))
        .map(({ name, to }) => ({ id: `to${to.replaceAll(/[^\w-]/g, '-')}`, name, to })),
    }))
    .filter(({ options }) => options.length > 0);
}

/** What can be done from anywhere. */
function actionsFor(text: string, signOut: () => unknown): OptionGroup[] {
  const options: Option[] = [
    { id: 'shop', name: 'Open the shop', to: '/' },
    { id: 'sign-out', name: 'Sign out', to: '', run: signOut },
  ].filter(({ name }) => matches(wordsOf(text), name));
  return options.length > 0 ? [{ name: 'Do', options }] : [];
}
