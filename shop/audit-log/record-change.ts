import { sql } from 'kysely';
import type { Transaction } from '../../database/connect.ts';
import type { NamedPrincipal } from '../principal.ts';
import type { Subject } from './types.ts';

interface Change {
  principal: NamedPrincipal;
  /** What was done, in a few plain words: `changed the price`, `deleted`. It is shown as it is. */
  action: string;
  subject: Subject;
  /** The fields as they were, by the names that screens use; null for what is new. No password, no token. */
  before: unknown;
  /** The same fields as they are now; null for what is gone. */
  after: unknown;
}

/** Writes into the audit log who changed what, in the transaction of the change. */
export function recordChange(transaction: Transaction, change: Change): Promise<void> {
  return recordChanges(transaction, [change]);
}

/** As `recordChange`, for changes of many records at once: one query, since an import makes thousands. */
export async function recordChanges(transaction: Transaction, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  await transaction
    .insertInto('audit_log')
    .values(
      changes.map(({ principal, action, subject, before, after }) => ({
        actor_kind: principal.kind,
        actor_id: principal.id,
        actor_name: principal.name,
        action,
        subject_kind: subject.kind,
        subject_id: subject.id,
        subject_name: subject.name,
        before: asJson(before),
        after: asJson(after),
      })),
    )
    .execute();
}

/** By itself pg would write a list as PostgreSQL's array and a text without quotes. */
function asJson(value: unknown) {
  const text = value === undefined || value === null ? null : JSON.stringify(value);
  return sql<unknown>`${text}::json`;
}
