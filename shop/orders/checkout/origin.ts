import { BlockList, isIP } from 'node:net';
import { sql } from 'kysely';
import type { Database, NamedStatements } from '../../../database/connect.ts';
import { networkOf } from '../../auth/sessions/rules.ts';
import type { NamedPrincipal, StaffKind } from '../../principal.ts';
import { hashToken } from '../../tokens.ts';
import { ORIGIN_KEPT_HOURS } from '../rules.ts';

export interface OrderOrigin {
  /** Of the customer who is signed in; null for a guest. */
  customerId: string | null;
  /** Empty for an order by phone: nobody's network stands for it. */
  address: string;
  /** The token that only this browser gets, to acknowledge its purchase with; null for an order by phone. */
  receipt: string | null;
  /** The member of staff who took the order on the phone. */
  takenBy?: NamedPrincipal<StaffKind>;
  /** Why that member of staff takes it although the mobile is blocked, or a rule asks for something. */
  overruled?: string;
}

/** Addresses inside a house. Who seems to come from one comes through a proxy, and behind it is everybody. */
const inside = new BlockList();
inside.addSubnet('127.0.0.0', 8);
inside.addSubnet('10.0.0.0', 8);
inside.addSubnet('172.16.0.0', 12);
inside.addSubnet('192.168.0.0', 16);
inside.addSubnet('fc00::', 7, 'ipv6');
inside.addSubnet('fe80::', 10, 'ipv6');
inside.addAddress('::1', 'ipv6');

/** What is stored of a sender's network (decision 051): a hash; null where the address says nothing about who sends. */
export function networkHash(address: string): Buffer | null {
  // Link-local addresses name their interface behind a percent sign.
  const [plain = ''] = address.split('%');
  const kind = isIP(plain);
  if (kind === 0 || inside.check(plain, kind === 6 ? 'ipv6' : 'ipv4')) return null;
  return hashToken(`order from ${networkOf(plain)}`);
}

/** A retry may come with another receipt, and then that one counts. */
export async function replaceReceipt(
  db: Database,
  connection: NamedStatements,
  orderId: string,
  { address, receipt }: Pick<OrderOrigin, 'address' | 'receipt'>,
): Promise<void> {
  if (receipt === null) return;
  const replace = db
    .insertInto('order_origins')
    .values({ order_id: orderId, network_hash: networkHash(address), receipt_hash: hashToken(receipt) })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ receipt_hash: hashToken(receipt) }));
  await connection.run('replace receipt', replace.compile());
}

/** Forgets where orders of more than a day ago came from. */
export async function forgetOrigins(db: Database): Promise<void> {
  await db
    .deleteFrom('order_origins')
    .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${ORIGIN_KEPT_HOURS})`)
    .execute();
}
