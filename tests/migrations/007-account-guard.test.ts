import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrateDatabase } from '../../database/migrate.ts';
import { blankDatabase, migrateBefore } from '../support/database.ts';

test('who is signed in stays signed in, and mails that wait still leave', async () => {
  const blank = await blankDatabase();
  const { database } = blank;
  try {
    await migrateBefore(database, '007');
    const id = randomUUID();
    await database
      .insertInto('super_admins')
      .values({ id, name: 'Owner', email: 'owner@example.com', password_hash: 'x' })
      .execute();
    await sql`
      insert into sessions (token_hash, super_admin_id, created_at, expires_at)
      values (${randomBytes(32)}, ${id}, now() - interval '3 hours', now() + interval '9 hours')
    `.execute(database);
    await sql`insert into outbox (kind, subject_id) values ('staff-account-changed', ${id})`.execute(
      database,
    );
    await migrateDatabase(database, () => {});
    const [session] = await database.selectFrom('sessions').selectAll().execute();
    expect(session).toMatchObject({ super_admin_id: id, device_name: 'Unknown device' });
    expect(session?.used_at).toEqual(session?.created_at);
    const waiting = await database.selectFrom('outbox').select(['kind', 'device_name']).execute();
    expect(waiting).toEqual([{ kind: 'staff-account-changed', device_name: null }]);
  } finally {
    await blank.drop();
  }
});
