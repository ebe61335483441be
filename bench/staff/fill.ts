import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { dropIndexes } from '../catalogue/drop-indexes.ts';
import { MONEY } from './fill-money.ts';

/**
 * A shop that has run for a year: products, orders with one to three lines, their events, and the staff's log. Made
 * by PostgreSQL itself, always the same.
 * @param report gets a line for each step, since it takes a while
 */
export async function fillShop(
  database: Database,
  { products, orders }: { products: number; orders: number },
  report: (line: string) => void,
): Promise<void> {
  const size = {
    ':products': products,
    ':orders': orders,
    ':open': Math.max(600, Math.floor(orders / 200)),
    ':unpaid': Math.max(600, Math.floor(orders / 100)),
  };
  await database.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set maintenance_work_mem = '512MB'`.execute(connection);
    const timed = async (what: string, work: () => Promise<unknown>) => {
      const began = performance.now();
      await work();
      report(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
    };
    const take = (steps: Readonly<Record<string, string>>) =>
      Object.entries(steps).map(([what, statement]) => {
        const text = Object.entries(size).reduce<string>(
          (all, [name, count]) => all.replaceAll(name, String(count)),
          statement,
        );
        return () => timed(what, () => sql.raw(text).execute(connection));
      });
    for (const step of take(GOODS)) await step();
    // Neither triggers nor foreign keys, and the indexes are made at the end: that takes a tenth of the time.
    await sql`set session_replication_role = replica`.execute(connection);
    const indexes = await dropIndexes(connection, FILLED_WITHOUT_INDEXES);
    for (const step of take({ ...ORDERS, ...MONEY })) await step();
    await timed('indexes', async () => {
      for (const { definition } of indexes) await sql.raw(definition).execute(connection);
    });
    await sql`reset session_replication_role`.execute(connection);
    await timed('statistics', () => sql`vacuum (analyze)`.execute(connection));
    await sql`reset maintenance_work_mem`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

const FILLED_WITHOUT_INDEXES = [
  'orders',
  'order_lines',
  'order_events',
  'audit_log',
  'ledger_entries',
  'courier_dues',
  'courier_settlement_lines',
] as const;

const NAMES = `array['Ayesha','Bilal','Fatima','Hamza','Zainab','Usman','Maryam','Ali','Sana','Imran','Hira','Kamran',
  'Nida','Saad','Rabia','Tariq','Iqra','Danish','Sadia','Faisal']`;
const SURNAMES = `array['Khan','Ahmed','Malik','Hussain','Siddiqui','Raza','Butt','Qureshi','Chaudhry','Sheikh',
  'Mirza','Abbasi','Bhatti','Awan','Gill','Lodhi']`;
const CITIES = `array['Karachi','Karachi','Karachi','Lahore','Lahore','Islamabad','Rawalpindi','Multan','Peshawar',
  'Quetta','Faisalabad','Hyderabad']`;
const THINGS = `array['Karahi','Tawa','Kettle','Bucket','Towel','Lamp','Basket','Mirror','Tray','Bottle','Brush','Rug']`;
const KINDS = `array['Steel','Copper','Glass','Cotton','Bamboo','Plastic','Marble','Enamel','Clay','Silver']`;

/** One of the list, by a number that looks random and is always the same. */
const pick = (list: string, seed: string) =>
  `(${list})[1 + (abs(hashint4(${seed})::bigint) % cardinality(${list}))::int]`;
/** A whole number from 0 to below the limit, as above. */
const number = (limit: number | string, seed: string) => `(abs(hashint4(${seed})::bigint) % ${limit})::int`;

const GOODS = {
  categories: `
    insert into categories (id, name, position)
      select gen_random_uuid(), 'Category ' || n, n from generate_series(1, 30) n;
    insert into subcategories (id, category_id, name, position)
      select gen_random_uuid(), id, 'Part ' || part || ' of ' || name, part
      from categories, generate_series(1, 5) part`,
  products: `
    create temporary table places as
      select row_number() over () - 1 as place, id, category_id from subcategories;
    insert into products (id, category_id, subcategory_id, name, title, description, price_paisa,
        own_discount_basis_points, discount_basis_points, shipping, photos, created_at)
      select gen_random_uuid(), category_id, places.id,
        ${pick(KINDS, 'n')} || ' ' || ${pick(THINGS, 'n + 1')} || ' ' || n, 'A good thing', repeat('It is useful. ', 20),
        100 * (100 + ${number(9900, 'n')}), 500 * ${number(5, 'n + 2')}, 500 * ${number(5, 'n + 2')},
        'paid', array['/media/demo/placeholder.svg'],
        now() - make_interval(mins => n * 5)
      from generate_series(1, :products) n join places on place = n % 150;
    insert into stock (product_id, quantity)
      select id, ${number(200, '(row_number() over (order by created_at))::int')} from products
      on conflict do nothing;
    drop table places`,
  reviews: `
    insert into reviews (id, product_id, name, mobile, title, rating, comment, created_at)
      select gen_random_uuid(), id, 'Ayesha', '+923012345678', 'Good', 5, 'It does what it should.', created_at
      from products`,
};

const ORDERS = {
  orders: `
    insert into orders (id, created_at, name, email, mobile, province, city, address, payment_method,
        subtotal_paisa, shipping_paisa, total_paisa, status, confirmation, confirmation_due_at, fulfilment,
        courier, tracking_number, dispatched_at, delivered_at, came_back_at, confirmation_at, confirmation_by,
        courier_says)
      select gen_random_uuid(), moment, ${pick(NAMES, 'n')} || ' ' || ${pick(SURNAMES, 'n + 1')},
        lower(${pick(NAMES, 'n')}) || n || '@example.com',
        '+923' || lpad(${number(60_000, 'n + 2')}::text, 9, '1'), 'Sindh', ${pick(CITIES, 'n + 3')},
        'House ' || ${number(900, 'n')} || ', Street ' || ${number(60, 'n + 4')},
        case when ${number(100, 'n + 5')} < 85 then 'cash' else 'card' end,
        amount, 15000, amount + 15000,
        case when n > :orders - :open then (array['Pending','Processing'])[1 + n % 2]
          when ${number(100, 'n + 6')} < 12 then 'Cancelled' else 'Delivered' end,
        case when n > :orders - :open then (array['unconfirmed','no-answer','confirmed'])[1 + n % 3]
          when ${number(100, 'n + 6')} < 6 then 'refused' else 'confirmed' end, moment,
        case when n > :orders - :open then (array['to-pack','to-pack','to-pack',
            'packed','with-courier','out-for-delivery'])[1 + n % 6]
          when ${number(100, 'n + 6')} < 5 then 'back' when ${number(100, 'n + 6')} < 12 then 'to-pack'
          else 'delivered' end,
        case when n <= :orders - :open then (array['TCS','PostEx','Leopards','Trax'])[1 + n % 4] end,
        case when n <= :orders - :open then '77' || lpad(n::text, 8, '0') end,
        case when n <= :orders - :open then moment + interval '1 day' end,
        case when n <= :orders - :open and ${number(100, 'n + 6')} >= 12 then moment + interval '3 days' end,
        case when n <= :orders - :open and ${number(100, 'n + 6')} < 5 then moment + interval '6 days' end,
        case when n <= :orders - :open and ${number(100, 'n + 6')} >= 6 then moment + interval '2 hours' end,
        case when n <= :orders - :open and ${number(100, 'n + 6')} >= 6 then ${pick(NAMES, 'n + 9')} end,
        case when n > :orders - :open then (array[null,'DELIVERED','RETURNING'])[1 + n % 3]
          when ${number(100, 'n + 6')} < 5 then 'RETURNED' else 'DELIVERED' end
      from generate_series(1, :orders) n,
        lateral (select now() - make_interval(secs => (:orders - n) * 315.0) as moment,
          100 * (500 + ${number(9000, 'n + 7')}) as amount) as made`,
  'order lines': `
    create temporary table stocked as
      select row_number() over (order by created_at) - 1 as place, id, name, price_paisa from products;
    create unique index on stocked (place);
    insert into order_lines (order_id, line_number, product_id, name, photo, price_paisa, discount_basis_points,
        line_price_paisa, quantity, placed_at)
      select orders.id, line, stocked.id, stocked.name, '/media/demo/placeholder.svg', price_paisa, 0, price_paisa,
        1 + ${number(3, 'orders.number::int')}, orders.created_at
      from orders cross join generate_series(1, 3) line
        join stocked on place = case when line = 3 then ${number(100, 'orders.number::int')}
          else ${number(':products', 'orders.number::int * 3 + line')} end
      where line <= 1 + orders.number % 3;
    drop table stocked`,
  'events and log': `
    insert into order_events (order_id, created_at, kind, to_status, actor)
      select id, created_at, 'placed', 'Pending', 'shopper' from orders order by number;
    insert into audit_log (created_at, actor_kind, actor_id, actor_name, action, subject_kind, subject_id,
        subject_name, before, after)
      select created_at, 'admin', '00000000-0000-4000-8000-000000000001', 'Sana', 'changed the status', 'order', id,
        'Order ' || number, '{"status":"Pending"}', '{"status":"Delivered"}'
      from orders order by number`,
};
