import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../settings/settings.ts';
import {
  checksum,
  type Field,
  faultOfMerchantCode,
  isIban,
  readFields,
  requestByRaast,
  writeAccountCode,
  writeFields,
  writeMerchantCode,
} from './rules.ts';

const IBAN = 'PK36SCBL0000001123456702';
const ACCOUNT = { iban: IBAN, title: 'Saman Traders', scheme: '30' } as const;

const code = (fields: readonly Field[]) => {
  const text = `${writeFields(fields)}6304`;
  return text + checksum(text);
};
const FIELDS: readonly Field[] = [
  { tag: '00', value: '01' },
  { tag: '01', value: '11' },
  {
    tag: '28',
    value: writeFields([
      { tag: '00', value: 'pk.raast' },
      { tag: '01', value: 'M-77' },
    ]),
  },
  { tag: '52', value: '5719' },
  { tag: '53', value: '586' },
  { tag: '58', value: 'PK' },
  { tag: '59', value: 'Saman Traders' },
  { tag: '60', value: 'Karachi' },
  { tag: '62', value: writeFields([{ tag: '07', value: 'T1' }]) },
  {
    tag: '64',
    value: writeFields([
      { tag: '00', value: 'UR' },
      { tag: '01', value: 'سامان' },
    ]),
  },
];
const MERCHANT = code(FIELDS);
const changed = (tag: string, value: string | null) =>
  code(FIELDS.flatMap((field) => (field.tag === tag ? (value === null ? [] : [{ tag, value }]) : [field])));

describe('the fields of a code', () => {
  const tag = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, '0'));
  const value = fc.string({ unit: 'binary', maxLength: 40 }).filter((text) => text.isWellFormed());

  test('are read back as they were written, whatever stands in them', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ tag, value })), (fields) => {
        expect(readFields(writeFields(fields))).toEqual(fields);
      }),
    );
  });

  test('are not read where a piece is missing', () => {
    fc.assert(
      fc.property(fc.record({ tag, value }), fc.nat(), (field, cut) => {
        const whole = [...writeFields([field])];
        const part = whole.slice(0, 1 + (cut % (whole.length - 1))).join('');
        expect(readFields(part)).toBeNull();
      }),
    );
    expect(readFields('0002020x')).toBeNull();
  });

  test('are at most 99 characters long', () => {
    expect(() => writeFields([{ tag: '59', value: 'x'.repeat(100) }])).toThrow(RangeError);
  });
});

test('the checksum is CRC-16/CCITT-FALSE', () => {
  expect(checksum('123456789')).toBe('29B1');
});

test('an IBAN of Pakistan has right check digits; no single wrong digit passes', () => {
  expect(isIban(IBAN)).toBe(true);
  expect(
    ['', 'DE89370400440532013000', IBAN.slice(1), `${IBAN}0`, IBAN.toLowerCase()].filter(isIban),
  ).toEqual([]);
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 23 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digit = (Number(IBAN[at]) + by) % 10;
      expect(isIban(IBAN.slice(0, at) + digit + IBAN.slice(at + 1))).toBe(false);
    }),
  );
});

describe('the code of the shop’s account', () => {
  test('is that of the standard, to the letter', () => {
    expect(writeAccountCode({ iban: IBAN, scheme: '30', amount: 2400 })).toBe(
      '0002020102120202300424PK36SCBL0000001123456702050424001004E13F',
    );
  });

  test('says IBAN and amount with a right checksum, for any amount; one that is too long is typed', () => {
    const paisa = fc.integer({ min: 1, max: 100_000_000_00 });
    fc.assert(
      fc.property(paisa, fc.constantFrom('30', '00'), (amount, scheme) => {
        const text = writeAccountCode({ iban: IBAN, scheme, amount: amount / 100 });
        const read = new Map(readFields(text)?.map((field) => [field.tag, field.value]));
        expect(read.get('04')).toBe(IBAN);
        expect(read.get('02')).toBe(scheme);
        expect(read.get('10')).toBe(checksum(text.slice(0, -4)));
        const said = read.get('05');
        if (said === undefined) {
          expect(read.get('01')).toBe('11');
          expect(amount).toBeGreaterThanOrEqual(10_000_000_00);
        } else {
          expect(Math.round(Number(said) * 100)).toBe(amount);
          expect(said.length).toBeLessThanOrEqual(10);
        }
      }),
    );
  });
});

