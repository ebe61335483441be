import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The shop's tables. Money in paisa, discounts in basis points, times in UTC.
 * A CHECK is the net under a rule of shop/, never the rule itself.
 */
export const migration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [CATALOGUE, REVIEWS, PEOPLE, ORDERS]) {
    await sql.raw(statement).execute(db);
  }
}

const CATALOGUE = `
  create extension if not exists pg_trgm;
  create extension if not exists unaccent;

  create table categories (
    id uuid primary key,
    name text not null check (name = btrim(name) and char_length(name) between 1 and 80),
    position integer not null default 0,
    created_at timestamptz not null default clock_timestamp()
  );
  create unique index categories_name on categories (lower(name));

  create table subcategories (
    id uuid primary key,
    category_id uuid not null references categories (id) on delete restrict,
    name text not null check (name = btrim(name) and char_length(name) between 1 and 80),
    position integer not null,
    unique (id, category_id)
  );
  create unique index subcategories_name_in_category on subcategories (category_id, lower(name));
  create index subcategories_name on subcategories (lower(name));

  create table products (
    id uuid primary key,
    category_id uuid not null references categories (id) on delete restrict,
    subcategory_id uuid,
    name text not null check (char_length(name) between 1 and 200),
    title text not null check (char_length(title) <= 200),
    description text not null check (char_length(description) <= 10000),
    price_paisa integer not null check (price_paisa between 1 and 1000000000),
    discount_basis_points integer not null default 0 check (discount_basis_points between 0 and 10000),
    quantity integer not null check (quantity between 0 and 1000000),
    shipping text not null check (shipping in ('free', 'paid')),
    photos text[] not null default '{}',
    restocked_at timestamptz,
    created_at timestamptz not null default clock_timestamp(),
    updated_at timestamptz not null default clock_timestamp(),
    version integer not null default 1,
    foreign key (subcategory_id, category_id) references subcategories (id, category_id) on delete restrict
  );
  create index products_category on products (category_id, created_at desc);
  create index products_subcategory on products (subcategory_id, created_at desc);
  create index products_newest on products (created_at desc, id desc);
  create index products_restocked on products (restocked_at desc) where restocked_at is not null;
  create index products_name_trigrams on products using gin (lower(name) gin_trgm_ops);
`;

const PEOPLE = `
  create table customers (
    id uuid primary key,
    name text not null,
    email text not null,
    password_hash text not null,
    mobile text not null,
    address text not null,
    province text not null,
    city text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create unique index customers_email on customers (lower(email));

  create table admin_users (
    id uuid primary key,
    username text not null,
    email text not null,
    mobile_no text not null,
    role text not null check (role in ('Shop Manager', 'Shop Editor')),
    allow smallint not null default 1 check (allow in (0, 1)),
    password_hash text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    version integer not null default 1
  );
  create unique index admin_users_email on admin_users (lower(email));

  create table super_admins (
    id uuid primary key,
    name text not null,
    email text not null,
    password_hash text not null,
    created_at timestamptz not null default now()
  );
  create unique index super_admins_email on super_admins (lower(email));

  -- A session belongs to exactly one person of one kind; only the hash of its token is kept.
  create table sessions (
    token_hash bytea primary key check (octet_length(token_hash) = 32),
    customer_id uuid references customers (id) on delete cascade,
    admin_user_id uuid references admin_users (id) on delete cascade,
    super_admin_id uuid references super_admins (id) on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    check (num_nonnulls(customer_id, admin_user_id, super_admin_id) = 1)
  );
  create index sessions_customer on sessions (customer_id) where customer_id is not null;
  create index sessions_admin_user on sessions (admin_user_id) where admin_user_id is not null;
  create index sessions_super_admin on sessions (super_admin_id) where super_admin_id is not null;
  create index sessions_expiry on sessions (expires_at);

  alter table reviews
    add foreign key (customer_id) references customers (id) on delete set null;
`;

const REVIEWS = `
  create table reviews (
    id uuid primary key,
    product_id uuid not null references products (id) on delete cascade,
    customer_id uuid,
    name text not null,
    mobile text not null,
    title text not null,
    rating smallint not null check (rating between 1 and 5),
    comment text not null,
    image_url text,
    created_at timestamptz not null default now(),
    hidden_at timestamptz,
    hidden_reason text
  );
  create index reviews_product on reviews (product_id, created_at desc);
`;

const ORDERS = `
  create table orders (
    id uuid primary key,
    number bigint generated always as identity (start with 1001) unique,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    customer_id uuid references customers (id) on delete set null,
    name text not null,
    email text not null,
    mobile text not null,
    province text not null,
    city text not null,
    address text not null,
    instructions text not null default '',
    payment_method text not null check (payment_method in ('cash', 'card')),
    subtotal_paisa bigint not null check (subtotal_paisa >= 0),
    shipping_paisa bigint not null check (shipping_paisa >= 0),
    total_paisa bigint not null check (total_paisa = subtotal_paisa + shipping_paisa),
    status text not null default 'Pending' check (status in ('Pending', 'Processing', 'Delivered', 'Cancelled')),
    idempotency_key text unique,
    request_hash bytea,
    version integer not null default 1,
    check ((idempotency_key is null) = (request_hash is null))
  );
  create index orders_newest on orders (created_at desc, id);
  create index orders_status on orders (status, created_at desc);
  create index orders_mobile on orders (mobile);
  create index orders_customer on orders (customer_id, created_at desc) where customer_id is not null;

  -- A line is a snapshot: it stays as it was sold when the product changes or goes.
  create table order_lines (
    order_id uuid not null references orders (id) on delete cascade,
    line_number smallint not null check (line_number >= 1),
    product_id uuid references products (id) on delete set null,
    name text not null,
    photo text,
    price_paisa integer not null check (price_paisa >= 1),
    discount_basis_points integer not null check (discount_basis_points between 0 and 10000),
    line_price_paisa integer not null check (line_price_paisa between 0 and price_paisa),
    quantity integer not null check (quantity >= 1),
    placed_at timestamptz not null default now(),
    acknowledged_at timestamptz,
    primary key (order_id, line_number)
  );
  create index order_lines_product on order_lines (product_id, placed_at desc);
  create index order_lines_placed on order_lines (placed_at);

  create table order_events (
    id bigint generated always as identity primary key,
    order_id uuid not null references orders (id) on delete cascade,
    created_at timestamptz not null default now(),
    kind text not null,
    from_status text,
    to_status text,
    actor text not null,
    note text
  );
  create index order_events_order on order_events (order_id, id);
`;
