import { Input } from '../../forms/field.tsx';
import { DECIMAL, NUMBER } from '../../staff/ui/typed-numbers.ts';
import type { ProductForm } from './use-product-form.ts';

const SIZES = [
  ['lengthCm', 'Length (cm)'],
  ['widthCm', 'Width (cm)'],
  ['heightCm', 'Height (cm)'],
] as const;

/** What a product weighs and measures as it is packed (R545). */
export function MeasureFields({ form: { field } }: { form: ProductForm }) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1.5 text-sm font-semibold">
        Packed for the courier <span className="font-normal text-ink-quiet">(optional)</span>
      </legend>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Input field={field('weightGrams')} label="Weight (g)" optional="said" {...NUMBER} />
        {SIZES.map(([name, label]) => (
          <Input key={name} field={field(name)} label={label} optional="said" {...DECIMAL} />
        ))}
      </div>
      <p className="mt-1.5 text-xs text-ink-quiet">
        An order’s parcel is proposed with the weight of its products.
      </p>
    </fieldset>
  );
}
