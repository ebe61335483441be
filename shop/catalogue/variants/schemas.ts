import { numberText } from '../../fields/numbers/schemas.ts';
import { requiredText } from '../../fields/schemas.ts';
import { idSchema, seenVersion } from '../../identity.ts';
import { z } from '../../zod.ts';
import { createProductFormSchema, MOST_PHOTOS, productFields } from '../products/schemas.ts';
import { isNameOfOption, MOST_OPTIONS, MOST_VALUES, MOST_VARIANTS, type Option } from './rules.ts';

/** Characters of the name of an option, and of a value. */
const LONGEST_WORD = 40;

const sameText = (text: string) => text.toLowerCase();
const isTwice = (texts: readonly string[], index: number) =>
  texts.findIndex((text) => sameText(text) === sameText(texts[index] ?? '')) < index;

const optionFields = {
  name: requiredText('Please name the option, for example Size.', LONGEST_WORD).refine(
    isNameOfOption,
    'Please use another name for this option.',
  ),
  value: requiredText('Please enter a value, for example M.', LONGEST_WORD),
};

const option = z.object({
  name: optionFields.name,
  values: z
    .array(optionFields.value)
    .min(1, 'Please enter at least one value.')
    .max(MOST_VALUES, `An option has at most ${MOST_VALUES} values.`)
    .superRefine((values, context) => {
      for (const index of values.keys()) {
        if (isTwice(values, index))
          context.addIssue({ code: 'custom', path: [index], message: 'This value is there twice.' });
      }
    }),
});

/** The fields of a variant: rupees and percent as a product's own. Numbers may come as text, as forms have them. */
const variantFields = {
  price: numberText(productFields.price),
  discount: z.preprocess((text) => (text === '' ? '0' : text), numberText(productFields.discount)),
  quantity: numberText(productFields.quantity),
  sku: productFields.sku,
  barcode: productFields.barcode,
};

const values = z.array(optionFields.value).meta({ description: 'One for each option, in their order' });

const variant = z.object({
  _id: idSchema.optional().meta({ description: 'Of one that there is already; without it, it is a new one' }),
  values,
  ...variantFields,
  seenQuantity: productFields.quantity
    .optional()
    .meta({ description: 'The stock that was in view; refused when it is another by now' }),
  photo: z
    .string()
    .max(200)
    .nullable()
    .meta({ description: 'One of the product’s own addresses; null is its first' }),
  isOffered: z.boolean(),
});

/** What one variant says beside another, wherever it comes from. */
interface SentOptions {
  options: Option[];
  variants: Pick<z.infer<typeof variant>, '_id' | 'values' | 'sku' | 'barcode'>[];
}

/** Refuses options of one name, and variants that are no combination of them, or are one that there is already. */
function checkVariants({ options, variants }: SentOptions, context: z.RefinementCtx): void {
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  const names = options.map(({ name }) => name);
  for (const index of names.keys()) {
    if (isTwice(names, index)) refuse(['options', index, 'name'], 'Another option has this name.');
  }
  if (options.length > 0 && variants.length === 0)
    refuse(['variants'], 'A product with options needs at least one variant.');
  const codes = { sku: new Set<string>(), barcode: new Set<string>() };
  const [combinations, ids] = [new Set<string>(), new Set<string>()];
  for (const [index, { _id, values, ...fields }] of variants.entries()) {
    const isOneOfThem =
      options.length > 0 &&
      values.length === options.length &&
      values.every((value, place) => options[place]?.values.includes(value));
    const combination = values.join('\n');
    if (!isOneOfThem) refuse(['variants', index, 'values'], 'A variant has one value of each option.');
    if (combinations.has(combination) || (_id !== undefined && ids.has(_id)))
      refuse(['variants', index, 'values'], 'This variant is there twice.');
    combinations.add(combination);
    if (_id !== undefined) ids.add(_id);
    for (const kind of ['sku', 'barcode'] as const) {
      const code = fields[kind]?.toLowerCase();
      if (code === undefined) continue;
      if (codes[kind].has(code))
        refuse(['variants', index, kind], `Another variant has this ${kind === 'sku' ? 'SKU' : 'barcode'}.`);
      codes[kind].add(code);
    }
  }
}

const optionList = z.array(option).max(MOST_OPTIONS, `A product has at most ${MOST_OPTIONS} options.`);
const TOO_MANY = `A product has at most ${MOST_VARIANTS} variants.`;

/** The options of a product with all its variants: those that are not sent go. */
export const saveVariantsSchema = z
  .object({
    version: seenVersion,
    seenQuantity: productFields.quantity
      .optional()
      .meta({ description: 'The product’s own stock that was in view when it gets its first options' }),
    options: optionList,
    variants: z.array(variant).max(MOST_VARIANTS, TOO_MANY),
  })
  .superRefine(checkVariants);
export type SaveVariants = z.infer<typeof saveVariantsSchema>;
export type SentVariant = SaveVariants['variants'][number];

/** JSON in a part of a form. */
const jsonText = <T>(schema: z.ZodType<T>) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'This is no JSON.' });
        return z.NEVER;
      }
    })
    .pipe(schema);

const newVariant = z.object({
  values,
  ...variantFields,
  /** Its place among those of the form; null is the first. */
  photo: z
    .int()
    .min(0)
    .max(MOST_PHOTOS - 1)
    .nullable(),
  isOffered: z.boolean(),
});

/** What is typed of the options of a product that is not stored yet. */
export const newOptionsSchema = z
  .object({ options: optionList, variants: z.array(newVariant).max(MOST_VARIANTS, TOO_MANY) })
  .superRefine(checkVariants);
export type NewOptions = z.infer<typeof newOptionsSchema>;

/**
 * The parts of POST /api/v1/products/create. A product with options has two parts more, `options` and `variants`, each JSON:
 * as they are saved of a product that is there, but for the picture of a variant.
 */
export const createWithOptionsSchema = createProductFormSchema
  .extend({
    options: jsonText(optionList).default([]),
    variants: jsonText(z.array(newVariant).max(MOST_VARIANTS, TOO_MANY)).default([]),
  })
  .superRefine((product, context) => {
    checkVariants(product, context);
    if (product.options.length > 0 && product.quantity > 0) {
      const message = 'A product with options has no stock of its own. Please give it to its variants.';
      context.addIssue({ code: 'custom', path: ['quantity'], message });
    }
  });
