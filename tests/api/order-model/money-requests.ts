import { sendForm } from '../../support/product-form.ts';
import { requestAs } from '../../support/staff.ts';
import type { Command } from './commands.ts';
import { type Floor, numberOf, personOf } from './floor.ts';
import { type SheetRow, takeSheet, undoSettlement } from './money-rules.ts';
import { refused } from './moving.ts';
import { type Request, wordOf } from './request.ts';
import { amountsOf, type State } from './state.ts';

const DAY = '13/02/2026';
const SHEET_HEAD = 'CN #,COD Amount,Service Charges,WHT,Net Payable,Payment Date';

/** A courier's sheet is looked at and taken. */
export function sheet(floor: Floor, state: State, command: Extract<Command, { kind: 'sheet' }>): Request {
  const { token, isManager } = personOf(floor, command.who);
  const { courier } = command;
  const rows: SheetRow[] = [];
  for (const { nth, amount } of command.rows) {
    const sent = state.orders.filter(({ tracking }) => tracking !== null);
    const order = sent[nth % Math.max(1, sent.length)];
    if (!order?.tracking || rows.some(({ tracking }) => tracking === order.tracking)) continue;
    const total = Math.round(amountsOf(order).total);
    const collected = { all: total, short: Math.max(200, total - 100), over: total + 100 }[amount];
    rows.push({ tracking: order.tracking, collected: Math.max(200, collected), charges: 150, tax: 20 });
  }
  rows.push({ tracking: `UNKNOWN-${command.unknown}`, collected: 1000, charges: 100, tax: 0 });
  const lines = rows.map(({ tracking, collected, charges, tax }) => {
    const paid = collected - charges - tax;
    return [numberOf(floor, tracking), collected, charges, tax, paid, DAY].join(',');
  });
  const text = [SHEET_HEAD, ...lines].join('\r\n');
  const sendSheet = (dryRun: number, more: [string, string][] = []) =>
    sendForm(floor.shop.app, token, { method: 'POST', url: `/api/v1/money/settlements?dryRun=${dryRun}` }, [
      ['courier', courier],
      ...more,
      ['file', { bytes: new Uint8Array(Buffer.from(text)), name: 'sheet.csv' }],
    ]);
  let stored: { id: string; number: number } | null = null;
  return {
    says: `sheet of ${courier}: ${JSON.stringify(rows)}`,
    async send() {
      const look = await sendSheet(1);
      if (look.statusCode !== 200) return wordOf(look);
      const taken = await sendSheet(0, [['seen', String(look.json().seen)]]);
      const { settlement } = taken.json();
      if (taken.statusCode === 200) stored = { id: settlement._id, number: settlement.number };
      return wordOf(taken);
    },
    parts: isManager ? takeSheet({ courier, rows, text }, () => stored) : [() => refused('FORBIDDEN')],
  };
}

/** A settlement is undone; null where there is none yet. */
export function undoSheet(
  floor: Floor,
  state: State,
  command: Extract<Command, { kind: 'undo-sheet' }>,
): Request | null {
  const { token, isManager } = personOf(floor, command.who);
  const nth = command.nth % Math.max(1, state.settlements.length);
  const settlement = state.settlements[nth];
  if (!settlement) return null;
  const url = `/api/v1/money/settlements/${settlement.id}/undo`;
  return {
    says: `undo settlement ${settlement.number}`,
    send: async () => wordOf(await requestAs(floor.shop, token, 'POST', url, { reason: 'The wrong sheet' })),
    parts: [isManager ? undoSettlement(nth) : () => refused('FORBIDDEN')],
  };
}
