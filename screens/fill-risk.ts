import type { Database } from '../database/connect.ts';
import { blockMobile } from '../shop/orders/risk/block-mobile.ts';
import { riskRuleSchema } from '../shop/orders/risk/schemas.ts';
import { createRule, switchRule } from '../shop/orders/risk/write-rules.ts';
import type { NamedPrincipal } from '../shop/principal.ts';

const RULES = [
  { name: 'Two came back', leastCameBack: 2, action: 'no-cash-above', mostCash: 3000 },
  { name: 'New and expensive', nothingDelivered: true, above: 5000, action: 'call-first' },
  { name: 'One came back', leastCameBack: 1, action: 'call-first' },
];

/** Rules, of which the last is on, a parcel that came back, and a blocked mobile. @param cameBack the order's id */
export async function fillRisk(
  database: Database,
  cameBack: string,
  principal: NamedPrincipal,
): Promise<void> {
  for (const [index, rule] of RULES.entries()) {
    const created = await createRule(database, riskRuleSchema.parse(rule), principal);
    if (!created.ok || index < RULES.length - 1) continue;
    await switchRule(database, created.value._id, { isOn: true, version: undefined }, principal);
  }
  await database
    .updateTable('orders')
    .set({ came_back_at: new Date(), status: 'Cancelled', fulfilment: 'back' })
    .where('id', '=', cameBack)
    .execute();
  const reason = 'Three parcels in a week, nobody at home, and he laughs on the phone.';
  await blockMobile(database, { mobile: '+923334445556', reason }, principal);
}
