import { type FurtherPlace, MOST_FURTHER_PLACES, nameKey } from '../categories/rules.ts';
import type { ProductOption } from '../products/rules.ts';

/*
 * Lists in a cell: `Kitchen > Pans; Gifts`, `Size: S, M; Colour: Red`, `S; Red`. A backslash before one of these signs says that
 * it is part of a name.
 */
const SIGNS = /[\\;>:,]/g;

const escapeName = (name: string) => name.replace(SIGNS, '\\$&');
const unescapeName = (text: string) => text.replace(/\\([\\;>:,])/g, '$1').trim();

/** The pieces of a text between a sign, which still have their backslashes. @param most of these pieces */
function splitAt(text: string, sign: string, most = Number.POSITIVE_INFINITY): string[] {
  const pieces = [''];
  for (const [match] of text.matchAll(/\\.|[^\\]|\\$/gsu)) {
    if (match === sign && pieces.length < most) pieces.push('');
    else pieces[pieces.length - 1] += match;
  }
  return pieces;
}

/** The pieces that say something: a list may end with its sign. */
const items = (text: string) => splitAt(text, ';').filter((item) => item.trim() !== '');

const hasTwice = (names: readonly string[]) => {
  const keys = names.map(nameKey);
  return names.find((_, index) => keys.indexOf(keys[index] ?? '') < index);
};

/** A category by name, and a subcategory of it, or null for the category as a whole. */
export interface NamedPlace {
  category: string;
  subcategory: string | null;
}

/** Reads `Kitchen > Pans; Gifts`. @returns the places, or one sentence */
export function readPlaces(text: string): NamedPlace[] | string {
  const places = items(text).map((item) => splitAt(item, '>').map(unescapeName));
  if (places.length > MOST_FURTHER_PLACES)
    return `A product is listed in at most ${MOST_FURTHER_PLACES} further categories.`;
  if (places.some((names) => names.length > 2 || names.includes(''))) {
    return 'Please write categories as Kitchen > Pans; Gifts.';
  }
  return places.map(([category = '', subcategory = null]) => ({ category, subcategory }));
}

/** Writes what `readPlaces` reads, always in the same order. */
export function writePlaces(places: readonly FurtherPlace[]): string {
  return places
    .map(({ category_name, subcategory_name: name }) =>
      [category_name, ...(name === null ? [] : [name])].map(escapeName).join(' > '),
    )
    .toSorted()
    .join('; ');
}

/** Characters of an option's name and of a value, and the most of both. */
const LONGEST_NAME = 60;
const MOST_OPTIONS = 3;
const MOST_VALUES = 100;

const HOW = 'Please write options as Size: S, M, L; Colour: Red, Blue.';
const isTooLong = (name: string) => name.length > LONGEST_NAME;

/** Reads `Size: S, M; Colour: Red`. @returns the options, or one sentence */
export function readOptions(text: string): ProductOption[] | string {
  const options = items(text).map((item) => {
    const [name = '', values] = splitAt(item, ':', 2);
    return { name: unescapeName(name), values: splitAt(values ?? '', ',').map(unescapeName) };
  });
  if (options.some(({ name, values }) => name === '' || values.includes(''))) return HOW;
  if (options.length > MOST_OPTIONS) return `A product has at most ${MOST_OPTIONS} options.`;
  if (options.some(({ values }) => values.length > MOST_VALUES))
    return `An option has at most ${MOST_VALUES} values.`;
  if (options.some(({ name, values }) => isTooLong(name) || values.some(isTooLong)))
    return `Please use at most ${LONGEST_NAME} characters for an option and for a value.`;
  const twice = hasTwice(options.map(({ name }) => name));
  if (twice !== undefined) return `The option ${twice} is there twice.`;
  for (const { name, values } of options) {
    const repeated = hasTwice(values);
    if (repeated !== undefined) return `The value ${repeated} of ${name} is there twice.`;
  }
  return options;
}

/** Writes what `readOptions` reads. */
export function writeOptions(options: readonly ProductOption[]): string {
  return options
    .map(({ name, values }) => `${escapeName(name)}: ${values.map(escapeName).join(', ')}`)
    .join('; ');
}

/** Reads `S; Red`: a value of each option, in their order. @returns the values, or one sentence */
export function readValues(text: string): string[] | string {
  const values = items(text).map(unescapeName);
  return values.some(isTooLong) ? `Please use at most ${LONGEST_NAME} characters for a value.` : values;
}

/** Writes what `readValues` reads. */
export const writeValues = (values: readonly string[]) => values.map(escapeName).join('; ');
