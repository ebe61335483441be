/**
 * The QR codes that bank apps pay by Raast (decision 108): what stands in them, and what a usable one is. P2P names an IBAN
 * (SBP's standard for interoperable QR codes), P2M a merchant (EMVCo's merchant-presented mode).
 */

/** One data object of a code: two digits that name it, and its text. */
export interface Field {
  tag: string;
  value: string;
}

/** What stands in field 02 of a P2P code; banks disagree. */
export const RAAST_SCHEMES = ['30', '00'] as const;
export type RaastScheme = (typeof RAAST_SCHEMES)[number];

/** Where the shop is paid by Raast. */
export interface RaastAccounts {
  /** The shop's own account, to type and for a P2P code; null where there is none. */
  account: { iban: string; title: string; scheme: RaastScheme } | null;
  /** The text of the acquirer's static code; it goes before the account's own code. Null where there is none. */
  merchantCode: string | null;
}

/** What a shopper needs to pay an amount by bank app. */
export interface RaastRequest {
  /** Rupees. */
  amount: number;
  /** The order's number, to be written beside the payment. */
  reference: string;
  /** The text of the QR code. */
  code: string;
  /** Whether the code carries the reference, so that nobody has to type it. */
  carriesReference: boolean;
  /** Who is paid, as the bank app shows it after the scan. */
  payee: string;
  /** To pay without the code; null where the shop has a merchant's code alone. */
  account: { iban: string; title: string } | null;
}

const LONGEST_VALUE = 99;

/** Writes fields one after the other, each as tag, length in characters and value. @throws RangeError above 99 characters */
export function writeFields(fields: readonly Field[]): string {
  return fields
    .map(({ tag, value }) => {
      const { length } = [...value];
      if (length > LONGEST_VALUE) throw new RangeError(`Field ${tag} has ${length} characters.`);
      return `${tag}${String(length).padStart(2, '0')}${value}`;
    })
    .join('');
}

/** Reads what `writeFields` wrote. @returns null where the lengths do not add up */
export function readFields(text: string): Field[] | null {
  const characters = [...text];
  const fields: Field[] = [];
  for (let at = 0; at < characters.length; ) {
    const [, tag, digits] = /^(\d\d)(\d\d)$/.exec(characters.slice(at, at + 4).join('')) ?? [];
    if (tag === undefined) return null;
    const end = at + 4 + Number(digits);
    if (end > characters.length) return null;
    fields.push({ tag, value: characters.slice(at + 4, end).join('') });
    at = end;
  }
  return fields;
}

/** CRC-16/CCITT-FALSE of a text's UTF-8 as four hexadecimal digits: `123456789` gives `29B1`. */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) >>> 0) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Puts the checksum behind a code; it counts its own tag and length in. */
function seal(text: string, tag: string): string {
  const whole = `${text}${tag}04`;
  return whole + checksum(whole);
}

/** Whether a text, without spaces and in capitals, is an IBAN of Pakistan: 24 characters whose check digits are right. */
export function isIban(text: string): boolean {
  if (!/^PK\d{2}[A-Z]{4}[A-Z0-9]{16}$/.test(text)) return false;
  const digits = [...text.slice(4), ...text.slice(0, 4)]
    .map((letter) => Number.parseInt(letter, 36))
    .join('');
  return BigInt(digits) % 97n === 1n;
}

/** An amount as codes have it: rupees, with two decimals where there are paisa. */
const codeAmount = (rupees: number) => (Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2));

/** Characters of an amount: field 05 of a P2P code, field 54 of a P2M code. */
const LONGEST_P2P_AMOUNT = 10;
const LONGEST_P2M_AMOUNT = 13;

/** The code that pays an amount into an account. One that is too long for it is left for the payer to type. */
export function writeAccountCode({
  iban,
  scheme,
  amount,
}: {
  iban: string;
  scheme: RaastScheme;
  amount: number;
}): string {
  const text = codeAmount(amount);
  const fits = text.length <= LONGEST_P2P_AMOUNT;
  const fields: Field[] = [
    { tag: '00', value: '02' },
    { tag: '01', value: fits ? '12' : '11' },
    { tag: '02', value: scheme },
    { tag: '04', value: iban },
    ...(fits ? [{ tag: '05', value: text }] : []),
  ];
  return seal(writeFields(fields), '10');
}

