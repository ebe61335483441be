import { sql } from 'kysely';
import type { ConnectionTarget, Database } from '../connect.ts';
import { StartError } from '../start-error.ts';
import { openSingleConnection } from './connection.ts';

/** Makes sure that nothing is in a database yet. @throws StartError */
export async function checkEmpty(target: ConnectionTarget): Promise<void> {
  const { database, close } = await openSingleConnection(target);
  await refuseUnlessEmpty(database).finally(close);
}

/** What extensions brought doesn't count. @throws StartError */
export async function refuseUnlessEmpty(database: Database): Promise<void> {
  const { rows } = await sql<{ database: string }>`
    select current_database() as database from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    limit 1
  `.execute(database);
  const [found] = rows;
  if (found) {
    throw new StartError(
      `The database ${found.database} holds something already; restore into an empty one.`,
    );
  }
}
