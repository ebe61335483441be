/**
 * Who refuses parcels (decision 097): rules of the owner's over the record of a mobile, each with what it asks for and
 * why, in words. By default there is none, and nothing is asked.
 */
import { formatRupees, toPaisa, toRupees } from '../../money.ts';
import { isTheCustomer } from '../../principal.ts';
import type { Risk, StaffOrder } from '../responses.ts';

/** What a rule asks for: a call or an advance before the parcel is packed, or no cash on delivery above an amount. */
export const RISK_ACTIONS = ['call-first', 'ask-advance', 'no-cash-above'] as const;
export type RiskAction = (typeof RISK_ACTIONS)[number];

/** More rules are a policy that nobody can follow. */
export const MOST_RULES = 20;

/** Blocked mobiles on a page of the list. */
export const BLOCKED_PAGE_SIZE = 20;

/** Over how many months orders can be replayed. */
export const REPLAY_MONTHS = ['1', '3', '6'] as const;

/** A replay looks at so many of the newest orders at most. */
export const MOST_REPLAYED = 200_000;

/** What is known of a mobile's parcels at a moment. */
export interface Parcels {
  delivered: number;
  /** Refused at the door, or brought back undelivered. */
  cameBack: number;
}

/** What a rule asks of a record and an order. Amounts are paisa; what is null is not asked for. */
export interface RiskRule {
  id: string;
  name: string;
  leastCameBack: number | null;
  /** Percent of the parcels that were delivered or came back, where these are at least `ofParcels`. */
  leastShare: number | null;
  ofParcels: number | null;
  nothingDelivered: boolean;
  abovePaisa: number | null;
  action: RiskAction;
  /** Above this no cash is taken; of `no-cash-above` alone. */
  mostCashPaisa: number | null;
  /** So many percent of the order are asked for before it is packed; of `ask-advance` alone. */
  advancePercent: number | null;
}

/** The order as far as rules look at it. */
export interface JudgedOrder {
  totalPaisa: number;
  isCash: boolean;
}

/**
 * Why a rule holds for an order, in one sentence; null where it does not. All that is set of its condition has to hold.
 * Orders that are not paid in cash are nobody's risk: no rule looks at them.
 * @param parcels what was known of the mobile when the order was placed, or is known now
 */
export function whyRuleHolds(
  rule: RiskRule,
  { delivered, cameBack }: Parcels,
  order: JudgedOrder,
): string | null {
  const { leastCameBack, leastShare, ofParcels, nothingDelivered, abovePaisa, mostCashPaisa } = rule;
  if (!order.isCash) return null;
  if (mostCashPaisa !== null && order.totalPaisa <= mostCashPaisa) return null;
  const ended = delivered + cameBack;
  if (leastCameBack !== null && cameBack < leastCameBack) return null;
  if (leastShare !== null && (ended < (ofParcels ?? 1) || cameBack * 100 < leastShare * ended)) return null;
  if (nothingDelivered && delivered > 0) return null;
  if (abovePaisa !== null && order.totalPaisa <= abovePaisa) return null;
  const said = [
    (leastCameBack !== null || leastShare !== null) && sayShare(cameBack, ended),
    nothingDelivered && 'nothing to this mobile was delivered yet',
    abovePaisa !== null && `the order is above ${formatRupees(toRupees(abovePaisa))}`,
  ].filter((part) => part !== false);
  return asSentence(said.join(', and '));
}

const sayShare = (cameBack: number, ended: number) =>
  `${cameBack} of ${ended} ${ended === 1 ? 'parcel' : 'parcels'} to this mobile came back`;

const asSentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** What a rule asks for, in a few words. */
export function sayAction({
  action,
  mostCashPaisa,
  advancePercent,
}: Pick<RiskRule, 'action' | 'mostCashPaisa' | 'advancePercent'>): string {
  if (action === 'call-first') return 'Call first';
  if (action === 'ask-advance') return `Ask for ${advancePercent} % in advance`;
  return `No cash above ${formatRupees(toRupees(mostCashPaisa ?? 0))}`;
}

/** Advances are asked for in full steps of so many paisa: nobody transfers Rs. 437. */
const ADVANCE_STEP = 1000;