const CRC_FIELD = '63';
const MORE_FIELD = '62';
const RUPEES = '586';

/** What is wrong with the text of an acquirer's static code, in a few words; null when nothing is. */
export function faultOfMerchantCode(text: string): string | null {
  const fields = readFields(text);
  if (!fields) return 'its lengths do not add up';
  const tags = fields.map(({ tag }) => tag);
  const twice = tags.find((tag, index) => tags.indexOf(tag) !== index);
  if (twice) return `field ${twice} stands in it twice`;
  const value = (tag: string) => fields.find((field) => field.tag === tag)?.value;
  if (tags[0] !== '00' || value('00') !== '01') return 'it has to begin with 000201';
  const sum = value(CRC_FIELD);
  if (tags.at(-1) !== CRC_FIELD || sum?.length !== 4) return 'it has to end with its checksum, field 63';
  const right = checksum(text.slice(0, -4));
  if (sum.toUpperCase() !== right) return `its checksum is ${sum}, and ${right} would be right`;
  if (value('58') !== 'PK') return 'it is not of Pakistan: field 58 has to be PK';
  if (value('53') !== RUPEES) return 'it is not in rupees: field 53 has to be 586';
  if (!fields.some(({ tag }) => tag >= '26' && tag <= '51')) return 'it names no account, field 26 to 51';
  const missing = ['52', '59', '60'].find((tag) => !value(tag));
  if (missing) return `field ${missing} is missing`;
  const more = value(MORE_FIELD);
  if (more !== undefined && !moreFits(more)) return 'field 62 cannot take the number of an order';
  return null;
}

/** The longest number of an order, of which every shorter one fits, too. */
const LONGEST_REFERENCE = '9'.repeat(10);

function moreFits(more: string): boolean {
  const fields = readFields(more);
  return (
    fields !== null && [...writeFields(withReference(fields, LONGEST_REFERENCE))].length <= LONGEST_VALUE
  );
}

/** Bill number, and the reference unless the acquirer wrote one of its own. */
function withReference(more: readonly Field[], reference: string): Field[] {
  const kept = more.filter(({ tag }) => tag !== '01');
  const own = kept.some(({ tag }) => tag === '05');
  return [
    { tag: '01', value: reference },
    ...kept,
    ...(own ? [] : [{ tag: '05', value: reference }]),
  ].toSorted(byTag);
}

const byTag = (one: Field, other: Field) => (one.tag < other.tag ? -1 : 1);

/**
 * The acquirer's code for one payment: its fields with amount and reference set and the checksum computed again.
 * @param text a static code without fault
 */
export function writeMerchantCode(
  text: string,
  { amount, reference }: { amount: number; reference: string },
): string {
  const paid = codeAmount(amount);
  const fits = paid.length <= LONGEST_P2M_AMOUNT;
  const fields = readFields(text) ?? [];
  const more = readFields(fields.find(({ tag }) => tag === MORE_FIELD)?.value ?? '') ?? [];
  const set: Field[] = [
    { tag: '01', value: fits ? '12' : '11' },
    ...(fits ? [{ tag: '54', value: paid }] : []),
    { tag: MORE_FIELD, value: writeFields(withReference(more, reference)) },
  ];
  const replaced = ['01', '54', MORE_FIELD, CRC_FIELD];
  const kept = fields.filter(({ tag }) => !replaced.includes(tag));
  return seal(writeFields([...kept, ...set].toSorted(byTag)), CRC_FIELD);
}

/** How an amount is paid by bank app; null where the shop takes none, or nothing is due. */
export function requestByRaast(
  accounts: RaastAccounts | null,
  { amount, number }: { amount: number; number: number },
): RaastRequest | null {
  if (!accounts || amount <= 0) return null;
  const { account, merchantCode } = accounts;
  const reference = String(number);
  const shown = account && { iban: account.iban, title: account.title };
  if (merchantCode !== null) {
    const payee = readFields(merchantCode)?.find(({ tag }) => tag === '59')?.value ?? '';
    const code = writeMerchantCode(merchantCode, { amount, reference });
    return { amount, reference, code, carriesReference: true, payee, account: shown };
  }
  if (!account) return null;
  const code = writeAccountCode({ ...account, amount });
  return { amount, reference, code, carriesReference: false, payee: account.title, account: shown };
}
