import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { containing, countUpTo, startOfDay } from '../sql.ts';
import type { AuditPage } from './responses.ts';
import { AUDIT_PAGE_SIZE } from './rules.ts';
import type { AuditFilter } from './schemas.ts';
import type { Subject } from './types.ts';

/** Who changed a record last; null when no member of staff ever did. */
export async function findLastChange(db: Database, { kind, id }: Pick<Subject, 'kind' | 'id'>) {
  const row = await db
    .selectFrom('audit_log')
    .select(['actor_name', 'created_at'])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { changedBy: row.actor_name, changedAt: row.created_at.toISOString() } : null;
}

/** So many entries are counted; of more it is said that there are more. */
const MOST_COUNTED = 10_000;

/** The audit log, newest first. */
export async function listChanges(
  db: Database,
  { page, who, kind, search, from, to }: AuditFilter,
): Promise<AuditPage> {
  let filtered = db.selectFrom('audit_log');
  if (who) filtered = filtered.where('actor_id', '=', who);
  if (kind) filtered = filtered.where('subject_kind', '=', kind);
  if (search) {
    filtered = filtered.where(sql`lower(subject_name)`, 'like', containing(search.toLowerCase()));
  }
  if (from) filtered = filtered.where('created_at', '>=', startOfDay(from));
  if (to) filtered = filtered.where('created_at', '<', startOfDay(to, 1));
  const { count: total, isMore } = await countUpTo(filtered, db, MOST_COUNTED);
  const rows = await filtered
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(AUDIT_PAGE_SIZE)
    .offset((page - 1) * AUDIT_PAGE_SIZE)
    .execute();
  return {
    total,
    moreEntries: isMore,
    totalPages: isMore
      ? Math.max(Math.ceil(total / AUDIT_PAGE_SIZE), page + 1)
      : Math.ceil(total / AUDIT_PAGE_SIZE),
    entries: rows.map((row) => ({
      _id: row.id,
      at: row.created_at.toISOString(),
      actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
      action: row.action,
      subject: { kind: row.subject_kind, id: row.subject_id, name: row.subject_name },
      before: row.before,
      after: row.after,
    })),
  };
}

/** Who can have changed something, for choosing among them: everybody with an account, by name. */
export async function listActors(db: Database): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('admin_users')
    .select(['id', 'username as name'])
    .unionAll(db.selectFrom('super_admins').select(['id', 'name']))
    .orderBy('name')
    .execute();
}
