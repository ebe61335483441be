import type { Database } from '../database/connect.ts';
import type { SheetLook } from '../shop/back-office/settlements/responses.ts';
import { takeSheet } from '../shop/back-office/settlements/take-sheet.ts';
import { dayOfShop } from '../shop/dates.ts';
import { changeStatus } from '../shop/orders/management/change-status.ts';
import { setCourier } from '../shop/orders/management/set-courier.ts';
import type { NamedPrincipal } from '../shop/principal.ts';
import { readSettings } from '../shop/settings/settings.ts';

const HEAD = 'CN #,Order ID,COD Amount,Service Charges,WHT,Net Payable,Payment Date';

/** The sheet of a courier with faults of most kinds, as somebody uploads it. */
export const FAULTY_SHEET = [
  HEAD,
  'KHI-3003,,"Rs. 1,000",180,12,808,13/02/2026',
  'KHI-3004,,999,180,12,807,13/02/2026',
  'KHI-3004,,999,180,12,807,13/02/2026',
  'LHE-55-0001-9,,2500,180,12,2308,13/02/2026',
  'KHI-2041-77,,1500,180,12,1308,13/02/2026',
  'KHI-3001,,1500,180,12,1308,13/02/2026',
  'Total,,"8,000","1,080",72,"6,846",',
].join('\r\n');

/** Lines of a bank's statement: two transfers that match orders in the shop, one that is short, one that names none. */
export async function statementLines(database: Database): Promise<string> {
  const orders = await database
    .selectFrom('orders')
    .select(['number', 'total_paisa'])
    .where('status', '=', 'Pending')
    .where('fulfilment', '=', 'to-pack')
    .where('paid_paisa', '=', 0)
    .orderBy('number', 'desc')
    .limit(3)
    .execute();
  const day = dayOfShop(new Date().toISOString()).split('-').toReversed().join('/');
  const lines = orders.map(({ number, total_paisa }, index) => {
    const came = index === 2 ? total_paisa - 50_00 : total_paisa;
    return `${day},RAAST P2P FROM CUSTOMER ${number},FT26326${number},,${came / 100}`;
  });
  return ['Date,Narration,Reference,Debit,Credit', ...lines, `${day},IBFT FROM SANA MIR,FT9,,1200`].join(
    '\n',
  );
}

/** Parcels on their way back as cash: some due, one paid, one short-paid. @returns the id of the settlement */
export async function fillMoney(
  database: Database,
  orders: readonly string[],
  principal: NamedPrincipal,
): Promise<string> {
  const { links: couriers } = readSettings({}).newShop.couriers;
  const [courier = { name: '' }] = couriers;
  const sheet = [HEAD.split(',')];
  for (const [index, id] of orders.entries()) {
    const trackingNumber = `KHI-${3001 + index}`;
    const parcel = { courier: courier.name, trackingNumber, version: undefined };
    await setCourier(database, id, parcel, couriers, principal);
    const delivered = await changeStatus(database, id, { status: 'Delivered' }, principal);
    if (!delivered.ok || index > 1) continue;
    const collected = delivered.value.totalAmount - index * 200;
    sheet.push([trackingNumber, '', `${collected}`, '180', '12', `${collected - 192}`, '13/02/2026']);
  }
  const file = { grid: sheet, bytes: Buffer.from(sheet.join()) };
  const form = { courier: courier.name };
  const taking = { file, fileName: 'PostEx payment 13 February.xlsx', principal };
  const look = await takeSheet(database, { ...taking, form, dryRun: true });
  const seen = look.ok ? (look.value.seen ?? undefined) : undefined;
  return idOf(await takeSheet(database, { ...taking, form: { ...form, seen }, dryRun: false }));
}

function idOf(taken: { ok: true; value: SheetLook } | { ok: false }): string {
  const id = taken.ok ? taken.value.settlement?._id : undefined;
  if (id === undefined) throw new Error('The settlement was not taken.');
  return id;
}
