import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import { failure, fieldFailure, type Result, success } from '../../errors.ts';
import { toRupees } from '../../money.ts';
import { postEntries } from '../../payments/ledger/post-entries.ts';
import { paymentPostings } from '../../payments/ledger/rules.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { waitForTurn } from '../../sql.ts';
import { lockOrdersByTracking } from './find-orders.ts';
import { countedFor, type JudgedSheet, judgeSheet } from './judge-sheet.ts';
import type { SheetLook } from './responses.ts';
import { rowsAsText, type Totals } from './rules.ts';
import type { SheetForm } from './schemas.ts';
import type { SheetFile } from './sheet/read-file.ts';
import { readSheet, type Sheet } from './sheet/read-sheet.ts';
import { trackingKey } from './sheet/rules.ts';
import { columnsOf } from './sheet-columns.ts';

/** What one settlement waits for of another, so that no sheet is taken twice. */
export const SETTLEMENTS_TURN = 'courier settlements';

interface Taking {
  file: SheetFile;
  fileName: string;
  form: SheetForm;
  principal: NamedPrincipal;
  /** Only looks, and says what would be stored. */
  dryRun: boolean;
}

/**
 * Takes a courier's sheet: looks at every row, and stores all of it or nothing.
 * @returns the look, also with a question or problems, when nothing is stored; SHEET_TAKEN naming the settlement that has
 * it already; CHANGED_MEANWHILE when another look than the one seen is stored; INVALID_INPUT naming `file`
 */
export async function takeSheet(db: Database, taking: Taking): Promise<Result<SheetLook>> {
  const { file, form, dryRun } = taking;
  const read = readSheet(
    file.grid,
    form.columns ?? (await columnsOf(db, form.courier)),
    form.dayOrder ?? null,
  );
  if ('problem' in read) return fieldFailure('file', read.problem);
  if ('question' in read) {
    const { message, asks, columns } = read.question;
    return success({ ...NOTHING_YET, message, asks, columns });
  }
  const { sheet } = read;
  if (sheet.rows.length === 0) return fieldFailure('file', 'The sheet has no parcel in it.');
  if (sheet.problems.length > 0) {
    const count = sheet.problems.length === 1 ? 'One cell' : `${sheet.problems.length} cells`;
    const message = `${count} cannot be read. Correct the sheet, or what its columns mean.`;
    return success({ ...lookOf(sheet), message, problems: sheet.problems.slice(0, 200) });
  }
  if (dryRun) {
    const taken = await findTaken(db, taking, sheet);
    if (taken) return taken;
    const judged = await judgeSheet(db, sheet, form.courier);
    return success({ ...lookOf(sheet, judged), ready: true, message: summaryOf(judged) });
  }
  return db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction, SETTLEMENTS_TURN);
    const taken = await findTaken(transaction, taking, sheet);
    if (taken) return taken;
    const keys = sheet.rows.map(({ trackingNumber }) => trackingKey(trackingNumber));
    await lockOrdersByTracking(transaction, keys);
    const judged = await judgeSheet(transaction, sheet, form.courier);
    if (judged.seen !== form.seen) {
      const message = 'Orders of this sheet were changed meanwhile. Please look at its rows once more.';
      return failure('CHANGED_MEANWHILE', message);
    }
    const settlement = await store(transaction, taking, sheet, judged);
    const message = `The sheet is settlement ${settlement.number}.`;
    return success({ ...lookOf(sheet, judged), settlement, message });
  });
}

const NOTHING_YET = {
  success: true,
  settlement: null,
  ready: false,
  seen: null,
  asks: null,
  dayOrder: null,
  rows: [],
  problems: [],
  totals: null,
  totalsFaults: [],
  faults: 0,
} satisfies Partial<SheetLook>;

const inRupees = ({ collected, charges, tax, paid }: Totals) => ({
  collected: toRupees(collected),
  charges: toRupees(charges),
  tax: toRupees(tax),
  paid: toRupees(paid),
});

