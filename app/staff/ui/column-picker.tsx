import { useSyncExternalStore } from 'react';
import { FilterIcon } from '../../ui/icons.tsx';
import { createListeners } from '../../ui/listeners.ts';
import { keepChoice, readChoice } from '../browser-choice.ts';
import type { Column } from './data-table.tsx';
import { Popover } from './popover.tsx';

const { subscribe, notify } = createListeners(() => notify());

const storageKey = (table: string) => `columns:${table}`;

/**
 * The columns of a table that this browser shows. The first one and those without a head always stay; a column that is
 * new in the shop is shown.
 * @param table the name of the table among all
 */
export function useColumns<Row>(table: string, columns: readonly Column<Row>[]) {
  const stored = useSyncExternalStore(
    subscribe,
    () => readChoice(storageKey(table)),
    () => '',
  );
  const hidden = stored.split('\n').filter(Boolean);
  const choices = columns.slice(1).flatMap(({ head }) => (head === '' ? [] : [head]));
  return {
    columns: columns.filter(({ head }) => !(choices.includes(head) && hidden.includes(head))),
    picker: {
      choices: choices.map((head) => ({ head, shown: !hidden.includes(head) })),
      onToggle(head: string) {
        const next = hidden.includes(head) ? hidden.filter((other) => other !== head) : [...hidden, head];
        keepChoice(storageKey(table), next.join('\n'));
        notify();
      },
    },
  };
}

type ColumnPickerProps = ReturnType<typeof useColumns>['picker'];

/** Chooses which columns a table shows, in this browser. */
export function ColumnPicker({ choices, onToggle }: ColumnPickerProps) {
  return (
    <Popover
      label="Columns"
      button={
        <>
          <FilterIcon className="size-4.5" />
          <span className="max-sm:sr-only">Columns</span>
        </>
      }
    >
      <fieldset>
        <legend className="px-3 pt-1 pb-2 font-semibold">Columns</legend>
        {choices.map(({ head, shown }) => (
          <label
            key={head}
            className="flex min-h-11 items-center gap-3 rounded-lg px-3 hover:bg-mist lg:min-h-8"
          >
            <input
              type="checkbox"
              checked={shown}
              onChange={() => onToggle(head)}
              className="size-4.5 accent-brand"
            />
            {head}
          </label>
        ))}
      </fieldset>
    </Popover>
  );
}
