import { numberText } from '../../fields/numbers/schemas.ts';
import { fieldsAreFine, requiredText } from '../../fields/schemas.ts';
import { idSchema, isId } from '../../identity.ts';
import { z } from '../../zod.ts';
import { APPLIES_TO, MOST_TARGETS, readFieldTime } from './rules.ts';

const TWO_DECIMALS = 'Please use at most two decimals.';
const PERCENT = 'Please enter the discount in percent, for example 10.';

const percent = numberText(
  z
    .number({ error: PERCENT })
    .gt(0, 'A discount is more than 0 percent.')
    .max(100, 'A discount is at most 100 percent.')
    .multipleOf(0.01, TWO_DECIMALS),
);

const NO_TIME = 'Please enter a day and a time, for example 30 November 2026, 18:00.';
/** As responses have it. Zod's own check would come with the checkout's scripts. */
export const ISO_TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]{5,15}(?:Z|[+-]\d{2}:\d{2})$/;
const [FIRST, LAST] = [Date.UTC(2000, 0), Date.UTC(2100, 0)];

/** A moment as a field has it, in the shop's time, or an ISO time; nothing is null. */
const moment = z
  .string(NO_TIME)
  .nullable()
  .default(null)
  .transform((text, context) => {
    const typed = text?.trim() ?? '';
    if (typed === '') return null;
    const iso = readFieldTime(typed) ?? (ISO_TIME.test(typed) ? typed : null);
    const at = iso === null ? Number.NaN : Date.parse(iso);
    if (at >= FIRST && at < LAST) return new Date(at).toISOString();
    context.addIssue({ code: 'custom', message: NO_TIME });
    return z.NEVER;
  });

/** A list, or its entries as lines of one text, as a form has them. */
const lines = <Entry extends z.ZodType>(entry: Entry, tooMany: string) =>
  z.preprocess(
    (typed) => (typeof typed === 'string' ? typed.split('\n').filter((line) => line !== '') : typed),
    z.array(entry).max(MOST_TARGETS, tooMany).default([]),
  );

/** A category by its id; behind a space the name of one of its subcategories, where only that is meant. */
const place = z.string().transform((text, context) => {
  const [category = '', name = ''] = [text.slice(0, 36), text.slice(37).trim()];
  if (isId(category) && (text.length === 36 || text[36] === ' ')) {
    return { category, subcategory: name === '' ? null : name };
  }
  context.addIssue({ code: 'custom', message: 'This is not a category.' });
  return z.NEVER;
});

/** Which products are meant. */
export const targetFields = {
  appliesTo: z.enum(APPLIES_TO, 'Please choose what it is for.'),
  places: lines(place, `Please choose at most ${MOST_TARGETS} categories.`),
  products: lines(idSchema, `Please choose at most ${MOST_TARGETS} products.`),
};

/** Refuses a target that names nothing. */
export function nameTarget(
  { appliesTo, places, products }: z.infer<z.ZodObject<typeof targetFields>>,
  context: z.RefinementCtx,
): void {
  if (appliesTo === 'categories' && places.length === 0) {
    context.addIssue({ code: 'custom', path: ['places'], message: 'Please choose at least one category.' });
  }
  if (appliesTo === 'products' && products.length === 0) {
    context.addIssue({ code: 'custom', path: ['products'], message: 'Please choose at least one product.' });
  }
}

const version = z.int('The version has to be a whole number.').min(1).optional();

/** The body of POST /api/v1/discounts, and of PUT /api/v1/discounts/{id}. */
export const discountSchema = z
  .object({
    name: requiredText('Please name the discount.', 80),
    discount: percent,
    from: moment.meta({ description: 'Nothing: from now on' }),
    to: moment.meta({ description: 'Nothing: without an end' }),
    isOn: z.preprocess(
      (typed) => (typed === 'yes' ? true : typed === 'no' ? false : (typed ?? true)),
      z.boolean('Please choose on or off.'),
    ),
    ...targetFields,
    version,
  })
  .superRefine(nameTarget)
  .refine(({ from, to }) => from === null || to === null || from < to, {
    path: ['to'],
    message: 'The discount has to end after it begins.',
    when: fieldsAreFine('from', 'to'),
  });
export type WrittenDiscount = z.infer<typeof discountSchema>;
export type Target = Pick<WrittenDiscount, 'appliesTo' | 'places' | 'products'>;

/** The body of POST /api/v1/discounts/overlaps: a discount as it is typed, and its id where it is stored already. */
export const overlapsSchema = z
  .object({
    _id: idSchema.optional(),
    discount: percent,
    from: moment,
    to: moment,
    ...targetFields,
  })
  .superRefine(nameTarget);
export type AskedOverlaps = z.infer<typeof overlapsSchema>;

export const seenDiscountSchema = z.object({ version });

export const listDiscountsSchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  state: z.enum(['running', 'planned', 'over', 'off']).optional(),
});
export type ListDiscounts = z.infer<typeof listDiscountsSchema>;
