import { optionalNumberText } from '../../fields/numbers/schemas.ts';
import { filterDay, filterText } from '../../filters.ts';
import { z } from '../../zod.ts';
import { createOrderSchema } from '../schemas.ts';
import { COUPON_CODE, COUPON_KINDS, toCouponCode } from './rules.ts';

const MOST_RUPEES = 10_000_000;
const MOST_USES = 1_000_000;

/** A whole number that may be missing. @param of for example "uses" */
function optionalWhole(of: string, least: number, most: number) {
  const error = `Please enter a whole number of ${of} from ${least} to ${most.toLocaleString('en-US')}, or nothing.`;
  return optionalNumberText(z.int(error).min(least, error).max(most, error));
}

const AMOUNT = `Please enter whole rupees from 1 to ${MOST_RUPEES.toLocaleString('en-US')}.`;
const PERCENT = 'Please enter a whole number of percent from 1 to 100.';

const NO_VALUE = 'Please enter how much it takes off.';

const optionalDay = z.preprocess(
  (day) => (day === '' || day === undefined ? null : day),
  filterDay.nullable(),
);

const yesOrNo = z.preprocess(
  (typed) => (typed === 'yes' ? true : typed === 'no' || typed === '' ? false : (typed ?? false)),
  z.boolean('Please choose yes or no.'),
);

const version = z.int('The version has to be a whole number.').min(1).optional();

const code = z
  .string('Please enter the code.')
  .max(200, 'Please use 3 to 20 letters, digits or dashes.')
  .transform(toCouponCode)
  .pipe(z.string().regex(COUPON_CODE, 'Please use 3 to 20 letters, digits or dashes.'));

const terms = {
  kind: z.enum(COUPON_KINDS, 'Please choose what the coupon gives.'),
  /** Percent, or rupees; empty where the delivery is what is free. */
  value: optionalNumberText(z.number(NO_VALUE)),
  /** Rupees; empty: none. */
  leastSubtotal: optionalWhole('rupees', 0, MOST_RUPEES),
  firstOrderOnly: yesOrNo,
  usesPerMobile: optionalWhole('uses', 1, MOST_USES),
  mostUses: optionalWhole('uses', 1, MOST_USES),
  /** Days of the shop, both included. */
  startsOn: optionalDay,
  endsOn: optionalDay,
};

interface Written {
  kind: (typeof COUPON_KINDS)[number];
  value: number | null;
  startsOn: string | null;
  endsOn: string | null;
}

function checkTerms({ kind, value, startsOn, endsOn }: Written, context: z.RefinementCtx): void {
  const at = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  const isWhole = (most: number) => value !== null && Number.isInteger(value) && value >= 1 && value <= most;
  if (kind !== 'free-delivery' && value === null) at('value', NO_VALUE);
  else if (kind === 'percent' && !isWhole(100)) at('value', PERCENT);
  else if (kind === 'amount' && !isWhole(MOST_RUPEES)) at('value', AMOUNT);
  if (startsOn !== null && endsOn !== null && endsOn < startsOn) {
    at('endsOn', 'The last day has to be the first one or later.');
  }
}

/** What is stored of the fields: free delivery has no value, and no least subtotal is 0. */
const toStored = <Fields extends Written & { leastSubtotal: number | null }>(fields: Fields) => ({
  ...fields,
  value: fields.kind === 'free-delivery' ? 0 : (fields.value ?? 0),
  leastSubtotal: fields.leastSubtotal ?? 0,
});

/** The body of POST /api/v1/coupons. */
export const createCouponSchema = z
  .object({ code, ...terms })
  .superRefine(checkTerms)
  .transform(toStored);
export type CreateCoupon = z.infer<typeof createCouponSchema>;

/** The body of PUT /api/v1/coupons/{id}: all but its code, by which shoppers know it. */
export const changeCouponSchema = z
  .object({ ...terms, version })
  .superRefine(checkTerms)
  .transform(toStored);
export type ChangeCoupon = z.infer<typeof changeCouponSchema>;

/** The body of PUT /api/v1/coupons/{id}/switch. */
export const switchCouponSchema = z.object({
  isOn: z.boolean('Please say whether the coupon is on.'),
  version,
});
export type SwitchCoupon = z.infer<typeof switchCouponSchema>;

export const listCouponsSchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  search: filterText(40).optional(),
});
export type ListCoupons = z.infer<typeof listCouponsSchema>;

/** The body of POST /api/v1/checkout/coupon: a code, and the cart that it is for. */
export const checkCouponSchema = createOrderSchema
  .pick({ items: true })
  .extend({ coupon: createOrderSchema.shape.coupon.unwrap() });
export type CheckCoupon = z.infer<typeof checkCouponSchema>;
