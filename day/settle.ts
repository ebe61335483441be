import { z } from 'zod';
import { sheetResponse } from '../shop/back-office/settlements/responses.ts';
import { VERDICTS } from '../shop/back-office/settlements/rules.ts';
import { chosen } from './typed-twice.ts';
import type { Day } from './world.ts';
import { type DaySheet, SAME_SHEET, WRONG_TOTAL, writeAgain, writeSheets } from './write-sheets.ts';

/** What came of the planted faults. */
export interface Settled {
  sheets: readonly DaySheet[];
  /** Each planted fault by its name, and what the shop said; empty where it said nothing of it. */
  planted: Map<string, string>;
  /** Rows without a fault that the shop took for one, and rows whose verdict is another one. */
  wrongly: string[];
}

const refusal = z.object({ code: z.string(), message: z.string() });

/** The sheets of both couriers are looked at, then booked as they were seen; then one comes again. */
export async function settle(day: Day): Promise<Settled> {
  const { postEx, leopards } = writeSheets(day);
  const settled: Settled = { sheets: [postEx, leopards], planted: new Map(), wrongly: [] };
  for (const [done, sheet] of settled.sheets.entries()) {
    day.onProgress('Sheets are taken', done, 2);
    await take(day, sheet, settled);
  }
  const again = writeAgain(leopards);
  const fields = { courier: chosen(leopards.courier), dayOrder: chosen('day-first') };
  const { status, body } = await day.sana.attempt('POST /money/settlements?dryRun=1', {
    body: fields,
    file: again,
  });
  const said = refusal.safeParse(body).data;
  settled.planted.set(SAME_SHEET, status === 409 && said?.code === 'SHEET_TAKEN' ? said.message : '');
  return settled;
}

async function take(day: Day, sheet: DaySheet, { planted, wrongly }: Settled): Promise<void> {
  const { courier, lines, totalOff, name, bytes } = sheet;
  const file = { name, bytes };
  const look = (body: Record<string, unknown>, dryRun: 0 | 1) =>
    day.sana.send(sheetResponse, `POST /money/settlements?dryRun=${dryRun}`, { body, file });
  const first = { courier: chosen(courier) };
  const asked = await look(first, 1);
  if (asked.asks !== 'day-order')
    day.faults.push(`The days of ${name} can be read in two ways, and nobody is asked.`);
  const answered = { ...first, dayOrder: chosen('day-first') };
  const seen = await look(answered, 1);
  if (!seen.ready) throw new Error(`${name}: ${seen.message} ${JSON.stringify(seen.problems)}`);
  for (const [index, line] of lines.entries()) {
    const row = seen.rows[index];
    const isAsMeant = row?.verdict === line.verdict && row.paid === line.paid && row.paidOn === '2026-11-05';
    if (line.fault !== null) {
      planted.set(line.fault, isAsMeant ? `${VERDICTS[row.verdict].label}: ${row.detail}` : '');
    } else if (!isAsMeant) {
      wrongly.push(
        `${name}, ${line.trackingNumber}: ${row?.verdict} instead of ${line.verdict}, ${row?.detail}`,
      );
    }
  }
  if (totalOff > 0) planted.set(WRONG_TOTAL, seen.totalsFaults.join(' '));
  else wrongly.push(...seen.totalsFaults);
  await look({ ...answered, seen: seen.seen }, 0);
}
