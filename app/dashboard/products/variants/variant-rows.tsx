import { useId } from 'react';
import { MOST_VARIANTS } from '../../../../shop/catalogue/variants/rules.ts';
import { Button } from '../../../ui/button.tsx';
import { ProductPhoto } from '../../../ui/product-photo.tsx';
import type { DraftOption, DraftRow } from './options-draft.ts';

interface VariantRowsProps {
  options: readonly DraftOption[];
  rows: readonly DraftRow[];
  /** The pictures of the product, of which each variant may have one as its own. */
  photos: readonly string[];
  /** What is wrong, by the path in what is sent. */
  faults: Readonly<Record<string, string>>;
  onChange: (rows: DraftRow[]) => void;
}

/** The variants that the options make: what each costs, how many there are, its codes and its picture. */
export function VariantRows({ options, rows, photos, faults, onChange }: VariantRowsProps) {
  const texts = new Map(options.flatMap(({ values }) => values.map(({ key, text }) => [key, text.trim()])));
  const [first] = rows;
  const change = (row: DraftRow, changed: Partial<DraftRow>) =>
    onChange(rows.map((one) => (one === row ? { ...one, ...changed } : one)));

  return (
    <div className="@container">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">
          {rows.length === 1 ? '1 variant' : `${rows.length} variants`}
          {rows.length > MOST_VARIANTS && (
            <span className="text-danger"> · A product has at most {MOST_VARIANTS}.</span>
          )}
        </h3>
        {first && rows.length > 1 && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              const { price, discount } = first;
              onChange(rows.map((row) => ({ ...row, price, discount })));
            }}
          >
            Price of the first for all
          </Button>
        )}
      </div>
      <ul className="mt-1 divide-y divide-line">
        {rows.slice(0, MOST_VARIANTS).map((row, index) => (
          <VariantRow
            key={row.keys.join(' ')}
            row={row}
            name={row.keys.map((key) => texts.get(key) || '…').join(', ')}
            photos={photos}
            path={`variants.${index}`}
            faults={faults}
            onChange={(changed) => change(row, changed)}
          />
        ))}
      </ul>
    </div>
  );
}

interface VariantRowProps {
  row: DraftRow;
  name: string;
  photos: readonly string[];
  /** Where it stands in what is sent; its controls are named by it. */
  path: string;
  faults: Readonly<Record<string, string>>;
  onChange: (changed: Partial<DraftRow>) => void;
}

const TEXTS = [
  { field: 'price', label: 'Price (Rs.)', inputMode: 'decimal', longest: 14 },
  { field: 'discount', label: 'Discount (%)', inputMode: 'decimal', longest: 6 },
  { field: 'quantity', label: 'Stock', inputMode: 'numeric', longest: 9 },
  { field: 'sku', label: 'SKU', inputMode: 'text', longest: 64 },
  { field: 'barcode', label: 'Barcode', inputMode: 'text', longest: 64 },
] as const;

const CONTROL =
  'mt-0.5 block min-h-11 w-full rounded-control border border-line-strong bg-paper px-2.5 text-base text-ink tabular-nums focus:border-brand focus:outline-2 focus:outline-offset-0 focus:outline-brand/30 aria-invalid:border-danger';

function VariantRow({ row, name, photos, path, faults, onChange }: VariantRowProps) {
  const id = useId();
  const faultOf = (field: string) => faults[`${path}.${field}`];
  const said = [
    ...TEXTS.flatMap(({ field, label }) => (faultOf(field) ? [`${label}: ${faultOf(field)}`] : [])),
    ...['values', 'photo'].flatMap((field) => faultOf(field) ?? []),
  ];
  // One that was taken out of the product's pictures is nobody's.
  const own = photos.find((photo) => photo === row.photo);
  const shown = own ?? photos[0];
  return (
    <li className={`py-3 ${row.isOffered ? '' : '-mx-3 rounded-control bg-mist/60 px-3'}`}>
      <fieldset
        data-alike=""
        className="grid min-w-0 grid-cols-2 gap-x-2 gap-y-2 @md:grid-cols-3 @4xl:grid-cols-[minmax(7rem,1.2fr)_6rem_5rem_5rem_minmax(6rem,1fr)_minmax(6rem,1fr)_8.5rem] @4xl:items-end"
      >
        <legend className="sr-only" dir="auto">
          {name}
        </legend>
        <div className="col-span-full flex items-center gap-2 @4xl:col-span-1 @4xl:block">
          <p
            aria-hidden="true"
            dir="auto"
            className="min-w-0 grow text-left text-sm font-semibold break-words"
          >
            {name}
          </p>
          <label className="inline-flex min-h-11 items-center gap-2 text-sm text-ink-soft @4xl:min-h-8">
            <input
              type="checkbox"
              checked={row.isOffered}
              onChange={({ target }) => onChange({ isOffered: target.checked })}
              className="size-4 accent-brand"
            />
            Sold
          </label>
        </div>
        {TEXTS.map(({ field, label, inputMode, longest }) => (
          <label key={field} className="block min-w-0 text-xs text-ink-soft">
            {label}
            <input
              name={`${path}.${field}`}
              value={row[field]}
              inputMode={inputMode}
              maxLength={longest}
              autoComplete="off"
              aria-invalid={faultOf(field) !== undefined}
              aria-describedby={`${id}-faults`}
              onChange={({ target }) => onChange({ [field]: target.value })}
              className={CONTROL}
            />
          </label>
        ))}
        <label className="block min-w-0 text-xs text-ink-soft">
          Picture
          <span className="flex items-center gap-1.5">
            <ProductPhoto
              photos={shown ? [shown] : []}
              title=""
              size={36}
              className="mt-0.5 w-9 shrink-0 rounded-md"
            />
            <select
              value={own ?? ''}
              onChange={({ target }) => onChange({ photo: target.value || null })}
              className={CONTROL}
            >
              <option value="">First</option>
              {photos.slice(1).map((photo, place) => (
                <option key={photo} value={photo}>
                  {place + 2}
                </option>
              ))}
            </select>
          </span>
        </label>
      </fieldset>
      <div id={`${id}-faults`} className="text-sm font-medium text-danger">
        {said.map((fault) => (
          <p key={fault} className="mt-1.5">
            {fault}
          </p>
        ))}
      </div>
    </li>
  );
}
