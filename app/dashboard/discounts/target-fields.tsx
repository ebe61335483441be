import { useId, useState } from 'react';
import type { Category } from '../../../shop/catalogue/categories/responses.ts';
import { MOST_TARGETS } from '../../../shop/catalogue/discounts/rules.ts';
import type { StaffProductsPage } from '../../../shop/catalogue/staff-list/responses.ts';
import { Select } from '../../forms/select.tsx';
import type { FieldBinding } from '../../forms/use-schema-form.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { Button } from '../../ui/button.tsx';
import { useLatestRequest } from '../../use-latest-request.ts';
import { countOf } from '../categories/category-choices.ts';

export interface NamedProduct {
  _id: string;
  name: string;
}

type TargetField = 'appliesTo' | 'places' | 'products';

/** The part of a form that says which products are meant. Categories and products stand in it as lines of a text. */
export interface TargetForm {
  field: (name: TargetField) => FieldBinding;
  watch: (name: TargetField) => string;
  set: (texts: Partial<Record<TargetField, string>>) => void;
}

interface TargetFieldsProps {
  form: TargetForm;
  categories: readonly Category[];
  /** Products whose names are known already. */
  known: readonly NamedProduct[];
}

const CHOICES = [
  ['all', 'All products'],
  ['categories', 'Some categories'],
  ['products', 'Some products'],
] as const;

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

/** Which products a discount or a change of prices is for. */
export function TargetFields({ form, categories, known }: TargetFieldsProps) {
  const appliesTo = form.watch('appliesTo');
  return (
    <div className="grid gap-3">
      <Select field={form.field('appliesTo')} label="For" prompt="Please choose" choices={CHOICES} />
      {appliesTo === 'categories' && <Places form={form} categories={categories} />}
      {appliesTo === 'products' && <Products form={form} known={known} />}
    </div>
  );
}

/** Categories and their subcategories to tick. */
function Places({ form, categories }: Omit<TargetFieldsProps, 'known'>) {
  const chosen = new Set(linesOf(form.watch('places')));
  const { error } = form.field('places');
  const id = useId();
  function toggle(line: string, isOn: boolean) {
    if (isOn) chosen.add(line);
    else chosen.delete(line);
    form.set({ places: [...chosen].join('\n') });
  }
  const box = (line: string, name: string, isInside: boolean) => (
    <label
      key={line}
      className={`flex min-h-11 items-center gap-2.5 text-sm lg:min-h-8 ${isInside ? 'pl-7' : 'font-semibold'}`}
    >
      <input
        type="checkbox"
        checked={chosen.has(line)}
        onChange={({ target }) => toggle(line, target.checked)}
        className="size-4.5 shrink-0 accent-brand"
      />
      <span dir="auto" className="min-w-0 break-words">
        {name}
      </span>
    </label>
  );
  return (
    <fieldset aria-describedby={error && id}>
      <legend className="mb-1.5 text-sm font-semibold">Categories, with all products in them</legend>
      <div className="max-h-60 overflow-y-auto rounded-control border border-line px-3 py-1">
        {categories.map(({ _id, name, subcategories }) => (
          <div key={_id}>
            {box(_id, name, false)}
            {!chosen.has(_id) && subcategories.map((one) => box(`${_id} ${one.name}`, one.name, true))}
          </div>
        ))}
      </div>
      {error && (
        <p id={id} role="alert" className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const FOUND = 8;

/** Products to look for by name, SKU or barcode, and those that were chosen. */
function Products({ form, known }: Omit<TargetFieldsProps, 'categories'>) {
  const id = useId();
  const [names, setNames] = useState(() => new Map(known.map(({ _id, name }) => [_id, name])));
  const [text, setText] = useState('');
  const { value, send, clear } = useLatestRequest<StaffProductsPage>();
  const chosen = linesOf(form.watch('products'));
  const { error } = form.field('products');
  const choose = (ids: readonly string[]) => form.set({ products: ids.join('\n') });

  function look(typed: string) {
    setText(typed);
    if (typed.trim().length < 2) return clear();
    const path = `/api/v1/products/staff?${new URLSearchParams({ search: typed, limit: String(FOUND) })}`;
    void send((signal) => requestAsStaff<StaffProductsPage>('admin', path, { signal }));
  }

  const found = value?.products.filter(({ _id }) => !chosen.includes(_id)) ?? [];
  return (
    <div className="grid gap-2">
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          Add a product
        </label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          maxLength={80}
          value={text}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
          disabled={chosen.length >= MOST_TARGETS}
          placeholder="Name, SKU or barcode"
          onChange={({ target }) => look(target.value)}
          // Enter adds the first that was found, and never sends the form.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            const [first] = found;
            if (first) add(first);
          }}
          className="block min-h-12 w-full rounded-control border border-line-strong bg-paper px-3.5 text-base focus:border-brand focus:outline-2 focus:outline-offset-0 focus:outline-brand/30 aria-invalid:border-danger"
        />
        {error && (
          <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger">
            {error}
          </p>
        )}
      </div>
      <div aria-live="polite">
        {value && found.length === 0 && (
          <p className="text-sm text-ink-soft">No other product is called that.</p>
        )}
        {found.length > 0 && (
          <ul aria-label="Found products" className="flex flex-wrap gap-1.5">
            {found.map((product) => (
              <li key={product._id}>
                <Button variant="secondary" size="small" onClick={() => add(product)}>
                  <span dir="auto">{product.name}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {chosen.length > 0 && (
        <div>
          <p className="text-sm font-semibold">{countOf(chosen.length, 'product')} chosen</p>
          <ul aria-label="Chosen products" className="max-h-48 divide-y divide-line overflow-y-auto">
            {chosen.map((one) => (
              <li key={one} className="flex items-center justify-between gap-2 text-sm">
                <span dir="auto" className="min-w-0 break-words">
                  {names.get(one) ?? 'A product'}
                </span>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Leave ${names.get(one) ?? 'it'} out`}
                  onClick={() => choose(chosen.filter((other) => other !== one))}
                >
                  Leave out
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );

  function add({ _id, name }: NamedProduct) {
    setNames(new Map(names).set(_id, name));
    choose([...chosen, _id]);
    setText('');
    clear();
  }
}
