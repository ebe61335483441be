import { type Columns, MEANINGS, type Meaning } from './rules.ts';

/** Amounts that stand in several columns of some sheets; they are added up. */
const ADDED: readonly Meaning[] = ['charges', 'tax'];

/**
 * The names that couriers give to each meaning (PostEx, Leopards, Trax, TCS), the surest first. GST on the courier's own
 * bill is a charge; tax is only what is withheld for the tax office.
 */
const SPELLINGS: readonly (readonly [Meaning, RegExp])[] = [
  [
    'tracking',
    /^(tracking|track|cn|consignment|consignment note|cnno|awb|airway bill|shipment|parcel|barcode)( (no|number|id|code|note))*$/,
  ],
  [
    'reference',
    /^(((your|merchant|shipper|customer|client|booking) )?(order|reference|ref)( (ref|reference|id|no|number))*|booked order id)$/,
  ],
  ['date', /^(payment|paid|settlement|remittance|cpr|invoice|cheque) date$|^date of payment$/],
  ['date', /^(delivery|delivered|deliver) (date|on)$|^date( of delivery)?$/],
  ['date', /\bdate\b/],
  ['tax', /withh|\bwht\b|\bwh tax\b|\bincome tax\b|^tax( amount)?$|\b236\b|\b153\b/],
  ['charges', /^total (charges|deductions?|fees?)$/],
  [
    'charges',
    /charge|\bfees?\b|freight|\bfuel\b|\bgst\b|\bsst\b|\bfaf\b|handling|transaction tax|reversal tax|deduction|commission/,
  ],
  [
    'paid',
    /^net( (amount|payable|paid|payment|pay|total))*$|^(amount )?payable( amount)?$|^(amount paid|paid|paid amount|payment|payment amount|remitted|remittance|remitted amount|balance payment|amount to pay)$/,
  ],
  [
    'collected',
    /^(cod|cash)( (amount|value|collected|amt))*$|^cash on delivery( amount)?$|^(invoice payment|collected|collected amount|amount collected|collect amount|collection amount|order amount|parcel amount|parcel value|booked amount|amount)$/,
  ],
];

/** A name as it is compared: lower case, words with one space between them, no "Rs." and no signs. */
function plainName(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\b(rs|pkr)\b\.?/g, ' ')
    .replace(/#/g, ' no ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function rankOf(name: string): { meaning: Meaning; rank: number } | null {
  const plain = plainName(name);
  const rank = SPELLINGS.findIndex(([, spelling]) => spelling.test(plain));
  const found = SPELLINGS[rank];
  return found ? { meaning: found[0], rank } : null;
}

/** The names of a first line, each once: one that stands there again gets a number. */
export function columnNames(cells: readonly string[]): string[] {
  const times = new Map<string, number>();
  return cells.map((cell, index) => {
    const name = cell.replace(/\s+/g, ' ').trim() || `Column ${index + 1}`;
    const before = times.get(name) ?? 0;
    times.set(name, before + 1);
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}

/**
 * What the columns mean by their names. Of several columns for one meaning the surest name counts; charges and taxes are
 * added up, unless one column is their total.
 */
export function recogniseColumns(names: readonly string[]): Columns {
  const found = names.map((name) => ({
    name,
    ...(rankOf(name) ?? { meaning: 'ignored' as const, rank: -1 }),
  }));
  const best = new Map<Meaning, number>();
  for (const { meaning, rank } of found) best.set(meaning, Math.min(rank, best.get(meaning) ?? rank));
  const taken = new Set<Meaning>();
  return Object.fromEntries(
    found.map(({ name, meaning, rank }) => {
      if (meaning === 'ignored' || rank !== best.get(meaning)) return [name, 'ignored'];
      const again = taken.has(meaning) && !ADDED.includes(meaning);
      taken.add(meaning);
      return [name, again ? 'ignored' : meaning];
    }),
  );
}

/** What is missing or twice in a choice of columns, in one sentence; null when it can be read. */
export function faultOfColumns(columns: Columns): string | null {
  const meanings = Object.values(columns);
  const count = (meaning: Meaning) => meanings.filter((one) => one === meaning).length;
  if (count('tracking') === 0) return 'Please choose the column with the tracking numbers.';
  if (count('collected') + count('paid') === 0) {
    return 'Please choose the column with the cash collected, or with what was paid.';
  }
  const twice = MEANINGS.find(
    (meaning) => meaning !== 'ignored' && !ADDED.includes(meaning) && count(meaning) > 1,
  );
  return twice ? 'Please choose one column alone for each; only charges and taxes are added up.' : null;
}

/** The most lines that stand above the names of the columns. */
const LINES_ABOVE = 20;

/** Which line names the columns: the first that has a tracking number and an amount; else the first with three names. */
export function findHeadingLine(grid: readonly (readonly string[])[]): number {
  const lines = grid.slice(0, LINES_ABOVE);
  const named = lines.findIndex((cells) => faultOfColumns(recogniseColumns(columnNames(cells))) === null);
  return named >= 0 ? named : lines.findIndex((cells) => cells.filter((cell) => cell.trim()).length >= 3);
}
