import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** Lets one at a time decide which review of a mobile number and product is shown. Ends with the transaction. */
export async function lockWriter(
  transaction: Database,
  { productId, mobile }: { productId: string; mobile: string },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`review ${productId} ${mobile}`}, 0))`.execute(
    transaction,
  );
}
