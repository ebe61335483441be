import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Choices, Options } from '../../forms/select.tsx';
import { Button } from '../../ui/button.tsx';
import { FilterIcon, SearchIcon } from '../../ui/icons.tsx';
import { useKeys } from '../use-keys.ts';
import { useListParams } from './use-list-params.ts';

/** A pause in typing, after which a list searches (milliseconds). */
const PAUSE = 300;

/** The classes of a small control beside others. */
export const CONTROL =
  'h-11 rounded-control border border-line-strong bg-paper px-3 text-sm focus:border-brand focus:outline-2 focus:outline-offset-0 focus:outline-brand/30 lg:h-9';

/** On a phone two filters share a row; where they fold, they stand behind the button that shows them. */
const HALF =
  'max-sm:grow max-sm:basis-[calc(50%-0.375rem)] max-sm:in-data-filters:order-2 max-sm:in-data-[filters=folded]:hidden';

interface ToolbarProps {
  label: string;
  /** The parameters of its filters, where there are so many that a phone shows them only when they are asked for. */
  folds?: readonly string[];
  children: ReactNode;
}

/** The row of search, filters and actions above a list. */
export function Toolbar({ label, folds, children }: ToolbarProps) {
  const { params } = useListParams();
  const [open, setOpen] = useState(false);
  const set = folds?.filter((name) => params.get(name)).length ?? 0;
  return (
    <search
      aria-label={label}
      {...(folds && { 'data-filters': open ? 'open' : 'folded' })}
      className="mb-3 flex flex-wrap items-end gap-x-3 gap-y-2 print:hidden"
    >
      {children}
      {folds && (
        <Button
          variant="secondary"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="order-1 sm:hidden"
        >
          <FilterIcon className="size-4.5" />
          {set === 0 ? 'Filters' : `Filters (${set})`}
        </Button>
      )}
    </search>
  );
}

/** Filters a list by the days from one to another, which stay side by side. */
export function ToolbarDays() {
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-2 max-sm:basis-full max-sm:in-data-filters:order-2 max-sm:in-data-[filters=folded]:hidden">
      <ToolbarDate label="From" name="from" />
      <ToolbarDate label="To" name="to" />
    </div>
  );
}

/**
 * Searches a list once the typing has paused; the key "/" leads here from anywhere on the screen.
 * @param props.label what can be searched for: "Name or number"
 */
export function ToolbarSearch({ label }: { label: string }) {
  const { params, change } = useListParams();
  const input = useRef<HTMLInputElement>(null);
  const inAddress = params.get('search') ?? '';
  const [text, setText] = useState(inAddress);
  const [taken, setTaken] = useState(inAddress);
  // Going back in the browser changes the address; the box follows, unless it is what changed it.
  if (taken !== inAddress) {
    setTaken(inAddress);
    if (text.trim() !== inAddress) setText(inAddress);
  }

  function search() {
    const wanted = text.trim();
    if (wanted !== inAddress) change({ search: wanted });
  }
  // A pause can still end when a view has just emptied the box, before React stops it: it reads what stands there by then.
  const searchAfterPause = useEffectEvent(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins a new pause
  useEffect(() => {
    const pause = setTimeout(() => searchAfterPause(), PAUSE);
    return () => clearTimeout(pause);
  }, [text]);

  useKeys({ '/': () => input.current?.focus() });

  return (
    <label className="relative min-w-0 grow basis-44 sm:max-w-sm sm:basis-56 lg:basis-32">
      <span className="sr-only">{label}</span>
      <SearchIcon className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-quiet" />
      <input
        ref={input}
        type="search"
        value={text}
        placeholder={label}
        aria-keyshortcuts="/"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && search()}
        className={`${CONTROL} w-full pl-9 max-lg:text-base placeholder:text-ink-quiet`}
      />
    </label>
  );
}

interface ToolbarSelectProps {
  label: string;
  name: string;
  all: string;
  choices: Choices;
}

/** Filters a list by one of some values. */
export function ToolbarSelect({ label, name, all, choices }: ToolbarSelectProps) {
  const { params, change } = useListParams();
  return (
    <div className={`min-w-0 ${HALF}`}>
      <select
        aria-label={label}
        value={params.get(name) ?? ''}
        onChange={({ target }) => change({ [name]: target.value })}
        className={`${CONTROL} max-w-full max-sm:w-full lg:max-w-36 lg:pl-2`}
      >
        <Options prompt={all} choices={choices} />
      </select>
    </div>
  );
}

/** Filters a list by a day, as the address has it: YYYY-MM-DD. */
export function ToolbarDate({ label, name }: { label: string; name: string }) {
  const { params, change } = useListParams();
  return (
    <label
      className={`flex min-w-0 items-center gap-2 text-sm text-ink-soft max-sm:flex-col max-sm:items-stretch max-sm:gap-1 ${HALF}`}
    >
      {label}
      <input
        type="date"
        value={params.get(name) ?? ''}
        onChange={({ target }) => change({ [name]: target.value })}
        className={`${CONTROL} max-sm:w-full max-sm:min-w-0 lg:w-29 lg:px-1.5`}
      />
    </label>
  );
}
