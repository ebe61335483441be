import { optionalNumberText } from '../../fields/numbers/schemas.ts';
import { email, MISSING_FIELDS, optionalText, requiredText } from '../../fields/schemas.ts';
import { idSchema } from '../../identity.ts';
import { MOST_OF_ONE_PRODUCT } from '../../rules.ts';
import { z } from '../../zod.ts';
import { checkoutCustomerSchema, MOST_LINES } from '../schemas.ts';

/** Whom an order goes to, as staff write it: people on the phone often have no e-mail address. */
export const staffCustomerSchema = checkoutCustomerSchema.safeExtend({
  email: z.union([z.literal(''), email(MISSING_FIELDS)], {
    error: 'Please enter a valid e-mail address, for example name@example.com.',
  }),
});

const NO_AMOUNT = 'Please enter an amount in rupees, for example 150.';

/** An amount that staff may set; a form that leaves it empty sets none. */
const amount = optionalNumberText(
  z
    .number(NO_AMOUNT)
    .min(0, NO_AMOUNT)
    .max(10_000_000, 'The amount can be at most Rs. 10,000,000.')
    .multipleOf(0.01, 'Please enter at most two decimals.'),
);

const LONGEST_REASON = 500;
const amountReason = optionalText(LONGEST_REASON);

/** An amount and its reason come together. */
const REASONED = [
  ['shippingCost', 'shippingReason'],
  ['discountAmount', 'discountReason'],
] as const;

/** All that can be edited of an order but its lines; the form is checked with it, and so is the call. */
export const editOrderFieldsSchema = staffCustomerSchema
  .safeExtend({
    /** Null or empty: what the city pays. */
    shippingCost: amount,
    shippingReason: amountReason,
    discountAmount: amount,
    discountReason: amountReason,
    /** Why the order is edited, for its history. */
    reason: requiredText(MISSING_FIELDS, LONGEST_REASON),
  })
  .superRefine((fields, context) => {
    for (const [amountField, reasonField] of REASONED) {
      const isSet =
        fields[amountField] !== null && !(amountField === 'discountAmount' && fields[amountField] === 0);
      if (isSet && fields[reasonField] === '') {
        context.addIssue({ code: 'custom', path: [reasonField], message: 'Please say why.' });
      }
      if (!isSet && fields[reasonField] !== '') {
        const message = 'Please enter the amount, or leave its reason empty.';
        context.addIssue({ code: 'custom', path: [amountField], message });
      }
    }
  });

const AN_ORDER_HAS_LINES = 'An order has at least one product. Cancel the order instead.';

/** A line that is there, by its number, or a product that comes in addition. */
const editedLine = z
  .object({
    lineNumber: z.int().min(1).optional(),
    _id: idSchema.optional(),
    quantity: z
      .int('The quantity has to be a whole number.')
      .min(1, 'The quantity has to be at least 1.')
      .max(MOST_OF_ONE_PRODUCT, `We deliver at most ${MOST_OF_ONE_PRODUCT} of one product in an order.`),
  })
  .refine(({ lineNumber, _id }) => (lineNumber === undefined) !== (_id === undefined), {
    message: 'A line has either its number or its product.',
  });

/** The body of PUT /api/v1/checkout/order/{id}, and of its preview: the whole order as it is to be. */
export const editOrderSchema = editOrderFieldsSchema.safeExtend({
  lines: z
    .array(editedLine, { error: AN_ORDER_HAS_LINES })
    .min(1, AN_ORDER_HAS_LINES)
    .max(MOST_LINES, `An order has at most ${MOST_LINES} different products.`),
  version: z.int('The version has to be a whole number.').min(1),
  /** Whether the customer gets a mail with what the order is now. */
  tellCustomer: z.boolean().default(false),
});
/** An edit as it is sent. */
export type SentEdit = z.infer<typeof editOrderSchema>;
/** The same, once the order has its one city (settle-place.ts). */
export type EditOrder = Omit<SentEdit, 'otherCity'>;

/** A line of an order as staff type it, stored in the browser for a reload. */
export const draftLineSchema = z.object({
  /** Its number in the order; null of a product that comes in addition. */
  lineNumber: z.number().nullable(),
  /** Of the product; null of what is no longer sold. */
  _id: z.string().nullable(),
  name: z.string(),
  photo: z.string().nullable(),
  /** Rupees for one. */
  linePrice: z.number(),
  /** As it was typed. */
  quantity: z.string(),
});
export type DraftLine = z.infer<typeof draftLineSchema>;

/** What the form of an edit stores beside its fields: the lines, and the version that they were typed against. */
export const editDraftSchema = z.object({ version: z.number(), lines: z.array(draftLineSchema) });
