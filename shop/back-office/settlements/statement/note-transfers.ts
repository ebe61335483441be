import { createHash } from 'node:crypto';
import type { Database } from '../../../../database/connect.ts';
import { formatRupees } from '../../../money.ts';
import { notePayment } from '../../../orders/payments/note-payment.ts';
import type { NamedPrincipal } from '../../../principal.ts';
import type { TransfersNoted } from './responses.ts';
import type { NoteTransfers } from './schemas.ts';

/**
 * Notes the ticked credits of a statement, each as a payment of its own: one that cannot be noted any more keeps none of the
 * others back (R450). One transfer once, and the same request again is the same payments.
 * @param key the browser's name for the request
 */
export async function noteTransfers(
  db: Database,
  { transfers }: NoteTransfers,
  { key, principal }: { key: string; principal: NamedPrincipal },
): Promise<TransfersNoted['results']> {
  const results: TransfersNoted['results'] = [];
  for (const { order, ...transfer } of transfers) {
    const { reference, amount } = transfer;
    const payment = { ...transfer, way: 'bank', note: 'From the bank’s statement' } as const;
    const by = { key: keyOf(key, order, reference), principal };
    const noted = await notePayment(db, order, payment, by);
    const message = noted.ok
      ? `${formatRupees(amount)} are noted as paid for order ${noted.value.number}.`
      : noted.failure.message;
    results.push({ order, reference, ok: noted.ok, message });
  }
  return results;
}

/** The name of one payment of a request, as a UUID. */
function keyOf(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
