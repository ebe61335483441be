import { failure } from '../../errors.ts';
import type { OrderOrigin } from '../checkout/origin.ts';
import {
  demandOf,
  explainBlocked,
  explainNoCash,
  type JudgedOrder,
  type Parcels,
  type RiskRule,
  sayAction,
  sayDemand,
  whyRuleHolds,
} from './rules.ts';

/** What the shop knows of a mobile when it orders. */
export interface KnownOfMobile {
  block: { reason: string; by: string } | null;
  /** Null where no rule asks for it. */
  parcels: Parcels | null;
}

/**
 * Refuses an order that the shop does not take from this mobile, neither blocked nor above what a rule takes in cash. A
 * shopper reads what to do and nothing of why, since anybody can type a number; staff read why, and may overrule it.
 * @param rules how much cash is taken, those that are on
 * @returns CALL_TO_ORDER or CASH_NOT_TAKEN for shoppers, RULE_ASKS for staff; null for all other orders
 */
export function refuseRisk(
  order: JudgedOrder,
  known: KnownOfMobile | undefined,
  rules: readonly RiskRule[],
  { phone, takenBy, overruled }: Pick<OrderOrigin, 'takenBy' | 'overruled'> & { phone: string },
) {
  if (overruled !== undefined || !known) return null;
  const { block, parcels } = known;
  const met = parcels
    ? rules.flatMap((rule) => {
        const reason = whyRuleHolds(rule, parcels, order);
        return reason === null ? [] : [{ rule, reason }];
      })
    : [];
  if (!block && met.length === 0) return null;
  if (takenBy) {
    const demands = [
      ...(block ? [demandOf(block)] : []),
      ...met.map(({ rule, reason }) => ({
        rule: rule.name,
        action: rule.action,
        asks: sayAction(rule),
        reason,
        advance: null,
      })),
    ];
    return failure('RULE_ASKS', demands.map(sayDemand).join(' '), { data: { demands } });
  }
  if (block) return failure('CALL_TO_ORDER', explainBlocked(phone));
  const most = Math.min(...met.map(({ rule }) => rule.mostCashPaisa ?? 0));
  return failure('CASH_NOT_TAKEN', explainNoCash(most, phone));
}
