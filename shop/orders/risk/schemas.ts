import { optionalNumberText } from '../../fields/numbers/schemas.ts';
import { mobile, requiredText } from '../../fields/schemas.ts';
import { filterText } from '../../filters.ts';
import { toPaisa } from '../../money.ts';
import { z } from '../../zod.ts';
import { why } from '../management/schemas.ts';
import { REPLAY_MONTHS, RISK_ACTIONS } from './rules.ts';

const MOST_RUPEES = 10_000_000;

/** A whole number that may be missing. @param what for example "parcels" */
function optionalNumber(what: string, least: number, most: number) {
  const error = `Please enter a whole number of ${what} from ${least} to ${most.toLocaleString('en-US')}.`;
  return optionalNumberText(z.int(error).min(least, error).max(most, error));
}

const rupees = optionalNumber('rupees', 0, MOST_RUPEES).transform((typed) =>
  typed === null ? null : toPaisa(typed),
);

const yesOrNo = z.preprocess(
  (typed) => (typed === 'yes' ? true : typed === '' || typed === 'no' ? false : (typed ?? false)),
  z.boolean('Please choose yes or no.'),
);

const version = z.int('The version has to be a whole number.').min(1).optional();

/** The body of POST /api/v1/risk/rules, and of PUT /api/v1/risk/rules/{id}. What is left empty is not asked for. */
export const riskRuleSchema = z
  .object({
    name: requiredText('Please name the rule.', 80),
    leastCameBack: optionalNumber('parcels', 1, 1000),
    leastShare: optionalNumber('percent', 1, 100),
    ofParcels: optionalNumber('parcels', 1, 1000),
    nothingDelivered: yesOrNo,
    above: rupees,
    action: z.enum(RISK_ACTIONS, 'Please choose what the rule asks for.'),
    mostCash: rupees,
    advancePercent: optionalNumber('percent', 1, 100),
    version,
  })
  .superRefine((rule, context) => {
    const at = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const { leastCameBack, leastShare, ofParcels, nothingDelivered, above, action, mostCash } = rule;
    if (action === 'ask-advance' && rule.advancePercent === null) {
      at('advancePercent', 'Please enter how many percent are asked for.');
    }
    if (leastShare !== null && ofParcels === null)
      at('ofParcels', 'Please say of how many parcels at least.');
    if (leastShare === null && ofParcels !== null)
      at('leastShare', 'Please say which share of them came back.');
    if (leastCameBack === null && leastShare === null && above === null && !nothingDelivered) {
      at('leastCameBack', 'Please say when the rule holds.');
    }
    if (action === 'no-cash-above' && mostCash === null) {
      at('mostCash', 'Please enter the amount up to which cash is taken.');
    }
  })
  .transform(({ above, mostCash, ...rule }) => ({
    ...rule,
    abovePaisa: above,
    mostCashPaisa: rule.action === 'no-cash-above' ? mostCash : null,
    advancePercent: rule.action === 'ask-advance' ? rule.advancePercent : null,
  }));
export type WrittenRule = z.infer<typeof riskRuleSchema>;

/** The body of PUT /api/v1/risk/rules/{id}/switch. */
export const switchRuleSchema = z.object({
  isOn: z.boolean('Please say whether the rule is on.'),
  version,
});
export type SwitchRule = z.infer<typeof switchRuleSchema>;

/** The body of POST /api/v1/risk/blocked. */
export const blockMobileSchema = z.object({
  mobile: mobile('Please enter the mobile number.'),
  reason: why,
});
export type BlockMobile = z.infer<typeof blockMobileSchema>;

export const listBlockedSchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  search: filterText(30).optional(),
});
export type ListBlocked = z.infer<typeof listBlockedSchema>;

export const replaySchema = z.object({ months: z.enum(REPLAY_MONTHS).default('3') });
