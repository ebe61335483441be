import { z } from '../../zod.ts';
import { blockResponse, mobileRecordResponse } from '../responses.ts';
import { RISK_ACTIONS } from './rules.ts';

const rupees = z.number().meta({ description: 'Rupees' });

export const riskRuleResponse = z.object({
  _id: z.string(),
  name: z.string(),
  isOn: z.boolean(),
  version: z.number(),
  leastCameBack: z.number().nullable(),
  leastShare: z.number().nullable().meta({ description: 'Percent' }),
  ofParcels: z.number().nullable(),
  nothingDelivered: z.boolean(),
  above: rupees.nullable(),
  action: z.enum(RISK_ACTIONS),
  mostCash: rupees.nullable(),
  advancePercent: z.number().nullable(),
  /** In words: when it holds, and what it asks for. */
  condition: z.string(),
  asks: z.string(),
});
export type RiskRuleShown = z.infer<typeof riskRuleResponse>;

export const riskRulesResponse = z.object({ rules: z.array(riskRuleResponse) });
export type RiskRules = z.infer<typeof riskRulesResponse>;

export const blockedMobileResponse = blockResponse.extend({
  mobile: z.string().meta({ description: '+923XXXXXXXXX' }),
  record: mobileRecordResponse,
});
export type BlockedMobile = z.infer<typeof blockedMobileResponse>;

export const blockedMobilesResponse = z.object({
  mobiles: z.array(blockedMobileResponse),
  total: z.number(),
  totalPages: z.number(),
});
export type BlockedMobiles = z.infer<typeof blockedMobilesResponse>;

const counted = z.object({ parcels: z.number(), amount: rupees });
const met = {
  cameBack: counted.meta({ description: 'Parcels that came back' }),
  delivered: counted.meta({ description: 'Parcels that good buyers took' }),
  open: counted.meta({ description: 'Orders that never went out, or are still on their way' }),
};

/** What rules would have met among the cash orders of the last months. */
export const replayResponse = z.object({
  since: z.string().meta({ description: 'ISO time; later than asked where there are too many orders' }),
  isCut: z.boolean().meta({ description: 'Whether there were too many orders for all of the months' }),
  orders: z.number(),
  ...met,
  rules: z.array(
    z.object({ _id: z.string(), name: z.string(), isOn: z.boolean(), asks: z.string(), ...met }),
  ),
});
export type Replay = z.infer<typeof replayResponse>;
