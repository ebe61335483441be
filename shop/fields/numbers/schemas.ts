import { z } from '../../zod.ts';
import { readNumber } from './rules.ts';

/** A number that comes as text, of a form or a file. An empty text is no number, and not 0. */
export const numberText = (number: z.ZodType<number, number>) =>
  z.preprocess(
    (text) => (typeof text === 'string' ? (text.trim() === '' ? undefined : readNumber(text)) : text),
    number,
  );

/** As `numberText`; an empty text is null. */
export const nullableNumberText = (number: z.ZodType<number, number>) =>
  z.preprocess(
    (text) => (typeof text === 'string' ? (text.trim() === '' ? null : readNumber(text)) : text),
    number.nullable(),
  );

/** As `nullableNumberText`; a field that is not sent is null too. */
export const optionalNumberText = (number: z.ZodType<number, number>) =>
  nullableNumberText(number).default(null);
