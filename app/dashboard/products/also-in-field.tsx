import { useId, useState } from 'react';
import type { Category } from '../../../shop/catalogue/categories/responses.ts';
import { MOST_FURTHER_PLACES } from '../../../shop/catalogue/categories/rules.ts';
import { Options } from '../../forms/select.tsx';
import { Button } from '../../ui/button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { categoryPathName } from '../categories/category-choices.ts';
import type { ProductForm } from './use-product-form.ts';

/** The further categories of a product (R544): those that it has, each with a way out, and a way to add one. */
export function AlsoInField({ form, categories }: { form: ProductForm; categories: readonly Category[] }) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  const { error } = form.field('alsoIn');
  const lines = form.watch('alsoIn').split('\n').filter(Boolean);
  const places = placesOf(categories);
  const names = new Map(places);
  const left = places.filter(([line]) => !lines.includes(line));
  const isFull = lines.length >= MOST_FURTHER_PLACES;

  function change(next: readonly string[]) {
    form.set({ alsoIn: next.join('\n') });
    setChosen('');
  }

  return (
    <div className="sm:col-span-2">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        Also listed in
        <span className="font-normal text-ink-quiet"> (optional)</span>
      </label>
      {lines.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-2">
          {lines.map((line) => {
            const name = names.get(line) ?? 'A category that is gone';
            return (
              <li
                key={line}
                dir="auto"
                className="inline-flex items-center rounded-full bg-mist pl-3 text-sm wrap-anywhere"
              >
                {name}
                <button
                  type="button"
                  aria-label={`Not in ${name}`}
                  onClick={() => change(lines.filter((one) => one !== line))}
                  className="grid size-9 shrink-0 place-items-center rounded-full text-ink-quiet hover:text-danger"
                >
                  <CloseIcon className="size-4" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <div className="flex gap-2">
        <select
          id={id}
          name="alsoIn"
          value={chosen}
          disabled={isFull}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setChosen(target.value)}
          className="block min-h-12 w-full min-w-0 rounded-control border border-line-strong bg-paper px-3 text-base text-ink focus:border-brand disabled:border-line disabled:bg-mist disabled:text-ink-quiet"
        >
          <Options prompt={isFull ? `At most ${MOST_FURTHER_PLACES}` : 'Nowhere else'} choices={left} />
        </select>
        <Button variant="secondary" disabled={chosen === ''} onClick={() => change([...lines, chosen])}>
          Add
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-quiet">
        Its own category stays the one that its page names.
      </p>
      {error && <p className="mt-1.5 text-sm font-medium text-danger">{error}</p>}
    </div>
  );
}

/** Every category and subcategory, as the form sends it and as staff read it. */
function placesOf(categories: readonly Category[]): [line: string, name: string][] {
  return categories.flatMap(({ _id, name, subcategories }): [string, string][] => [
    [_id, name],
    ...subcategories.map((one): [string, string] => [`${_id} ${one.name}`, categoryPathName(name, one.name)]),
  ]);
}