/** The advance that a rule asks for of an order, in paisa: rounded up, and at most all of it. */
function advancePaisa({ advancePercent }: Pick<RiskRule, 'advancePercent'>, totalPaisa: number) {
  if (advancePercent === null) return null;
  const share = Math.ceil((totalPaisa * advancePercent) / 100 / ADVANCE_STEP) * ADVANCE_STEP;
  return Math.min(totalPaisa, share);
}

/** When a rule holds, in words, as the list of rules says it. */
export function sayCondition(
  rule: Omit<RiskRule, 'id' | 'name' | 'action' | 'mostCashPaisa' | 'advancePercent'>,
): string {
  const { leastCameBack, leastShare, ofParcels, nothingDelivered, abovePaisa } = rule;
  const said = [
    leastCameBack !== null && `${leastCameBack} or more parcels came back`,
    leastShare !== null && `${leastShare} % or more of at least ${ofParcels} parcels came back`,
    nothingDelivered && 'nothing was delivered yet',
    abovePaisa !== null && `the order is above ${formatRupees(toRupees(abovePaisa))}`,
  ].filter((part) => part !== false);
  return asSentence(said.join(', and '));
}

/**
 * What is asked for before the parcel of an order leaves. Nothing is asked of an order that has ended.
 * @param record of all other orders of the mobile
 * @param rules those that are on
 */
export function judgeRisk(
  order: Pick<StaffOrder, 'status' | 'paymentMethod' | 'totalAmount'>,
  record: Parcels,
  rules: readonly RiskRule[],
  block: Risk['block'],
): Risk {
  if (order.status === 'Delivered' || order.status === 'Cancelled') return { demands: [], block };
  const judged = { totalPaisa: toPaisa(order.totalAmount), isCash: order.paymentMethod === 'cash' };
  const demands: Risk['demands'] = block ? [demandOf(block)] : [];
  for (const rule of rules) {
    const reason = whyRuleHolds(rule, record, judged);
    if (reason !== null) {
      const advance = advancePaisa(rule, judged.totalPaisa);
      const asks =
        advance === null ? sayAction(rule) : `Ask for ${formatRupees(toRupees(advance))} in advance`;
      const asked = advance === null ? null : toRupees(advance);
      demands.push({ rule: rule.name, action: rule.action, asks, reason, advance: asked });
    }
  }
  return { demands, block };
}

/** What a block of the mobile asks of staff. */
export const demandOf = ({ reason, by }: Pick<NonNullable<Risk['block']>, 'reason' | 'by'>) => ({
  rule: null,
  action: 'block' as const,
  asks: 'This mobile is blocked',
  reason: `${by}: ${reason}`,
  advance: null,
});

/** A demand as one sentence: what is asked for, by which rule, and why. */
export function sayDemand({ rule, asks, reason }: Risk['demands'][number]): string {
  return `${asks}${rule === null ? '' : ` (${rule})`}. ${reason}`;
}

/**
 * The demands that stand in the way of packing or handing over: staff overrule them with a reason, once for the order, or
 * do what is asked. A call is made once staff have confirmed the order, not its customer by a link; an advance once it has come.
 */
export function standingDemands(
  order: Pick<StaffOrder, 'riskOverruled' | 'confirmation' | 'confirmationBy' | 'paidAmount'>,
  { demands }: Risk,
): Risk['demands'] {
  if (order.riskOverruled !== null) return [];
  const isCalled = order.confirmation === 'confirmed' && !isTheCustomer(order.confirmationBy ?? '');
  return demands.filter(({ action, advance }) => {
    if (action === 'call-first') return !isCalled;
    return advance === null || toPaisa(order.paidAmount) < toPaisa(advance);
  });
}

/** Begins what the history says where staff went on all the same. */
export const OVERRULED = 'All the same, because: ';

/** What a shopper reads whose mobile is blocked; nothing of why. @param phone of the shop */
export const explainBlocked = (phone: string) => `Please call us at ${phone} to place this order.`;

/** What a shopper reads from whom no cash is taken above an amount; nothing of why, since anybody can type a number. */
export const explainNoCash = (mostCashPaisa: number, phone: string) =>
  `For this order we take cash on delivery up to ${formatRupees(toRupees(mostCashPaisa))}. Please pay by card, order for less, or call us at ${phone}.`;
