/** Digits in groups, as Pakistan writes them (1,99,999) and as the world does (199,999). */
const IN_GROUPS = /^[+-]?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;

/**
 * Reads a number as people write it: `1999`, `1,999`, `Rs. 1,999.50`.
 * @returns NaN for what is none; a comma that separates no groups of digits is not guessed at
 */
export function readNumber(text: string): number {
  const plain = text.trim().replace(/^(rs\.?|pkr)\s*/i, '');
  return plain === '' ? Number.NaN : Number(IN_GROUPS.test(plain) ? plain.replaceAll(',', '') : plain);
}
