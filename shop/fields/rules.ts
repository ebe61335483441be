/** The rules of names, passwords and mobile numbers of Pakistan. */

/** The digit's value, Latin, Arabic-Indic or Urdu (Extended Arabic-Indic). */
function toLatinDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code >= 0x06f0 ? code - 0x06f0 : code - 0x0660);
}

/** The text with Arabic-Indic and Urdu digits turned into Latin ones. */
export function toLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, toLatinDigit);
}

/** A mobile number as it is stored (R119), `+923XXXXXXXXX`; null when it can't be one. */
export function normaliseMobile(text: string): string | null {
  const digits = toLatinDigits(text)
    .replace(/[\s\-().]/g, '')
    .replace(/^(\+92|0092|92)0?/, '0');
  return /^03\d{9}$/.test(digits) ? `+92${digits.slice(1)}` : null;
}

/** Writes a stored mobile number as people read it: 03XX-XXXXXXX. */
export function formatMobile(mobile: string): string {
  return mobile.replace(/^\+92(3\d{2})(\d{7})$/, '0$1-$2');
}

/** Endings of web addresses in unwanted mails. `M. Ali`, `St.John` and `Dr.de Souza` have none of them. */
const LONG_ENDINGS =
  'com|net|org|info|biz|xyz|top|shop|store|online|site|website|space|club|live|life|app|link|click|win|vip|icu|buzz|bid|loan|work|world|tech|dev|edu|gov|mobi|pro|fun|today|asia|page|web|wiki|promo|bonus|casino|money|cash';
const SHORT_ENDINGS = 'pk|io|co|me|tv|ly|cc|ru|cn|tk|ml|ga|cf|gq|gl|uk|us|eu|ws';
/** In brackets or spelled out, for people to read. */
const WRITTEN_DOT = String.raw`\s*[[(]\s*(?:\.|dot)\s*[\])]\s*|\s+dot\s+`;

const WEB_ADDRESS = new RegExp(
  [
    String.raw`https?\b|:\/\/|\bwww\b`,
    String.raw`[\p{L}\d](?:\.|${WRITTEN_DOT})(?:${LONG_ENDINGS})(?![\p{L}\d])`,
    String.raw`[\p{L}\d-]{2}(?:\.|${WRITTEN_DOT})(?:${SHORT_ENDINGS})(?![\p{L}\d])`,
    // Anything with a dot and a path, a mail address, and an address in digits.
    String.raw`\S\.\S+\/|\S@\S|\d+\.\d+\.\d+\.\d+`,
  ].join('|'),
  'iu',
);

/** Whether a name holds an address of the web or of a mailbox: the shop mails names, and to anybody (decision 053). */
export function holdsWebAddress(name: string): boolean {
  return WEB_ADDRESS.test(
    name
      .normalize('NFKC')
      .replace(/[\u3002\u2024]/g, '.')
      .replace(/\p{Cf}/gu, ''),
  );
}

/** Passwords (decision 021): how they are composed is nobody's business. */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;

/** Whether a password is the e-mail address it would protect, in any case. */
export function isOwnEmail(password: string, email: string): boolean {
  return password.trim().toLowerCase() === email.trim().toLowerCase();
}

/** The address that a phone calls, from the number as people read it. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
