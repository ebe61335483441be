import type { Part } from './booking-rules.ts';
import { done, onward, refused } from './moving.ts';
import { at, dueOf, moneyOf, type Order, orderOf, post, type Settlement, type State } from './state.ts';

/** A row of a courier's sheet, amounts in rupees. */
export interface SheetRow {
  /** The tracking number, as the model has it. */
  tracking: string;
  collected: number;
  charges: number;
  tax: number;
}

interface Sheet {
  courier: string;
  rows: readonly SheetRow[];
  /** Stands for the bytes of the file. */
  text: string;
}

/** What each row is counted for, by the orders as they are. */
function judge(state: State, { courier, rows }: Sheet) {
  return rows.map((row) => {
    const order = state.orders.find(({ tracking }) => tracking === row.tracking) ?? null;
    if (!order) return { row, order, counts: false, by: null };
    const due = dueOf(order, courier);
    const paidBy = state.settlements.findLast(
      ({ undone, postings }) => !undone && postings.some((one) => one.order === order.id),
    );
    const counts =
      order.courier === courier && !(due <= 0 && (paidBy !== undefined || order.status === 'Cancelled'));
    const by = [order.number, order.status, order.courier, due, paidBy?.number ?? null];
    return { row, order, counts, by };
  });
}

const isTaken = ({ settlements }: State, { text }: Sheet) =>
  settlements.some((settlement) => !settlement.undone && settlement.text === text);

/** A sheet is looked at, and then taken as it was seen. @param stored what the shop called the settlement */
export function takeSheet(sheet: Sheet, stored: () => Pick<Settlement, 'id' | 'number'> | null): Part[] {
  const seen = (state: State) => JSON.stringify(judge(state, sheet).map(({ counts, by }) => [counts, by]));
  return [
    (state, memory) => {
      if (isTaken(state, sheet)) return refused('SHEET_TAKEN');
      memory.seen = seen(state);
      return onward;
    },
    (state, memory) => {
      if (isTaken(state, sheet)) return refused('SHEET_TAKEN');
      if (seen(state) !== memory.seen) return refused('CHANGED_MEANWHILE');
      const postings = judge(state, sheet).map(({ row, order, counts }) => ({
        order: counts && order ? order.id : null,
        settled: row.collected * 100,
        paid: (row.collected - row.charges - row.tax) * 100,
        charges: row.charges * 100,
        tax: row.tax * 100,
      }));
      const { id = '', number = 0 } = stored() ?? {};
      const { courier, text } = sheet;
      const settlement = { id, number, courier, text, undone: false, postings };
      state.settlements.push(settlement);
      bookSettlement(state, settlement, 1);
      return done();
    },
  ];
}

function bookSettlement(state: State, { courier, postings }: Settlement, sign: 1 | -1): void {
  for (const { order, settled, paid, charges, tax } of postings) {
    post(state, 'bank', sign * paid);
    post(state, 'courier-charges', sign * charges);
    post(state, 'withheld-tax', sign * tax);
    post(state, order === null ? 'unclear-payments' : 'due-from-courier', -sign * settled);
    if (order !== null) moneyOf(orderOf(state, order), courier).paid += sign * settled;
  }
}

export function undoSettlement(nth: number): Part {
  return (state) => {
    const settlement = at(state.settlements, nth);
    if (settlement.undone) return refused('CHANGED_MEANWHILE');
    settlement.undone = true;
    bookSettlement(state, settlement, -1);
    return done();
  };
}

export function writeOff(id: string): Part {
  return (state) => {
    const order: Order = orderOf(state, id);
    const open = Object.keys(order.money).filter((courier) => dueOf(order, courier) !== 0);
    if (open.length === 0) return refused('NOT_FOUND');
    for (const courier of open) {
      const due = dueOf(order, courier);
      post(state, 'written-off', due);
      post(state, 'due-from-courier', -due);
      moneyOf(order, courier).writtenOff += due;
    }
    order.audits += 1;
    return done();
  };
}
