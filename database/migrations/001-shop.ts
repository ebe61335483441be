import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { ACCOUNTS } from './001-shop/accounts.ts';
import { CATALOGUE } from './001-shop/catalogue.ts';
import { ORDERS } from './001-shop/orders.ts';
import { RECORDS } from './001-shop/records.ts';
import { SEARCH_FUNCTIONS, SEARCH_TABLES } from './001-shop/search.ts';
import { SEARCH_WORDS } from './001-shop/search-words.ts';

/**
 * The shop's tables. Money in paisa, discounts in basis points (1 % = 100), times in UTC.
 * A CHECK is the net under a rule of shop/, never the rule itself.
 */
export const migration: Migration = { up };

const EXTENSIONS = `
  create extension if not exists pg_trgm;
  create extension if not exists unaccent;
`;

async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [EXTENSIONS, SEARCH_FUNCTIONS, ACCOUNTS, CATALOGUE, SEARCH_TABLES, ORDERS, RECORDS]) {
    await sql.raw(part).execute(db);
  }
  const rows = SEARCH_WORDS.flatMap(([meanings, words]) =>
    splitAtCommas(words).flatMap((word) => splitAtCommas(meanings).map((meaning) => ({ word, meaning }))),
  );
  await sql`
    insert into search_words (word, meaning)
    select distinct search_text(word), search_text(meaning)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as listed (word text, meaning text)
  `.execute(db);
}

function splitAtCommas(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}
