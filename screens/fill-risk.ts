import type { Database } from '../database/connect.ts';
import { takeStep } from '../shop/orders/fulfilment/take-step.ts';
import { blockMobile } from '../shop/orders/risk/block-mobile.ts';
import { riskRuleSchema } from '../shop/orders/risk/schemas.ts';
import { createRule, switchRule } from '../shop/orders/risk/write-rules.ts';
import type { NamedPrincipal } from '../shop/principal.ts';

const RULES = [
  { name: 'Two came back', leastCameBack: 2, action: 'no-cash-above', mostCash: 3000 },
  { name: 'Half comes back', leastShare: 50, ofParcels: 2, action: 'call-first' },
  { name: 'Expensive', above: 4500, action: 'call-first' },
];

/** Rules, of which the last is on, a parcel that came back, and a blocked mobile. @param sent an order with a courier */
export async function fillRisk(database: Database, sent: string, principal: NamedPrincipal): Promise<void> {
  for (const [index, rule] of RULES.entries()) {
    const created = await createRule(database, riskRuleSchema.parse(rule), principal);
    if (!created.ok || index < RULES.length - 1) continue;
    await switchRule(database, created.value._id, { isOn: true, version: undefined }, principal);
  }
  for (const step of ['pack', 'hand-over', 'refuse'] as const) {
    await takeStep(database, sent, { step, overrule: 'Her brother called', unconfirmed: true }, principal);
  }
  const reason = 'Three parcels in a week, nobody at home, and he laughs on the phone.';
  await blockMobile(database, { mobile: '+923334445556', reason }, principal);
}
