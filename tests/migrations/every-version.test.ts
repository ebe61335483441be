import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../database/connect.ts';
import { migrateDatabase } from '../../database/migrate.ts';
import { migrations } from '../../database/migrations/index.ts';
import { type BlankDatabase, blankDatabase, migrateBefore, testDatabase } from '../support/database.ts';

/** An empty shop of a version, of which the next ones are copies, so that each migration on the way is carried out once. */
let base: { before: string; blank: BlankDatabase } | null = null;

afterAll(() => base?.blank.drop());

/** An empty shop of the version before a migration. It is dropped after its test. */
async function openBefore(migration: string): Promise<Database> {
  const earlier = base;
  const isOnTheWay = earlier !== null && earlier.before <= migration;
  const blank = await blankDatabase(isOnTheWay ? earlier.blank.asTemplate : '');
  base = { before: migration, blank };
  await earlier?.blank.drop();
  await migrateBefore(blank.database, migration);
  // PostgreSQL copies what nobody is connected to.
  await blank.database.destroy();
  const copy = await blankDatabase(blank.asTemplate);
  onTestFinished(() => copy.drop());
  return copy.database;
}

/** The migrations that find tables with rows in them. */
const later = Object.keys(migrations).slice(1);

/** An id that its rows are told by: the same number at the end for all that belongs together. */
const id = (number: number) => `'00000000-0000-4000-8000-${String(number).padStart(12, '0')}'`;
const HASH = "sha256('a')";

/**
 * A row for each table of the first version, with what is easily lost: nothing where nothing may stand, names in Urdu,
 * empty and full shelves, a guest's order beside a customer's, a hidden review, what has no subject any more.
 */
const ROWS = `
  insert into customers (id, name, email, password_hash, mobile, address, province, city, pending_email) values
    (${id(1)}, 'Ayesha', 'ayesha@example.com', 'hash', '+923012345678', 'House 1', 'Sindh', 'Karachi', 'a@example.com');
  insert into email_confirmations (token_hash, customer_id, email, expires_at)
    values (${HASH}, ${id(1)}, 'a@example.com', now());
  insert into password_resets (token_hash, customer_id, email, expires_at)
    values (${HASH}, ${id(1)}, 'ayesha@example.com', now());
  insert into admin_users (id, username, email, mobile_no, role, allow, password_hash) values
    (${id(2)}, 'Bilal', 'bilal@example.com', '+923012345679', 'Shop Editor', 0, 'hash');
  insert into super_admins (id, name, email, password_hash) values (${id(3)}, 'Sana', 'sana@example.com', 'hash');
  insert into setup_codes (code) values ('ABCD');
  insert into two_factors (id, admin_user_id, secret) values (${id(4)}, ${id(2)}, 'JBSWY3DPEHPK3PXP');
  insert into recovery_codes (code_hash, two_factor_id) values (${HASH}, ${id(4)});
  insert into sessions (token_hash, super_admin_id, expires_at) values (${HASH}, ${id(3)}, now() + '1 day');
  insert into attempts (subject_hash, count, ends_at) values (${HASH}, 3, now());
  insert into known_devices (token_hash, account_hash, expires_at) values (${HASH}, ${HASH}, now());

  insert into categories (id, name, position) values (${id(5)}, 'Kitchen', 0), (${id(6)}, 'Weekly Sale', 1);
  insert into subcategories (id, category_id, name, position) values (${id(7)}, ${id(5)}, 'باورچی خانہ', 0);
  insert into products (id, category_id, subcategory_id, menu_category_id, menu_subcategory_id, name, title,
    description, price_paisa, discount_basis_points, shipping, photos, restocked_at)
    values (${id(8)}, ${id(5)}, ${id(7)}, null, null, 'کڑاہی with lid', '', 'A pan.', 1, 10000, 'free', '{}', null),
      (${id(9)}, ${id(6)}, null, ${id(5)}, ${id(7)}, 'Ladle', 'Ladle', 'A ladle.', 1000000000, 1250, 'paid',
        '{/media/a,/media/b}', now());
  insert into reviews (id, product_id, customer_id, name, mobile, title, rating, comment) values
    (${id(10)}, ${id(8)}, ${id(1)}, 'Ayesha', '+923012345678', 'Good', 5, 'Good.'),
    (${id(11)}, ${id(8)}, null, 'Omar', '+923012345677', 'Fair', 2, 'Fair.');
  insert into reviews (id, product_id, name, mobile, title, rating, comment, hidden_at, hidden_reason, replaced_by)
    values (${id(12)}, ${id(8)}, 'Omar', '+923012345677', 'Bad', 1, 'Bad.', now(), 'replaced', ${id(11)});

  insert into orders (id, customer_id, name, email, mobile, province, city, address, payment_method,
    subtotal_paisa, shipping_paisa, total_paisa, status, idempotency_key, request_hash, confirmation, courier, tracking_number)
    values (${id(13)}, ${id(1)}, 'Ayesha', 'ayesha@example.com', '+923012345678', 'Sindh', 'Karachi', 'House 1',
      'cash', 1000000, 0, 1000000, 'Delivered', 'key', ${HASH}, 'confirmed', 'TCS', '123'),
    (${id(14)}, null, 'Omar', 'omar@example.com', '+923012345677', 'Punjab', 'Lahore', 'House 2', 'card',
      100, 20000, 20100, 'Cancelled', null, null, 'unconfirmed', null, null);
  insert into order_lines (order_id, line_number, product_id, name, price_paisa, discount_basis_points,
    line_price_paisa, quantity) values (${id(13)}, 1, ${id(8)}, 'Pan', 1000000, 0, 1000000, 1),
    (${id(14)}, 1, null, 'Gone', 100, 0, 100, 1);
  insert into order_events (order_id, kind, from_status, to_status, actor) values
    (${id(13)}, 'status', 'Pending', 'Delivered', 'Bilal');
  insert into order_origins (order_id, network_hash) values (${id(13)}, ${HASH});
  insert into contact_messages (id, name, email, message) values (${id(15)}, 'Omar', 'omar@example.com', 'Hello');
  insert into outbox (kind, subject_id) values ('order', ${id(13)});
  insert into sent_mails (recipient_hash, kind) values (${HASH}, 'order');
  insert into audit_log (actor_kind, actor_id, actor_name, action, subject_kind, subject_id, subject_name, before)
    values ('admin', ${id(2)}, 'Bilal', 'deleted the product', 'product', 'gone', 'Pot', '{"price": 1}');
`;

