import { describe, expect, test } from 'vitest';
import { chosen, identifier, typed, watchTyping } from './typed-twice.ts';

const order = {
  _id: 'a1',
  number: 1001,
  version: 3,
  customer: { mobile: '+923012345678', address: 'House 1, Street 2' },
  items: [{ lineNumber: 1, quantity: 2 }],
  discountAmount: 250,
};

describe('what staff type', () => {
  test.each([
    ['an address in another spelling', { address: typed('house 1 street 2') }, 'a1'],
    ['a mobile in another spelling', { mobile: typed('0301 2345678') }, undefined],
    ['a quantity that stands there', { lines: [{ lineNumber: 1, quantity: typed(2) }] }, 'a1'],
    ['an amount that the order has', { discountAmount: typed('250') }, 'a1'],
    ['what was shown nowhere and nobody typed', { address: 'House 9' }, 'a1'],
    ['an identifier that nothing was looked up by', { mobile: identifier('0333-1112223') }, undefined],
  ])('is found where it is no news, or came from nowhere: %s', (_what, body, of) => {
    const typing = watchTyping();
    typing.saw(order);
    typing.sent(body, of);
    expect(typing.faults).toHaveLength(1);
  });

  test('is fine where it is news, chosen, carried over or what was looked up by', () => {
    const typing = watchTyping();
    typing.saw(order);
    typing.searched('0333 1112223');
    const sent = typing.sent(
      {
        customer: { mobile: identifier('0333-1112223'), address: typed('House 9'), email: '' },
        lines: [{ lineNumber: 1, quantity: typed(3) }],
        discountAmount: typed('300'),
        reason: typed('House 1, Street 2'),
        step: chosen('pack'),
        version: 3,
      },
      'a1',
    );
    expect(typing.faults).toEqual([]);
    expect([typing.typed, typing.carried]).toEqual([4, 3]);
    expect(sent).toMatchObject({ step: 'pack', lines: [{ lineNumber: 1, quantity: 3 }], version: 3 });
    // The same of another order is news.
    typing.sent({ discountAmount: typed('250') }, 'b2');
    expect(typing.faults).toEqual([]);
  });
});
