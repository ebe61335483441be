import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeMail } from '../../notifications/write-mail.ts';
import { readSettings } from '../settings.ts';
import { withChoice } from '../store-settings/queries.ts';
import { ownersChoiceSchema } from '../store-settings/schemas.ts';
import { exampleMail, exampleShort } from './example/rules.ts';
import { MESSAGE_KINDS, TEXT_KINDS } from './kinds/rules.ts';
import { faultOfText, fillMail, fillShort, measureSms, placeholdersOf } from './rules.ts';

const SHOP = { name: 'Saman', phone: '0300-1234567', address: 'https://saman.example' };
const settings = withChoice(readSettings({}));

const write = (own: { subject: string | null; text: string | null }) =>
  writeMail({ to: 'ayesha@example.com', ...fillMail('order-placed', own, exampleMail(SHOP)) }, settings);

describe('the shop’s own words', () => {
  test.each(TEXT_KINDS)(
    'for %s have nothing wrong with them, and the example fills every placeholder',
    (kind) => {
      const { subject, text, short } = MESSAGE_KINDS[kind];
      expect(faultOfText(kind, 'subject', subject)).toBeNull();
      expect(faultOfText(kind, 'text', text)).toBeNull();
      const filled = fillMail(kind, { subject: null, text: null }, exampleMail(SHOP));
      expect(JSON.stringify(filled)).not.toMatch(/\{[a-z]|null/);
      if (!short) return;
      expect(faultOfText(kind, 'sms', short.text)).toBeNull();
      expect(fillShort(kind, { sms: null }, exampleShort(SHOP), 'Saman')).not.toMatch(/[{}]|undefined/);
    },
  );

  test.each(TEXT_KINDS)('are stored as none of the owner’s: %s', (kind) => {
    const { subject, text, short } = MESSAGE_KINDS[kind];
    const group = ownersChoiceSchema.shape[kind];
    const none = { subject: null, text: null, sms: null, template: null };
    const typed = { subject, text: text.replaceAll('\n', '\r\n'), sms: short?.text ?? '', template: '' };
    expect(group.parse(typed)).toEqual(none);
    expect(group.parse(none)).toEqual(none);
  });
});

describe('the owner’s words', () => {
  const group = ownersChoiceSchema.shape['order-placed'];

  test('whatever is typed, a mail has one line of subject, no markup, and every value as it is', () => {
    const typed = fc.array(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 30 }),
        fc.constantFrom(
          '\r\nBcc: all@example.com',
          '<script>alert(1)</script>',
          '"><img src=x onerror=a()>',
          '\u2028',
        ),
        fc.constantFrom(...placeholdersOf('order-placed', 'subject').map((name) => `{${name}}`)),
      ),
      { maxLength: 12 },
    );
    const { values } = exampleMail(SHOP);
    let mailsWritten = 0;
    fc.assert(
      fc.property(typed, (pieces) => {
        const body = `${pieces.join(' ')}\n\n{order}\n\n{link}\n\n{number}`;
        const parsed = group.safeParse({ subject: pieces.join(''), text: body, sms: null, template: null });
        if (!parsed.success) return;
        mailsWritten += 1;
        const mail = write(parsed.data);
        expect(mail.subject).not.toMatch(/\p{Cc}|\u2028|\u2029/u);
        expect(mail.subject.length).toBeGreaterThan(0);
        expect(mail.html).not.toMatch(/<script|<img|onerror=a\(\)>/i);
        // The markup is that of the shop: as many tags as with the same parts and no word in them.
        const tags = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.split(/[ >]/)[0]);
        expect(
          tags(mail.html)?.filter(
            (tag) => !/^<\/?(?:p|a|tr|td|table|html|head|meta|body|!doctype)$/.test(tag ?? ''),
          ),
        ).toEqual([]);
        expect(mail.text).toContain(String(values.number));
        expect(mail.text).toContain(`${SHOP.address}/order/1042-k1Qm8vTz`);
      }),
      { numRuns: 300 },
    );
    expect(mailsWritten).toBeGreaterThan(50);
  });

  test('a value is never read as a placeholder, and one that is nothing takes its paragraph or its space along', () => {
    const { values, blocks } = exampleMail(SHOP);
    const odd = {
      values: { ...values, name: '{phone} {link}', advance: null },
      blocks: { ...blocks, 'confirm link': null },
    };
    const text =
      'Hello {name},\n\nPay {advance} first.\n\nConfirm here:\n{confirm link|Yes}\n\n{link|See it}';
    expect(fillMail('order-placed', { subject: '{name}', text }, odd)).toEqual({
      subject: '{phone} {link}',
      parts: [
        { say: 'Hello {phone} {link},' },
        { link: 'https://saman.example/order/1042-k1Qm8vTz', label: 'See it' },
      ],
    });
    const nobody = { values: { ...values, name: '' }, blocks };
    expect(fillMail('order-placed', { subject: null, text: 'Hello {name},' }, nobody).parts).toEqual([
      { say: 'Hello,' },
    ]);
  });

  test.each([
    ['subject', 'Order {nummer}', 'There is no {nummer} here. Use one of the buttons below.'],
    ['subject', 'Order {link}', 'There is no {link} here. Use one of the buttons below.'],
    ['subject', '{constructor}', 'There is no {constructor} here. Use one of the buttons below.'],
    ['subject', 'Order {number', 'The signs { and } are for placeholders alone, as the buttons write them.'],
    ['text', '{number} {link}\n{order}', '{link} needs a line of its own.'],
    ['text', '{number|No}\n{order}\n{link}', '{number|No} takes no words of its own.'],
    ['text', '{number}\n{link}', '{order} is missing: the message is of no use without it.'],
    ['sms', 'Order {number}, {pay}', '{link} is missing: the message is of no use without it.'],
    ['sms', '{number} {pay} {link|Here}', '{link|Here} takes no words of its own.'],
  ] as const)('%s “%s” is refused', (field, text, fault) => {
    expect(faultOfText('order-placed', field, text)).toBe(fault);
  });
});

test.each([
  ['a'.repeat(160), 160, 1],
  ['a'.repeat(161), 161, 2],
  [`${'a'.repeat(159)}€`, 161, 2],
  ['آ'.repeat(70), 70, 1],
  ['آ'.repeat(71), 71, 2],
  ['a'.repeat(307), 307, 3],
])('an SMS is billed by its signs: %#', (text, signs, parts) => {
  expect(measureSms(text)).toMatchObject({ signs, parts });
});
