/**
 * The rules about people: mobile numbers of Pakistan, taken in any usual spelling, kept as +923XXXXXXXXX, shown as
 * 03XX-XXXXXXX; and the passwords of shoppers.
 */

/** The digit's value, Latin, Arabic-Indic or Urdu (Extended Arabic-Indic). */
function toLatinDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code >= 0x06f0 ? code - 0x06f0 : code - 0x0660);
}

/** The text with Arabic-Indic and Urdu digits turned into Latin ones. */
export function toLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, toLatinDigit);
}

/**
 * Brings a mobile number into the form that is kept.
 * @returns `+923XXXXXXXXX`, or null when it can't be a mobile number
 */
export function normaliseMobile(text: string): string | null {
  const digits = toLatinDigits(text)
    .replace(/[\s\-().]/g, '')
    .replace(/^(\+92|0092|92)0?/, '0');
  return /^03\d{9}$/.test(digits) ? `+92${digits.slice(1)}` : null;
}

/** Writes a kept mobile number as people read it: 03XX-XXXXXXX. */
export function formatMobile(mobile: string): string {
  return mobile.replace(/^\+92(3\d{2})(\d{7})$/, '0$1-$2');
}

/**
 * Passwords (decision 021): long enough and not the e-mail address; how they are composed is nobody's business.
 */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;

/** Whether a password is the e-mail address it would protect, in any case. */
export function isOwnEmail(password: string, email: string): boolean {
  return password.trim().toLowerCase() === email.trim().toLowerCase();
}

/** How long a link to a new password works. */
export const RESET_LINK_MINUTES = 60;

/** Orders a page of the profile. */
export const OWN_ORDERS_PAGE_SIZE = 10;
