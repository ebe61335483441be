import { toPaisa } from '../../../money.ts';

/** The largest amount of a row, in rupees; a real parcel never meets it. */
const LARGEST = 10_000_000;

/** 1234, 1,234.50, 12,34,567 as they count in Pakistan: at most two decimals. */
const NUMBER = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d{1,2}0*)?$/;

/**
 * Reads an amount as sheets have it: `Rs. 1,234.50`, `PKR 1,234/-`, `-250`, `(250)`. Nothing and a dash are 0.
 * @returns paisa; null for what is no amount
 */
export function readAmount(text: string): number | null {
  const bare = text
    .replace(/\b(?:rs|pkr)\b\.?/gi, '')
    .replace(/\/-+\s*$/, '')
    .replace(/\s+/g, '');
  if (/^[-–—]?$/.test(bare)) return 0;
  const [, inBrackets] = /^\((.*)\)$/.exec(bare) ?? [];
  const isNegative = inBrackets !== undefined || /^[-–−]/.test(bare);
  const digits = (inBrackets ?? bare).replace(/^[-–−+]/, '');
  if (!NUMBER.test(digits)) return null;
  const rupees = Number(digits.replaceAll(',', ''));
  if (rupees > LARGEST) return null;
  return toPaisa(isNegative && rupees !== 0 ? -rupees : rupees);
}