/** Units of the two products: they stand in the product's row before 003-stock, and in one of their own after it. */
const UNITS = [0, 1_000_000] as const;
const BEFORE_STOCK = `
  alter table products alter quantity set default ${UNITS[0]};
  create function units() returns trigger language plpgsql as $$
    begin if new.id = ${id(9)} then new.quantity := ${UNITS[1]}; end if; return new; end $$;
  create trigger units before insert on products for each row execute function units();
  ${ROWS}
  drop trigger units on products; drop function units; alter table products alter quantity drop default;
`;
const WITH_STOCK = `${ROWS}
  insert into stock (product_id, quantity) values (${id(8)}, ${UNITS[0]}), (${id(9)}, ${UNITS[1]});`;

/** What later versions added, by the migration that made the table. Stock is in `WITH_STOCK`. */
const LATER_ROWS: Record<string, string> = {
  '005-demo-catalogue': 'insert into demo_catalogue default values;',
  '006-undelivered-mails': `insert into undelivered_mails
    (id, kind, subject_id, occurred_at, reason, about_kind, about_id, about_name)
    values (${id(16)}, 'order-placed', ${id(13)}, now(), 'Refused', 'order', ${id(13)}, '1001');`,
  '007-account-guard': "insert into secret_keys (key_id) values ('a');",
  '009-calls-and-search': `insert into former_product_names (product_id, name) values (${id(8)}, 'کڑاہی');`,
  '012-courier-bookings': `insert into courier_bookings
    (order_id, reference, courier, state, tracking_number, collect_rupees, weight_grams, asked_by)
    values (${id(13)}, '1001-1', 'TCS', 'booked', '123', 10000, 500, 'Bilal');
    insert into courier_city_lists (courier, cities) values ('TCS', '[]');`,
  '013-cash-on-delivery': `
    insert into courier_settlements (id, courier, file_name, file_hash, rows_hash, collected_paisa, charges_paisa,
      tax_paisa, paid_paisa, created_by, created_by_id)
      values (${id(17)}, 'TCS', 'sheet.csv', ${HASH}, ${HASH}, 1000000, 30000, 0, 970000, 'Bilal', ${id(2)});
    insert into courier_settlement_lines (settlement_id, row_number, tracking_number, order_id, verdict, due_paisa,
      collected_paisa, charges_paisa, tax_paisa, paid_paisa)
      values (${id(17)}, 2, '123', ${id(13)}, 'paid', 1000000, 1000000, 30000, 0, 970000);
    insert into courier_sheet_columns (courier, columns) values ('TCS', '{"cn":"tracking"}');
    insert into ledger_entries (group_id, account, amount_paisa, order_id, courier, settlement_id, actor, note) values
      (${id(18)}, 'due-from-courier', 1000000, ${id(13)}, 'TCS', null, 'Bilal', 'Delivered'),
      (${id(18)}, 'sales', -1000000, ${id(13)}, 'TCS', null, 'Bilal', 'Delivered');
    insert into courier_dues (order_id, courier, balance_paisa) values (${id(13)}, 'TCS', 1000000);`,
  '019-gateway-payments': "insert into gateway_messages (gateway, event) values ('safepay', 'evt_1');",
  '015-delivery-risk': `insert into risk_rules (id, name, nothing_delivered, action)
    values (${id(19)}, 'New mobiles', true, 'call-first');
    insert into blocked_mobiles (id, mobile, reason, blocked_by) values (${id(20)}, '+923012345677', 'He laughs', 'Bilal');`,
  '020-messages': `insert into messages (order_id, kind, way, fact) values (${id(13)}, 'order-sent', 'whatsapp', '3');
    insert into whatsapp_events (message_id, kind, at) values ('wamid.1', 'pressed', now());`,
  '036-pages': `insert into pages (id, kind, version, published) values ('about', 'about', 1, 1);
    insert into page_versions (page_id, number, state, actor, actor_id) values ('about', 1, '{}', 'Bilal', ${id(2)});
    insert into page_previews (token_hash, page_id, state, ends_at) values (${HASH}, 'about', '{}', now());`,
  '027-redirects': `insert into redirects (id, from_key, to_address, to_key, made_by, created_by)
    values (${id(22)}, '/old', '/about', '/about', 'staff', 'Bilal');`,
  '029-products-as-sold': `insert into product_categories (product_id, category_id) values (${id(8)}, ${id(6)});`,
  '038-questions': `insert into questions (id, product_id, name, email, question)
    values (${id(23)}, ${id(8)}, 'Ayesha', 'ayesha@example.com', 'Does it rust?');`,
  '033-products-shown': `insert into deleted_products (product_id, name, stored, quantity, deleted_by)
    values (${id(23)}, 'Tawa', '{}', 3, 'Bilal');`,
  '030-coupons': `insert into coupons (id, code, kind, value) values (${id(30)}, 'EID10', 'percent', 10);`,
  '031-prices-in-time': `update products set own_discount_basis_points = 1250 where id = ${id(9)};
    insert into price_discounts (id, name, discount_basis_points, starts_at, applies_to, created_by)
      values (${id(26)}, 'Autumn', 1000, now() + interval '1 day', 'categories', 'Bilal');
    insert into price_discount_targets (discount_id, category_id) values (${id(26)}, ${id(5)});
    insert into price_changes (id, percent_basis_points, rounding_paisa, chosen, product_count, made_by)
      values (${id(27)}, 500, 1000, 'All products', 1, 'Bilal');
    insert into price_change_lines (change_id, product_id, before_paisa, after_paisa) values (${id(27)}, ${id(9)}, 1, 2);`,
  '034-product-imports': `
    insert into product_imports (id, file_name, created_count, changed_count, imported_by, imported_by_id)
      values (${id(26)}, 'products.csv', 0, 1, 'Bilal', ${id(2)});
    insert into product_import_changes (import_id, product_id, version_before, version_after, before, after)
      values (${id(26)}, ${id(8)}, 1, 2, '{"name": "Pan"}', '{"name": "Pot"}');`,
  '014-returns': `
    insert into returns (id, order_id, request_key, reason, note, state, asked_by, asked_by_id, goods_paisa,
      delivery_paisa, outcome) values (${id(19)}, ${id(13)}, 'key', 'damaged', 'A dent', 'settled', 'Bilal', ${id(2)},
      1000000, 0, 'refunded');
    insert into return_lines (return_id, line_number, units, good, damaged) values (${id(19)}, 1, 1, 0, 1);
    insert into refunds (id, order_id, return_id, request_key, amount_paisa, way, reference, paid_on, note, created_by,
      created_by_id) values (${id(20)}, ${id(13)}, ${id(19)}, 'key', 1000000, 'wallet', 'EP-1', '2026-08-31', '', 'Bilal',
      ${id(2)});`,
  '023-shop-settings': `insert into store_settings (number, state, restores, actor, actor_id)
    values (1, '{"store": {"name": "Ghar"}}', 0, 'Bilal', ${id(2)});`,
  '035-home-page': `insert into home_pages (number, state, restores, actor, actor_id)
    values (1, '{"banners": []}', 0, 'Bilal', ${id(2)});
    insert into home_page_draft (revision, state, actor, actor_id) values (${id(26)}, '{}', 'Bilal', ${id(2)});
    insert into home_page_previews (actor_id, key_hash, state, expires_at) values (${id(2)}, 'hash', '{}', now());`,
  '037-service-accounts': `insert into service_accounts (service, sealed, revision, set_by)
    values ('postex', 'sealed.0123456789ab.AAAA', ${id(2)}, 'Bilal');`,
  '024-people': `insert into contact_answers (id, message_id, text, way, written_by)
    values (${id(22)}, ${id(15)}, 'We have it', 'mail', 'Bilal');
    insert into stock_alerts (id, product_id, email, key) values (${id(23)}, ${id(8)}, 'omar@example.com', ${id(24)});
    insert into customer_notes (id, mobile, note, written_by) values (${id(25)}, '+923012345677', 'Call after 5', 'Bilal');`,
  '018-payments': `insert into payments
    (id, order_id, request_key, way, state, amount_paisa, reference, paid_on, created_by, created_by_id, settled_at)
    values (${id(21)}, ${id(13)}, 'key', 'bank', 'paid', 50000, 'HBL 1', '2026-08-31', 'Bilal', ${id(2)}, now());`,
};

