import { randomUUID } from 'node:crypto';
import type { Database } from '../../../../database/connect.ts';
import { recordChange } from '../../../audit-log/record-change.ts';
import type { NamedPrincipal } from '../../../principal.ts';
import type { CustomerNote } from './schemas.ts';

/** Adds a note about a customer, for staff alone; it conflicts with nothing. The audit log says that, and not what. */
export async function writeCustomerNote(
  db: Database,
  { mobile, note }: CustomerNote,
  principal: NamedPrincipal,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const id = randomUUID();
    await transaction
      .insertInto('customer_notes')
      .values({ id, mobile, note, written_by: principal.name })
      .execute();
    await recordChange(transaction, {
      principal,
      action: 'wrote a note about the customer',
      subject: { kind: 'mobile', id, name: `…${mobile.slice(-4)}` },
      before: null,
      after: null,
    });
  });
}
