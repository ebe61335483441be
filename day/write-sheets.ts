import type { Verdict } from '../shop/back-office/settlements/rules.ts';
import type { HeldParcel } from '../tests/support/courier-stand-in/types.ts';
import { workbook } from '../tests/support/workbook.ts';
import { collectedFor } from './book-parcels.ts';
import { type CourierOfDay, type Day, firstOf } from './world.ts';

/** A row as the courier means it, in rupees. */
export interface SheetLine {
  trackingNumber: string;
  collected: number;
  charges: number;
  tax: number;
  paid: number;
  /** What the shop has to say of it. */
  verdict: Verdict;
  /** The name of the fault that was planted here; null where the row is as it should be. */
  fault: string | null;
}

export interface DaySheet {
  courier: CourierOfDay;
  lines: SheetLine[];
  /** By how much its total row is wrong, in rupees. */
  totalOff: number;
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The faults of the day that are not in a row. */
export const WRONG_TOTAL = 'the total row says more than the rows';
export const SAME_SHEET = 'the same sheet comes again, written in another way';

const HEAD = [
  'Tracking No',
  'Order Ref',
  'COD Amount',
  'Service Charges',
  'WHT',
  'Net Payable',
  'Payment Date',
];

/** Days that could be read in both ways, so that the shop has to ask. */
const PAID_ON = '05/11/2026';

const lastWord = ({ events }: HeldParcel) => events.at(-1)?.text ?? '';
const isCarried = (parcel: HeldParcel) => !parcel.cancelled && parcel.events.length > 1;

/** What a courier says of a parcel that it delivered, or took back. */
function lineOf(parcel: HeldParcel, collected: number): SheetLine {
  const charges = lastWord(parcel) === 'Delivered' ? 150 : 90;
  const tax = Math.round(collected * 0.02);
  const verdict = collected > 0 ? 'paid' : 'charges-only';
  const { trackingNumber } = parcel;
  return { trackingNumber, collected, charges, tax, paid: collected - charges - tax, verdict, fault: null };
}

/** The line as it would be with another amount. */
function collecting(line: SheetLine, collected: number, verdict: Verdict, fault: string): SheetLine {
  return { ...line, collected, paid: line.paid + collected - line.collected, verdict, fault };
}

/**
 * The sheets of both couriers by what their stand-ins know: one row for each parcel that was delivered or came back, all
 * but one delivered parcel each, for which they have not paid yet. Nine faults are planted in them; the tenth is that one
 * comes again. All else that looks strange in them is harmless.
 */
export function writeSheets({ standIns }: Pick<Day, 'standIns'>): { postEx: DaySheet; leopards: DaySheet } {
  const postEx = linesOf(standIns.PostEx.parcels);
  const leopards = linesOf(standIns.Leopards.parcels);
  const [short, over, twice] = postEx.paying;
  const foreign = { ...firstOf(postEx.paying, 'parcel'), trackingNumber: '99045000001' };
  if (!short || !over || !twice) throw new Error('PostEx delivered too few parcels.');
  const refused = collecting(
    firstOf(postEx.returned, 'parcel'),
    900,
    'cancelled',
    'a parcel that came back is paid',
  );
  const changed = [
    collecting(short, short.collected - 100, 'short', 'less is paid than was due'),
    collecting(over, over.collected + 200, 'over', 'more is paid than was due'),
    refused,
  ];
  const ownLines = postEx.lines.map(
    (line) => changed.find(({ trackingNumber }) => trackingNumber === line.trackingNumber) ?? line,
  );
  const underWay = standIns.PostEx.parcels.find(
    (parcel) => isCarried(parcel) && lastWord(parcel) === 'En-Route' && collectedFor(parcel.booking) > 0,
  );
  if (!underWay) throw new Error('PostEx has nothing under way.');
  const added: SheetLine[] = [
    { ...twice, verdict: 'paid-twice', fault: 'a parcel is paid twice' },
    { ...foreign, verdict: 'unknown', fault: 'a number of another shop' },
    {
      ...lineOf(underWay, collectedFor(underWay.booking)),
      verdict: 'not-delivered',
      fault: 'a parcel that is under way is paid',
    },
  ];
  const wrongSum = firstOf(leopards.paying, 'parcel');
  const others = leopards.lines.map((line) =>
    line === wrongSum
      ? {
          ...line,
          paid: line.paid - 30,
          verdict: 'does-not-add-up' as const,
          fault: 'a row does not add up',
        }
      : line,
  );
  const strange: SheetLine = {
    ...postEx.unpaid,
    verdict: 'wrong-courier',
    fault: 'a parcel of the other courier',
  };
  return {
    postEx: sheetOf('PostEx', [...ownLines, ...added], 1_000),
    leopards: sheetOf('Leopards', [...others, strange], 0),
  };
}

function linesOf(parcels: readonly HeldParcel[]) {
  const carried = parcels.filter(isCarried);
  const delivered = carried.filter((parcel) => lastWord(parcel) === 'Delivered');
  const all = delivered.map((parcel) => lineOf(parcel, collectedFor(parcel.booking)));
  const unpaid = all.findLast(({ collected }) => collected > 0);
  if (!unpaid) throw new Error('A courier delivered nothing that was paid in cash.');
  const lines = all.filter((line) => line !== unpaid);
  const returned = carried
    .filter((parcel) => /return/i.test(lastWord(parcel)))
    .map((parcel) => lineOf(parcel, 0));
  const paying = lines.filter(({ collected }) => collected > 0);
  return { lines: [...lines, ...returned], paying, returned, unpaid };
}

/** PostEx sends CSV, Leopards a workbook. */
function sheetOf(courier: CourierOfDay, lines: SheetLine[], totalOff: number): DaySheet {
  const sheet = { courier, lines, totalOff };
  return courier === 'PostEx'
    ? { ...sheet, name: 'postex.csv', bytes: asCsv(sheet, '') }
    : { ...sheet, name: 'leopards.xlsx', bytes: workbook(gridOf(sheet, String)) };
}

/** The same rows in another order and spelling: the sheet that comes again. */
export function writeAgain(sheet: DaySheet): Pick<DaySheet, 'name' | 'bytes'> {
  return { name: 'again.csv', bytes: asCsv({ ...sheet, lines: sheet.lines.toReversed() }, ' ') };
}

type Rows = Pick<DaySheet, 'lines' | 'totalOff'>;

/** Rows with a total; amounts and numbers are written in every way that couriers have. */
function gridOf({ lines, totalOff }: Rows, write: (rupees: number, row: number) => string): string[][] {
  const sum = (of: 'collected' | 'charges' | 'tax' | 'paid') =>
    lines.reduce((all, line) => all + line[of], 0);
  const amounts = (
    row: number,
    { collected, charges, tax, paid }: Omit<SheetLine, 'trackingNumber' | 'verdict' | 'fault'>,
  ) => [collected, charges, tax, paid].map((rupees) => write(rupees, row));
  return [
    HEAD,
    ...lines.map((line, row) => [line.trackingNumber, '', ...amounts(row, line), PAID_ON]),
    [
      'Total',
      '',
      ...amounts(0, {
        collected: sum('collected') + totalOff,
        charges: sum('charges'),
        tax: sum('tax'),
        paid: sum('paid'),
      }),
      '',
    ],
  ];
}

function asCsv(sheet: Rows, space: string): Uint8Array<ArrayBuffer> {
  const grid = gridOf(sheet, (rupees, row) => {
    const text = rupees.toLocaleString('en-US');
    return [text, `Rs. ${text}`, `${text}/-`, String(rupees)][row % 4] ?? text;
  });
  const rows = grid.map(([first = '', ...others], row) => {
    // Labels print numbers in groups, and programs leave empty lines.
    const isGrouped = row % 3 === 1 && /^\d+$/.test(first);
    const number = isGrouped ? `${first.slice(0, 4)} ${first.slice(4)}${space}` : first;
    return [number, ...others].map((cell) => `"${cell}"`).join(',');
  });
  return new Uint8Array(Buffer.from(`\uFEFF${[...rows.slice(0, 3), '', ...rows.slice(3)].join('\r\n')}\r\n`));
}
