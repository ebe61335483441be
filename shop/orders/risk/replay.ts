/**
 * Replays orders of the past: what each rule would have met, judged only by what was known when the order was placed.
 */
import { type RiskRule, whyRuleHolds } from './rules.ts';

/** An order of a mobile, with what became of it. Times are milliseconds. */
export interface PastOrder {
  placedAt: number;
  totalPaisa: number;
  isCash: boolean;
  deliveredAt: number | null;
  cameBackAt: number | null;
}

/** So many parcels, and what they cost. */
export interface Counted {
  parcels: number;
  paisa: number;
}

/** What a rule would have met: parcels that came back, those of good buyers, and those of which nobody knows yet. */
export interface Met {
  cameBack: Counted;
  delivered: Counted;
  open: Counted;
}

const noneMet = (): Met => ({
  cameBack: { parcels: 0, paisa: 0 },
  delivered: { parcels: 0, paisa: 0 },
  open: { parcels: 0, paisa: 0 },
});

/** Counts what rules would have met, a mobile at a time, so that only the orders of one are held. */
export function openReplay(rules: readonly RiskRule[], since: number) {
  const all = noneMet();
  const met = new Map(rules.map((rule) => [rule.id, noneMet()]));
  let orders = 0;
  return {
    /** @param past all orders of one mobile, those before the time that is looked at too, in the order of their placing */
    addMobile(past: readonly PastOrder[]): void {
      const delivered = new Known(past.map(({ deliveredAt }) => deliveredAt));
      const cameBack = new Known(past.map(({ cameBackAt }) => cameBackAt));
      for (const order of past) {
        // What became of an order itself is later than its placing, and so never known here.
        const known = {
          delivered: delivered.before(order.placedAt),
          cameBack: cameBack.before(order.placedAt),
        };
        if (order.placedAt < since || !order.isCash) continue;
        orders += 1;
        add(all, order);
        for (const rule of rules) {
          const counted = met.get(rule.id);
          if (counted && whyRuleHolds(rule, known, order) !== null) add(counted, order);
        }
      }
    },
    result: () => ({ orders, all, met }),
  };
}

function add(met: Met, { cameBackAt, deliveredAt, totalPaisa }: PastOrder): void {
  const counted = cameBackAt !== null ? met.cameBack : deliveredAt !== null ? met.delivered : met.open;
  counted.parcels += 1;
  counted.paisa += totalPaisa;
}

/** Counts moments that have passed, asked for later and later ones. */
class Known {
  readonly #moments: number[];
  #passed = 0;

  constructor(moments: readonly (number | null)[]) {
    this.#moments = moments.filter((moment) => moment !== null).toSorted((one, other) => one - other);
  }

  /** How many of the moments were before this one. */
  before(moment: number): number {
    while ((this.#moments[this.#passed] ?? moment) < moment) this.#passed += 1;
    return this.#passed;
  }
}
