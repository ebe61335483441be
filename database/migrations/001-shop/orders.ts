/** Since when an order holds its stock and whether the shop released it is decision 051, the confirmation 031. */
const ORDER = `
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
    -- Whether the shopper said on the phone that the order is meant; asked of cash orders.
    confirmation text not null default 'unconfirmed'
      check (confirmation in ('unconfirmed', 'no-answer', 'confirmed', 'refused')),
    confirmation_tries smallint not null default 0 check (confirmation_tries >= 0),
    confirmation_at timestamptz,
    -- Name of the member of staff as it was then.
    confirmation_by text,
    -- When the order is to be asked about; later than now after nobody answered.
    confirmation_due_at timestamptz not null default now(),
    courier text,
    tracking_number text,
    -- All that staff search by in one text, the mobile as people type it: 03XXXXXXXXX.
    search_text text not null generated always as
      (lower(name || ' ' || city || ' ' || email) || ' ' || replace(mobile, '+92', '0')) stored,
    -- When it last took its units: when it was placed, or when it left Cancelled.
    stock_held_since timestamptz not null default now(),
    -- When the shop itself cancelled it, because nobody confirmed it in time.
    released_at timestamptz,
    check ((idempotency_key is null) = (request_hash is null)),
    check ((courier is null) = (tracking_number is null))
  );
  -- The list's index holds all that is filtered and counted, so that no filter reads the orders themselves.
  create index orders_newest on orders (created_at desc, id)
    include (status, city, payment_method, confirmation, total_paisa);
  create index orders_status on orders (status, created_at desc);
  create index orders_mobile on orders (mobile);
  create index orders_customer on orders (customer_id, created_at desc) where customer_id is not null;
  create index orders_total on orders (total_paisa, created_at, id);
  create index orders_city on orders (city, created_at desc);
  create index orders_search on orders using gin (search_text gin_trgm_ops);
  create index orders_name_start on orders (lower(name) text_pattern_ops);
  create index orders_to_confirm on orders (created_at, id) include (confirmation_due_at)
    where payment_method = 'cash' and status = 'Pending' and confirmation in ('unconfirmed', 'no-answer');
  create index orders_unconfirmed on orders (stock_held_since, id)
    where status = 'Pending' and confirmation in ('unconfirmed', 'no-answer') and tracking_number is null;
`;

const LINES = `
  -- A line is a snapshot: it stays as it was sold when the product changes or goes.
  create table order_lines (
    order_id uuid not null references orders (id) on delete cascade,
    line_number smallint not null check (line_number >= 1),
    product_id uuid references products (id) on delete set null,
    name text not null,
    photo text,
    price_paisa integer not null check (price_paisa >= 1),
    discount_basis_points integer not null check (discount_basis_points between 0 and 10000),
    -- What a unit costs after the discount.
    line_price_paisa integer not null check (line_price_paisa between 0 and price_paisa),
    quantity integer not null check (quantity >= 1),
    placed_at timestamptz not null default now(),
    acknowledged_at timestamptz,
    primary key (order_id, line_number)
  );
  create index order_lines_product on order_lines (product_id, placed_at desc);
  create index order_lines_placed on order_lines (placed_at)
    include (order_id, product_id, quantity, line_price_paisa);
`;

const EVENTS = `
  create table order_events (
    id bigint generated always as identity primary key,
    order_id uuid not null references orders (id) on delete cascade,
    created_at timestamptz not null default now(),
    -- 'placed', 'status', 'note', 'courier', 'released', or a confirmation: 'confirmed', 'no-answer', 'refused'.
    kind text not null,
    from_status text,
    to_status text,
    -- 'shopper', 'The shop', or the name of the member of staff as it was then.
    actor text not null,
    note text,
    -- Of the member of staff; null for everybody else.
    actor_id uuid
  );
  create index order_events_order on order_events (order_id, id);
`;

const ORIGINS = `
  -- Where an order was placed from, for a day: the network and the browser, both only as hashes. A row is removed
  -- when it is a day old.
  create table order_origins (
    order_id uuid primary key references orders (id) on delete cascade,
    created_at timestamptz not null default now(),
    -- Null where the network is not known.
    network_hash bytea check (octet_length(network_hash) = 32),
    -- Of the token in the browser's cookie.
    receipt_hash bytea check (octet_length(receipt_hash) = 32)
  );
  create index order_origins_network on order_origins (network_hash, created_at) where network_hash is not null;
  create index order_origins_receipt on order_origins (receipt_hash) where receipt_hash is not null;
  create index order_origins_age on order_origins (created_at);
`;

export const ORDERS = ORDER + LINES + EVENTS + ORIGINS;
