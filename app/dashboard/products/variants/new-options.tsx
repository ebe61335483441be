import { useId } from 'react';
import { FormAlert } from '../../../ui/form-alert.tsx';
import type { ChosenPhoto } from '../photos.ts';
import type { ProductForm } from '../use-product-form.ts';
import { OptionFields } from './option-fields.tsx';
import type { useNewOptions } from './use-new-options.ts';
import { VariantRows } from './variant-rows.tsx';

interface NewOptionsProps {
  options: ReturnType<typeof useNewOptions>;
  /** The product's own form: what is typed there is what its variants begin with. */
  form: ProductForm;
  photos: readonly ChosenPhoto[];
}

/** The options of a product in the form that creates it (R627). */
export function NewOptions({ options: { options, rows, faults, ...typed }, form, photos }: NewOptionsProps) {
  const id = useId();
  const own = ['options', 'variants'].flatMap((field) => faults[field] ?? []);
  return (
    <section aria-labelledby={id} className="space-y-4 rounded-card border border-line bg-paper p-4 sm:p-5">
      <div>
        <h2 id={id} className="font-bold">
          Options
        </h2>
        <p className="mt-0.5 text-sm text-ink-soft">
          {typed.isThere
            ? 'Each of these is sold with a price and a stock of its own.'
            : 'For what comes in several sizes, colours and the like, each with its own price and stock.'}
        </p>
      </div>
      <OptionFields
        options={options}
        faults={faults}
        onChange={(next) => typed.changeOptions(next, form.getValues())}
      />
      {rows.length > 0 && (
        <VariantRows
          options={options}
          rows={rows}
          photos={photos.map(({ address }) => address)}
          faults={faults}
          onChange={typed.changeRows}
        />
      )}
      <FormAlert message={own[0] ?? null} />
    </section>
  );
}
