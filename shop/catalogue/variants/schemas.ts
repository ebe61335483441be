import { numberText } from '../../fields/numbers/schemas.ts';
import { requiredText } from '../../fields/schemas.ts';
import { idSchema, seenVersion } from '../../identity.ts';
import { z } from '../../zod.ts';
import { productFields } from '../products/schemas.ts';
import { isNameOfOption, MOST_OPTIONS, MOST_VALUES, MOST_VARIANTS } from './rules.ts';

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

const variant = z.object({
  _id: idSchema.optional().meta({ description: 'Of one that there is already; without it, it is a new one' }),
  values: z.array(optionFields.value).meta({ description: 'One for each option, in their order' }),
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

/** The options of a product with all its variants: those that are not sent go. */
export const saveVariantsSchema = z
  .object({
    version: seenVersion,
    seenQuantity: productFields.quantity
      .optional()
      .meta({ description: 'The product’s own stock that was in view when it gets its first options' }),
    options: z.array(option).max(MOST_OPTIONS, `A product has at most ${MOST_OPTIONS} options.`),
    variants: z.array(variant).max(MOST_VARIANTS, `A product has at most ${MOST_VARIANTS} variants.`),
  })
  .superRefine(({ options, variants }, context) => {
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
          refuse(
            ['variants', index, kind],
            `Another variant has this ${kind === 'sku' ? 'SKU' : 'barcode'}.`,
          );
        codes[kind].add(code);
      }
    }
  });
export type SaveVariants = z.infer<typeof saveVariantsSchema>;
export type SentVariant = SaveVariants['variants'][number];