function lookOf({ columns, dayOrder }: Sheet, judged?: JudgedSheet): SheetLook {
  const look = { ...NOTHING_YET, message: '', columns, dayOrder };
  if (!judged) return look;
  const { rows, totals, totalsFaults, faults, seen } = judged;
  return {
    ...look,
    seen,
    rows: rows.map(({ row, trackingNumber, order, paidOn, verdict, detail, ...amounts }) => ({
      ...inRupees(amounts),
      row,
      trackingNumber,
      order: order && { _id: order.id, number: order.number },
      due: toRupees(order?.due ?? 0),
      paidOn,
      verdict,
      detail,
    })),
    totals: inRupees(totals),
    totalsFaults,
    faults,
  };
}

function summaryOf({ rows, faults }: JudgedSheet): string {
  const parcels = rows.length === 1 ? 'One parcel' : `${rows.length.toLocaleString('en-US')} parcels`;
  const found = faults === 0 ? 'nothing is wrong' : faults === 1 ? 'one fault' : `${faults} faults`;
  return `${parcels}, ${found}. Nothing is stored yet.`;
}

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest();

async function findTaken(db: Database, { file, form }: Taking, { rows }: Sheet) {
  const found = await db
    .selectFrom('courier_settlements')
    .select(['number', 'file_name', 'created_by'])
    .where('undone_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('file_hash', '=', hash(file.bytes)),
        eb.and([eb('courier', '=', form.courier), eb('rows_hash', '=', hash(rowsAsText(rows)))]),
      ]),
    )
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  if (!found) return null;
  const { number, file_name, created_by } = found;
  const message = `This sheet is settlement ${number} already: ${file_name}, by ${created_by}. Nothing is stored.`;
  return failure('SHEET_TAKEN', message, { fields: { file: message }, data: { number } });
}

const ROWS_AT_ONCE = 1000;

async function store(
  transaction: Transaction,
  { file, fileName, form: { courier }, principal }: Taking,
  sheet: Sheet,
  { rows, totals }: JudgedSheet,
): Promise<{ _id: string; number: number }> {
  const id = randomUUID();
  const { number } = await transaction
    .insertInto('courier_settlements')
    .values({
      id,
      courier,
      file_name: fileName,
      file_hash: hash(file.bytes),
      rows_hash: hash(rowsAsText(rows)),
      collected_paisa: totals.collected,
      charges_paisa: totals.charges,
      tax_paisa: totals.tax,
      paid_paisa: totals.paid,
      paid_on:
        rows
          .flatMap(({ paidOn }) => paidOn ?? [])
          .toSorted()
          .at(-1) ?? null,
      created_by: principal.name,
      created_by_id: principal.id,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  const lines = rows.map((row) => ({
    settlement_id: id,
    row_number: row.row,
    tracking_number: row.trackingNumber,
    order_id: countedFor(row),
    verdict: row.verdict,
    due_paisa: row.order?.due ?? 0,
    collected_paisa: row.collected,
    charges_paisa: row.charges,
    tax_paisa: row.tax,
    paid_paisa: row.paid,
    paid_on: row.paidOn,
  }));
  for (let start = 0; start < lines.length; start += ROWS_AT_ONCE) {
    await transaction
      .insertInto('courier_settlement_lines')
      .values(lines.slice(start, start + ROWS_AT_ONCE))
      .execute();
  }
  const groups = rows.map((row) => {
    const orderId = countedFor(row);
    const postings = paymentPostings(row, orderId === null ? 'unclear-payments' : 'due-from-courier');
    const note = `Settlement ${number}, row ${row.row}`;
    return { postings, orderId, courier, settlementId: id, note };
  });
  await postEntries(transaction, groups, principal);
  const columns = Object.fromEntries(sheet.columns.map(({ name, meaning }) => [name, meaning]));
  await transaction
    .insertInto('courier_sheet_columns')
    .values({ courier, columns: JSON.stringify(columns) })
    .onConflict((conflict) =>
      conflict.column('courier').doUpdateSet({
        columns: JSON.stringify(columns),
        updated_at: sql<Date>`now()`,
      }),
    )
    .execute();
  await recordChange(transaction, {
    principal,
    action: 'took the settlement',
    subject: { kind: 'settlement', id, name: String(number) },
    before: null,
    after: { courier, file: fileName, rows: rows.length, ...inRupees(totals) },
  });
  return { _id: id, number };
}