/** Every row of every table, as JSON, by the name of its table. */
async function readAll(database: Database): Promise<Map<string, Record<string, unknown>[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely\_%'
  `.execute(database);
  const all = new Map<string, Record<string, unknown>[]>();
  for (const { name } of tables) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(one) as row from ${sql.table(name)} one order by to_jsonb(one)::text
    `.execute(database);
    all.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return all;
}

/** Columns, constraints, indexes, triggers and functions, one line each. */
async function readSchema(database: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' ||
      coalesce(column_default, '') || ' ' || coalesce(generation_expression, '') as line
      from information_schema.columns where table_schema = 'public'
    union select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
    union select indexdef from pg_indexes where schemaname = 'public'
    union select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union select pg_get_functiondef(pg_proc.oid) from pg_proc join pg_language on pg_language.oid = prolang
      where pronamespace = 'public'::regnamespace and lanname in ('sql', 'plpgsql')
    order by line
  `.execute(database);
  return rows.map(({ line }) => line);
}

/** What a later version recomputes or writes by itself. */
const COMPUTED = new Set(['search_document', 'search_text', 'updated_at']);

test.each(later)(
  'a shop that was filled before %s is brought up to date, and loses nothing',
  async (next) => {
    const database = await openBefore(next);
    const done = Object.keys(migrations).filter((name) => name < next);
    await sql.raw(done.includes('003-stock') ? WITH_STOCK : BEFORE_STOCK).execute(database);
    await sql.raw(done.map((name) => LATER_ROWS[name] ?? '').join('')).execute(database);
    const before = await readAll(database);
    // A new table belongs into the rows above.
    expect([...before].filter(([, rows]) => rows.length === 0).map(([name]) => name)).toEqual([]);

    await migrateDatabase(database, () => {});
    const after = await readAll(database);
    for (const [table, rows] of before) {
      const known = Object.keys(after.get(table)?.[0] ?? {}).filter((column) => !COMPUTED.has(column));
      const pick = (all: Record<string, unknown>[] = []) =>
        all.map((row) => known.filter((column) => column in (rows[0] ?? {})).map((column) => row[column]));
      const text = (all: unknown[][]) => all.map((row) => JSON.stringify(row)).sort();
      expect([table, text(pick(after.get(table)))]).toEqual([table, text(pick(rows))]);
    }
    expect(await stockOf(database)).toEqual([
      { in_stock: false, quantity: UNITS[0], review_count: 2, rating: 3.5, line_price_rupees: 0 },
      { in_stock: true, quantity: UNITS[1], review_count: 0, rating: null, line_price_rupees: 8_750_000 },
    ]);
  },
);

function stockOf(database: Database) {
  return database
    .selectFrom('products')
    .innerJoin('stock', 'stock.product_id', 'products.id')
    .select(['in_stock', 'quantity', 'review_count', 'rating', 'line_price_rupees'])
    .orderBy('products.id')
    .execute();
}

test('a shop that is brought up to date has the tables, indexes and triggers of a new one', async () => {
  const old = await blankDatabase();
  onTestFinished(() => old.drop());
  await migrateBefore(old.database, later[0] ?? '');
  await sql.raw(BEFORE_STOCK).execute(old.database);
  for (const next of later.slice(1)) await migrateBefore(old.database, next);
  await migrateDatabase(old.database, () => {});
  expect(await readSchema(old.database)).toEqual(await readSchema(await testDatabase()));
});
