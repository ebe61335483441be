import { describe, expect, test } from 'vitest';
import { theCustomer } from '../../principal.ts';
import {
  explainBlocked,
  explainNoCash,
  judgeRisk,
  type RiskRule,
  standingDemands,
  whyRuleHolds,
} from './rules.ts';
import { riskRuleSchema } from './schemas.ts';

const rule = (changed: Partial<RiskRule> = {}): RiskRule => ({
  id: 'r',
  name: 'Refusers',
  leastCameBack: null,
  leastShare: null,
  ofParcels: null,
  nothingDelivered: false,
  abovePaisa: null,
  action: 'call-first',
  mostCashPaisa: null,
  advancePercent: null,
  ...changed,
});
const order = { totalPaisa: 500_000, isCash: true };

describe('a rule', () => {
  test.each<[string, Partial<RiskRule>, [cameBack: number, delivered: number], string | null]>([
    ['as many came back', { leastCameBack: 2 }, [2, 1], '2 of 3 parcels to this mobile came back.'],
    ['fewer came back', { leastCameBack: 2 }, [1, 9], null],
    ['a share of few parcels', { leastShare: 50, ofParcels: 4 }, [3, 0], null],
    ['just the share', { leastShare: 60, ofParcels: 4 }, [3, 2], '3 of 5 parcels to this mobile came back.'],
    ['a smaller share', { leastShare: 61, ofParcels: 4 }, [3, 2], null],
    ['one parcel', { leastCameBack: 1 }, [1, 0], '1 of 1 parcel to this mobile came back.'],
    ['a new mobile', { nothingDelivered: true }, [0, 0], 'Nothing to this mobile was delivered yet.'],
    ['a known mobile', { nothingDelivered: true }, [0, 1], null],
    ['above an amount', { abovePaisa: 499_999 }, [0, 0], 'The order is above Rs. 4,999.99.'],
    ['the amount itself', { abovePaisa: 500_000 }, [0, 0], null],
    ['no more than the cash that is taken', { leastCameBack: 1, mostCashPaisa: 500_000 }, [1, 0], null],
    [
      'all that is set',
      { leastCameBack: 1, nothingDelivered: true },
      [2, 0],
      '2 of 2 parcels to this mobile came back, and nothing to this mobile was delivered yet.',
    ],
    ['half of what is set', { leastCameBack: 1, nothingDelivered: true }, [2, 1], null],
  ])('says why it holds, or that it does not: %s', (_what, changed, [cameBack, delivered], reason) => {
    expect(whyRuleHolds(rule(changed), { cameBack, delivered }, order)).toBe(reason);
  });

  test('never looks at an order that is paid by card', () => {
    const parcels = { cameBack: 9, delivered: 0 };
    expect(whyRuleHolds(rule({ leastCameBack: 1 }), parcels, { ...order, isCash: false })).toBeNull();
  });

  test.each<[string, object, string]>([
    ['no condition', {}, 'leastCameBack'],
    ['a share of nothing', { leastShare: '50' }, 'ofParcels'],
    ['no share of something', { leastCameBack: '1', ofParcels: '5' }, 'leastShare'],
    ['no amount of cash', { leastCameBack: '1', action: 'no-cash-above' }, 'mostCash'],
    ['half a parcel', { leastCameBack: '1.5' }, 'leastCameBack'],
    ['a share above all', { leastShare: '101', ofParcels: '5' }, 'leastShare'],
  ])('is refused with %s', (_what, changed, field) => {
    const sent = { name: 'Refusers', nothingDelivered: '', action: 'call-first', ...changed };
    const read = riskRuleSchema.safeParse(sent);
    expect(read.error?.issues.map(({ path }) => path.join('.'))).toContain(field);
  });

  test('is read as a form sends it, an amount with commas too', () => {
    const sent = { name: ' Cash ', leastCameBack: '', nothingDelivered: 'yes', above: '1,500' };
    expect(riskRuleSchema.parse({ ...sent, action: 'no-cash-above', mostCash: '2000' })).toMatchObject({
      name: 'Cash',
      leastCameBack: null,
      nothingDelivered: true,
      abovePaisa: 150_000,
      mostCashPaisa: 200_000,
    });
  });
});

describe('what is asked for', () => {
  const block = { _id: 'b', reason: 'He laughs', by: 'Bilal', at: '2026-11-20T10:00:00.000Z' };
  const placed = { status: 'Pending', paymentMethod: 'cash', totalAmount: 5000 } as const;
  const risk = judgeRisk(placed, { cameBack: 1, delivered: 0 }, [rule({ leastCameBack: 1 })], block);

  test('has its rule and its reason; a block says who made it and why', () => {
    expect(risk.demands).toEqual([
      {
        rule: null,
        action: 'block',
        asks: 'This mobile is blocked',
        reason: 'Bilal: He laughs',
        advance: null,
      },
      {
        rule: 'Refusers',
        action: 'call-first',
        asks: 'Call first',
        reason: '1 of 1 parcel to this mobile came back.',
        advance: null,
      },
    ]);
  });

  test('is nothing of an order that has ended', () => {
    const ended = { ...placed, status: 'Delivered' } as const;
    expect(
      judgeRisk(ended, { cameBack: 9, delivered: 0 }, [rule({ leastCameBack: 1 })], block).demands,
    ).toEqual([]);
  });

  test('stands until the call is made, or somebody overrules it', () => {
    const actions = (changed: object) =>
      standingDemands(
        { riskOverruled: null, confirmation: 'unconfirmed', confirmationBy: null, paidAmount: 0, ...changed },
        risk,
      ).map(({ action }) => action);
    expect(actions({})).toEqual(['block', 'call-first']);
    expect(actions({ confirmation: 'confirmed' })).toEqual(['block']);
    // A link that was pressed is no call.
    const byCustomer = { confirmation: 'confirmed', confirmationBy: theCustomer('mail').name } as const;
    expect(actions(byCustomer)).toEqual(['block', 'call-first']);
    expect(actions({ riskOverruled: 'Her father paid' })).toEqual([]);
  });

  test('is an advance in steps of ten rupees, at most all of it, until it has come', () => {
    const asked = (advancePercent: number, totalAmount: number) => {
      const rules = [rule({ leastCameBack: 1, action: 'ask-advance', advancePercent })];
      return judgeRisk({ ...placed, totalAmount }, { cameBack: 1, delivered: 0 }, rules, null);
    };
    expect(
      [asked(30, 1150), asked(100, 1155), asked(1, 10)].map(({ demands }) => demands[0]?.advance),
    ).toEqual([350, 1155, 10]);
    const standing = (paidAmount: number) =>
      standingDemands(
        { riskOverruled: null, confirmation: 'confirmed', confirmationBy: 'Sana', paidAmount },
        asked(30, 1150),
      );
    expect([standing(349.99).length, standing(350).length]).toEqual([1, 0]);
  });

  test('is said to shoppers without a word of what the shop knows', () => {
    const said = explainBlocked('0300-1') + explainNoCash(100_000, '0300-1');
    expect(said).toBe(
      'Please call us at 0300-1 to place this order.For this order we take cash on delivery up to Rs. 1,000. Please pay by card, order for less, or call us at 0300-1.',
    );
  });
});
