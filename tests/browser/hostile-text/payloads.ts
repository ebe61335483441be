import { SHOWN, type ShownField } from './text-fields.ts';

/** What every hostile text calls where it runs; the page says so on its console, which fails the test. */
export const RUN = 'ran()';

/** Breaks out of a formula's cell, an attribute, an element and a script, in the 80 characters of the shortest names. */
const SHORT = `=1"'><img src=x onerror=${RUN}></script><!--<script>{{7*7}}\u2028\u202e\u202c`;

/** The same, and what else is tried where there is room. */
const LONG = [
  SHORT,
  `" autofocus onfocus=${RUN} x='`,
  `javascript:${RUN}`,
  `\${7*7}`,
  `\\u003cimg src=x onerror=${RUN}\\u003e`,
  `&lt;img src=x onerror=${RUN}&gt;`,
  `]]><svg onload=${RUN}>`,
  '%0d%0aBcc: eve',
  '\r\nBcc: eve',
].join(' ');

/** The longest text that each field takes, where that is less than LONG; all others take it. */
const NAMES: readonly ShownField[] = SHOWN.filter((field) =>
  /name$|brand$|subcategor|heading$|\.(title|reference|supplier)$/i.test(field),
);

/** A hostile text of its own for each field, so that it is known again. */
export function hostileText(field: ShownField): string {
  return `${NAMES.includes(field) ? SHORT : LONG} #${SHOWN.indexOf(field)}#`;
}

/** For an address or a header: without what cannot be in one. */
export const HOSTILE_WORD = `"'><img src=x onerror=${RUN}></script><!--<script>`;

/** A name of the shop itself, as its owner may set it. */
export const HOSTILE_STORE = `Sa"'><img src=x onerror=${RUN}></script>`;

/** A text as a page shows it: line breaks and other spaces are one space. */
export const asShown = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
