/** The CSV of products, for export and import alike: rupees, percent, names of categories, addresses of pictures. */
export const COLUMNS = [
  '_id',
  'version',
  'name',
  'title',
  'description',
  'price',
  'discount',
  'quantity',
  'shipping',
  'category',
  'subcategory',
  'menuCategory',
  'menuSubcategory',
  'sku',
  'barcode',
  'photos',
] as const;
export type Column = (typeof COLUMNS)[number];

/** The columns that a new product needs. */
export const NEEDED_FOR_NEW: readonly Column[] = [
  'name',
  'description',
  'price',
  'quantity',
  'shipping',
  'category',
];

/** The largest file, in bytes, and the most products in one: about what a shop of this size has in all. */
export const LARGEST_FILE = 100 * 1024 * 1024;
export const MOST_ROWS = 100_000;

const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

/** Keeps a spreadsheet from taking a text for a formula: an apostrophe before it says that it is text. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Takes back what `guardFormula` did. */
export function unguardFormula(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text;
}

const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** The delimiter of a file, by its first line: Excel writes semicolons where the comma is the decimal sign. */
export function findDelimiter(head: string): Delimiter {
  const bare = head.replace(/"[^"]*"/g, '');
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).delimiter;
}

export type Head = { columns: Column[] } | { problem: string };

/** Reads the first line of a file. Case and spaces around a name don't count. */
export function readHead(cells: readonly string[]): Head {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const columns: Column[] = [];
  for (const name of names) {
    const column = COLUMNS.find((known) => known.toLowerCase() === name);
    if (!column) return { problem: `There is no column "${name}". Columns are ${COLUMNS.join(', ')}.` };
    if (columns.includes(column)) return { problem: `The column "${name}" is there twice.` };
    columns.push(column);
  }
  if (!columns.includes('_id') && !NEEDED_FOR_NEW.every((column) => columns.includes(column))) {
    return {
      problem: `The first line has to name the columns: "_id" to change products, or ${NEEDED_FOR_NEW.join(', ')} for new ones.`,
    };
  }
  return { columns };
}

/**
 * A number as people in Pakistan and their Excel write it. With semicolons between cells a comma is decimal, unless three
 * digits are behind it: nothing has three decimals, so these are thousands.
 */
export function plainNumber(text: string, delimiter: Delimiter): string {
  return delimiter === ';' ? text.replace(/^([^.,]*),(\d{1,2}\s*)$/, '$1.$2') : text;
}

/** The addresses in a cell. */
export function splitPhotos(cell: string): string[] {
  return cell.split(/\s+/).filter(Boolean);
}
