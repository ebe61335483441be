import { useId, useRef } from 'react';
import { CloseIcon } from '../../ui/icons.tsx';
import { ProductPhoto } from '../../ui/product-photo.tsx';
import { DragHandle } from '../ui/drag-handle.tsx';
import { ProductFinder } from '../ui/product-finder.tsx';
import { moved, useOrdering } from '../ui/use-ordering.ts';
import type { Editing } from './use-home-page.ts';

interface Chosen {
  id: string;
  name: string;
}

interface ProductPickerProps {
  label: string;
  error?: string | undefined;
  editing: Editing;
  products: readonly Chosen[];
  most: number;
  onChange: (products: Chosen[]) => void;
}

/** Products chosen one by one, in the order in which they are shown. One that shoppers do not find any more says so. */
export function ProductPicker({ label, error, editing, products, most, onChange }: ProductPickerProps) {
  const id = useId();
  const finder = useRef<HTMLInputElement>(null);
  const { said, placeProps, handleProps } = useOrdering({
    count: products.length,
    onMove: (from, to) => onChange(moved(products, from, to)),
  });
  return (
    <fieldset aria-describedby={`${id}-error`} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {products.length > 0 && (
        <ol className="mb-2 grid gap-1.5">
          {products.map((product, index) => (
            <li
              key={product.id}
              {...placeProps(index)}
              className="flex min-w-0 items-center gap-2 rounded-control border border-line bg-paper p-1 data-[dragged=true]:border-brand data-[dragged=true]:shadow-lift"
            >
              {most > 1 && <DragHandle {...handleProps(index, product.name)} />}
              <ProductLine editing={editing} product={product} />
              <button
                type="button"
                aria-label={`Remove ${product.name}`}
                onClick={() => onChange(products.toSpliced(index, 1))}
                className="ml-auto grid size-9 shrink-0 place-items-center rounded-lg text-ink-quiet hover:bg-danger-soft hover:text-danger"
              >
                <CloseIcon className="size-4" />
              </button>
            </li>
          ))}
        </ol>
      )}
      {products.length < most && (
        <ProductFinder
          takesWhole
          inputRef={finder}
          onPick={({ _id, name, photos }) => {
            editing.notice({ id: _id, name, photo: photos[0] ?? null, isListed: true });
            if (!products.some((one) => one.id === _id)) onChange([...products, { id: _id, name }]);
          }}
        />
      )}
      <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

function ProductLine({ editing, product }: { editing: Editing; product: Chosen }) {
  const known = editing.products.get(product.id);
  return (
    <>
      <ProductPhoto
        photos={known?.photo ? [known.photo] : []}
        title=""
        size={40}
        className="size-10 shrink-0 rounded-lg"
      />
      <span className="min-w-0 text-sm">
        <span dir="auto" className="line-clamp-1">
          {known?.name ?? product.name}
        </span>
        {!known?.isListed && (
          <span className="block text-xs font-semibold text-accent">
            {known ? 'Not listed: shoppers do not see it here' : 'Deleted: it is not shown'}
          </span>
        )}
      </span>
    </>
  );
}
