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
  'status',
  'brand',
  'weight',
  'length',
  'width',
  'height',
  'categories',
  'variantOf',
  'options',
  'optionValues',
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

/** What new products are where the file says nothing of it: first seen by staff alone, or at once by everybody. */
export const NEW_PRODUCT_STATUSES = ['draft', 'published'] as const;
export type NewProductStatus = (typeof NEW_PRODUCT_STATUSES)[number];

/** What makes two SKUs, or two barcodes, the same. */
export const codeKey = (code: string) => code.trim().toLowerCase();

/** How long an import can be undone. */
export const UNDO_DAYS = 90;

/** The most products that an undo names which stay as they are. */
export const LISTED_KEPT = 200;

/** The most products of which it is said what a file makes of them. */
export const PREVIEWED = 100;

/** Characters of a file's name that are remembered. */
export const LONGEST_FILE_NAME = 200;

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

/** Reads the first line of a file. Neither case nor spaces of a name count. */
export function readHead(cells: readonly string[]): Head {
  const names = cells.map((cell) => cell.replace(/\s+/g, '').toLowerCase());
  const columns: Column[] = [];
  for (const name of names) {
    const column = COLUMNS.find((known) => known.toLowerCase() === name);
    if (!column) return { problem: `There is no column "${name}". Columns are ${COLUMNS.join(', ')}.` };
    if (columns.includes(column)) return { problem: `The column "${name}" is there twice.` };
    columns.push(column);
  }
  const tells = columns.includes('_id') || columns.includes('sku');
  if (!tells && !NEEDED_FOR_NEW.every((column) => columns.includes(column))) {
    return {
      problem: `The first line has to name the columns: "_id" or "sku" to change products, or ${NEEDED_FOR_NEW.join(', ')} for new ones.`,
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

/** Characters of a value that are shown. */
const SHOWN = 60;

/** A value as a report of an import shows it. */
export function shortenValue(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