describe('the acquirer’s code', () => {
  test('gets amount and order, keeps the rest, and its checksum is right again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999_999 }),
        fc.integer({ min: 1001, max: 9_999_999_999 }),
        (paisa, number) => {
          const amount = paisa / 100;
          const text = writeMerchantCode(MERCHANT, { amount, reference: String(number) });
          expect(faultOfMerchantCode(text)).toBeNull();
          const read = new Map(readFields(text)?.map((field) => [field.tag, field.value]));
          expect(Math.round(Number(read.get('54')) * 100)).toBe(paisa);
          expect(read.get('01')).toBe('12');
          expect(readFields(read.get('62') ?? '')).toEqual([
            { tag: '01', value: String(number) },
            { tag: '05', value: String(number) },
            { tag: '07', value: 'T1' },
          ]);
          for (const field of FIELDS.filter(({ tag }) => tag !== '01' && tag !== '62')) {
            expect(read.get(field.tag)).toBe(field.value);
          }
        },
      ),
    );
  });

  test('keeps a reference that the acquirer wrote, and can have none of field 62', () => {
    const more = (text: string) =>
      readFields(text)?.flatMap(({ tag, value }) => (tag === '62' ? readFields(value) : []));
    const own = changed('62', writeFields([{ tag: '05', value: 'ACQ-9' }]));
    const order = { amount: 10, reference: '1042' };
    expect(more(writeMerchantCode(own, order))).toEqual([
      { tag: '01', value: '1042' },
      { tag: '05', value: 'ACQ-9' },
    ]);
    expect(more(writeMerchantCode(changed('62', null), order))).toHaveLength(2);
  });

  test.each([
    ['whose lengths do not add up', MERCHANT.slice(0, -1), 'its lengths do not add up'],
    ['that is no code', 'https://bank.example/pay', 'its lengths do not add up'],
    ['with a wrong checksum', `${MERCHANT.slice(0, -4)}0000`, 'would be right'],
    ['without a checksum', writeFields(FIELDS), 'checksum'],
    ['of another country', changed('58', 'IN'), 'not of Pakistan'],
    ['in another currency', changed('53', '840'), 'not in rupees'],
    ['without an account', changed('28', null), 'names no account'],
    ['without a name', changed('59', null), 'field 59 is missing'],
    ['for a person, not a shop', writeAccountCode({ ...ACCOUNT, amount: 5 }), '000201'],
    ['with a field twice', code([...FIELDS, { tag: '59', value: 'Other' }]), 'twice'],
    ['whose field 62 is broken', changed('62', '0512ab'), 'field 62'],
    [
      'whose field 62 is full',
      changed('62', writeFields([{ tag: '08', value: 'x'.repeat(80) }])),
      'field 62',
    ],
  ])('%s is refused at the start in one sentence', (_, text, said) => {
    expect(() => readSettings({ RAAST_MERCHANT_QR: text })).toThrow(said);
    expect(() => readSettings({ RAAST_MERCHANT_QR: text })).toThrow(
      /^The setting RAAST_MERCHANT_QR is not usable: .+\.$/,
    );
  });
});

describe('where the shop is paid', () => {
  test('is nowhere without settings; an IBAN has its title; it may be typed with spaces', () => {
    expect(readSettings({}).raast).toBeNull();
    const typed = 'pk36 scbl 0000 0011 2345 6702';
    expect(readSettings({ RAAST_IBAN: typed, RAAST_TITLE: 'Saman Traders' }).raast).toEqual({
      account: ACCOUNT,
      merchantCode: null,
    });
    expect(() => readSettings({ RAAST_IBAN: typed })).toThrow('The setting RAAST_TITLE is missing');
    expect(() => readSettings({ RAAST_TITLE: 'Saman' })).toThrow('The setting RAAST_IBAN is missing');
    expect(() => readSettings({ RAAST_IBAN: `${typed}0`, RAAST_TITLE: 'Saman' })).toThrow('IBAN of Pakistan');
  });

  test('is the acquirer’s code before the IBAN, which can still be typed', () => {
    const due = { amount: 2400, number: 1042 };
    const { iban, title } = ACCOUNT;
    expect(requestByRaast({ account: ACCOUNT, merchantCode: null }, due)).toMatchObject({
      code: writeAccountCode({ ...ACCOUNT, amount: 2400 }),
      carriesReference: false,
      reference: '1042',
      payee: title,
    });
    expect(requestByRaast({ account: ACCOUNT, merchantCode: MERCHANT }, due)).toMatchObject({
      code: writeMerchantCode(MERCHANT, { amount: 2400, reference: '1042' }),
      carriesReference: true,
      account: { iban, title },
    });
    expect(requestByRaast(null, due)).toBeNull();
    expect(requestByRaast({ account: ACCOUNT, merchantCode: null }, { ...due, amount: 0 })).toBeNull();
  });
});
