import { z } from 'zod';
import type { StaffVariants } from '../../../../shop/catalogue/variants/responses.ts';

const textOf = z.object({ key: z.string(), text: z.string() });

const draftRow = z.object({
  /** Of a variant that there is already. */
  _id: z.string().optional(),
  /** The keys of its values, in the order of the options. */
  keys: z.array(z.string()),
  price: z.string(),
  discount: z.string(),
  quantity: z.string(),
  /** The stock that was in view, of one that there is already. */
  seenQuantity: z.number().optional(),
  sku: z.string(),
  barcode: z.string(),
  photo: z.string().nullable(),
  isOffered: z.boolean(),
});
export type DraftRow = z.infer<typeof draftRow>;

/** The options of a product while they are typed. Values have keys, so that a renamed one is still the same. */
export const optionsDraftSchema = z.object({
  version: z.number(),
  options: z.array(z.object({ key: z.string(), name: z.string(), values: z.array(textOf) })),
  rows: z.array(draftRow),
});
export type OptionsDraft = z.infer<typeof optionsDraftSchema>;
export type DraftOption = OptionsDraft['options'][number];

/** What is stored, as it is typed over. */
export function toDraft({ product, options, variants }: StaffVariants): OptionsDraft {
  const keyed = options.map(({ name, values }, index) => ({
    key: `${index}`,
    name,
    values: values.map((text, place) => ({ key: `${index}.${place}`, text })),
  }));
  return {
    version: product.version,
    options: keyed,
    rows: variants.map((variant) => ({
      _id: variant._id,
      keys: keyed.map(({ values }, index) => {
        return values.find(({ text }) => text === variant.values[index])?.key ?? '';
      }),
      price: String(variant.price),
      discount: variant.discount > 0 ? String(variant.discount) : '',
      quantity: String(variant.quantity),
      seenQuantity: variant.quantity,
      sku: variant.sku ?? '',
      barcode: variant.barcode ?? '',
      photo: variant.photo,
      isOffered: variant.isOffered,
    })),
  };
}

/** What is typed, as it is sent. @param product as it was in view */
export function toRequest({ version, ...typed }: OptionsDraft, product: StaffVariants['product']) {
  const isFirst = typed.rows.every(({ _id }) => _id === undefined);
  return { version, ...(isFirst && { seenQuantity: product.quantity }), ...toSent(typed) };
}

/** The options and variants of what is typed, whether its product is stored already or not. */
export function toSent({ options, rows }: Pick<OptionsDraft, 'options' | 'rows'>) {
  const textOfKey = new Map(
    options.flatMap(({ values }) => values.map(({ key, text }) => [key, text.trim()])),
  );
  return {
    options: options.map(({ name, values }) => ({ name, values: values.map(({ text }) => text) })),
    variants: rows.map(({ keys, ...row }) => ({
      ...row,
      values: keys.map((key) => textOfKey.get(key) ?? ''),
    })),
  };
}

/**
 * A row for each combination of values. A row of a combination that there was stays as it is; with an option more, or one
 * less, each goes to the first combination that it is a part of. New rows cost what the first row does.
 * @param first what the first row of all begins with
 */
export function combineRows(
  options: readonly DraftOption[],
  rows: readonly DraftRow[],
  first: Pick<DraftRow, 'price' | 'discount' | 'quantity'>,
): DraftRow[] {
  const combinations = options.reduce<string[][]>(
    (combined, { values }) => combined.flatMap((keys) => values.map(({ key }) => [...keys, key])),
    [[]],
  );
  if (options.length === 0) return [];
  const live = new Set(options.flatMap(({ values }) => values.map(({ key }) => key)));
  const left = new Set(rows);
  const pattern = rows[0] ?? first;

  function take(keys: readonly string[]): DraftRow | undefined {
    for (const row of left) {
      const isSame = row.keys.length === keys.length && row.keys.every((key, index) => key === keys[index]);
      const known = row.keys.filter((key) => live.has(key));
      const isPart =
        row.keys.length !== keys.length && known.length > 0 && known.every((key) => keys.includes(key));
      if (!isSame && !isPart) continue;
      left.delete(row);
      return row;
    }
    return undefined;
  }

  return combinations.map((keys, index) => {
    const row = take(keys);
    if (row) return { ...row, keys };
    const { price, discount } = pattern;
    const quantity = index === 0 && rows.length === 0 ? first.quantity : '0';
    return { keys, price, discount, quantity, sku: '', barcode: '', photo: null, isOffered: true };
  });
}

/** Why what is typed cannot be sent: of each path the first fault. */
export function faultsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]) {
  const faults: Record<string, string> = {};
  for (const { path, message } of issues) faults[path.join('.')] ??= message;
  return faults;
}

/** A key that no option and no value has. */
export function newKey(options: readonly DraftOption[]): string {
  const keys = options.flatMap(({ key, values }) => [key, ...values.map((value) => value.key)]);
  return `n${1 + Math.max(0, ...keys.map((key) => Number(key.replace(/^n/, '')) || 0), keys.length)}`;
}
