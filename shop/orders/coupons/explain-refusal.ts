import type { Failure } from '../../errors.ts';
import type { CouponRefusal } from './judging/rules.ts';

/** A refusal as a failure, by the field of the request. */
export function explainRefusal({ reason, message, missing }: CouponRefusal): Failure {
  const data = { reason, ...(missing !== undefined && { missing }) };
  return { code: 'COUPON_REFUSED', message, fields: { coupon: message }, data };
}
