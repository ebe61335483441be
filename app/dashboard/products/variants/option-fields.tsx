import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { MOST_OPTIONS, MOST_VALUES } from '../../../../shop/catalogue/variants/rules.ts';
import { Button } from '../../../ui/button.tsx';
import { CloseIcon, PlusIcon, TrashIcon } from '../../../ui/icons.tsx';
import { type DraftOption, newKey } from './options-draft.ts';

interface OptionFieldsProps {
  options: readonly DraftOption[];
  /** What is wrong, by the path in what is sent. */
  faults: Readonly<Record<string, string>>;
  onChange: (options: DraftOption[]) => void;
}

const TEXT =
  'block min-h-11 w-full rounded-control border border-line-strong bg-paper px-3 text-base text-ink focus:border-brand focus:outline-2 focus:outline-offset-0 focus:outline-brand/30 aria-invalid:border-danger';
const REMOVE =
  'grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-danger-soft hover:text-danger';

/** The names of the options and their values. Enter in a value goes on to the next, or makes one. */
export function OptionFields({ options, faults, onChange }: OptionFieldsProps) {
  const group = useRef<HTMLDivElement>(null);

  const replace = (key: string, changed: Partial<DraftOption>) =>
    onChange(options.map((option) => (option.key === key ? { ...option, ...changed } : option)));

  const focusAt = (key: string) =>
    group.current?.querySelector<HTMLInputElement>(`[data-key="${key}"]`)?.focus();

  /** Draws the new field at once and focuses it: what is typed next would stand in the field before it otherwise. */
  function addField(key: string, add: () => void) {
    flushSync(add);
    focusAt(key);
  }

  function addOption() {
    const key = newKey(options);
    const value = newKey([...options, { key, name: '', values: [] }]);
    addField(key, () => onChange([...options, { key, name: '', values: [{ key: value, text: '' }] }]));
  }

  function addValue({ key, values }: DraftOption) {
    const added = newKey(options);
    addField(added, () => replace(key, { values: [...values, { key: added, text: '' }] }));
  }

  function goOn(event: KeyboardEvent, option: DraftOption, place: number) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const next = option.values[place + 1];
    if (next) focusAt(next.key);
    else if (option.values.length < MOST_VALUES && option.values[place]?.text.trim()) addValue(option);
  }

  return (
    <div ref={group} className="space-y-4">
      {options.map((option, index) => {
        const { key, name, values } = option;
        const called = name.trim() || `Option ${index + 1}`;
        const fault =
          faults[`options.${index}.name`] ??
          faults[`options.${index}.values`] ??
          values.map((_, place) => faults[`options.${index}.values.${place}`]).find(Boolean);
        return (
          <fieldset key={key} className="min-w-0 rounded-control border border-line p-3">
            <legend className="px-1 text-sm font-semibold" dir="auto">
              {called}
            </legend>
            <div className="flex items-end gap-2">
              <label className="block grow text-xs text-ink-soft sm:max-w-72">
                Name of the option
                <input
                  data-key={key}
                  dir="auto"
                  value={name}
                  maxLength={40}
                  autoComplete="off"
                  placeholder="Size"
                  aria-invalid={faults[`options.${index}.name`] !== undefined}
                  onChange={({ target }) => replace(key, { name: target.value })}
                  className={`mt-0.5 ${TEXT}`}
                />
              </label>
              <button
                type="button"
                aria-label={`Remove the option ${called}`}
                onClick={() => onChange(options.filter((one) => one !== option))}
                className={REMOVE}
              >
                <TrashIcon className="size-5" />
              </button>
            </div>
            <ul className="mt-3 flex flex-wrap gap-2">
              {values.map(({ key: valueKey, text }, place) => (
                <li key={valueKey} className="flex w-full items-center sm:w-auto">
                  <input
                    data-key={valueKey}
                    dir="auto"
                    aria-label={`Value ${place + 1} of ${called}`}
                    value={text}
                    maxLength={40}
                    autoComplete="off"
                    placeholder="Value"
                    aria-invalid={faults[`options.${index}.values.${place}`] !== undefined}
                    onKeyDown={(event) => goOn(event, option, place)}
                    onChange={({ target }) =>
                      replace(key, {
                        values: values.map((value) =>
                          value.key === valueKey ? { ...value, text: target.value } : value,
                        ),
                      })
                    }
                    className={`${TEXT} sm:field-sizing-content sm:w-auto sm:max-w-72 sm:min-w-36`}
                  />
                  <button
                    type="button"
                    aria-label={`Remove ${text.trim() || `value ${place + 1}`} of ${called}`}
                    disabled={values.length === 1}
                    onClick={() => replace(key, { values: values.filter((value) => value.key !== valueKey) })}
                    className={`${REMOVE} disabled:opacity-30`}
                  >
                    <CloseIcon className="size-4" />
                  </button>
                </li>
              ))}
              {values.length < MOST_VALUES && (
                <li>
                  <Button variant="quiet" onClick={() => addValue(option)}>
                    <PlusIcon className="size-4" />
                    Add a value
                  </Button>
                </li>
              )}
            </ul>
            {fault && <p className="mt-2 text-sm font-medium text-danger">{fault}</p>}
          </fieldset>
        );
      })}
      {options.length < MOST_OPTIONS && (
        <Button variant="secondary" onClick={addOption}>
          <PlusIcon className="size-4" />
          {options.length === 0 ? 'Add an option' : 'Add another option'}
        </Button>
      )}
    </div>
  );
}
