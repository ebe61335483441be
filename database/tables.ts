import type { Generated, GeneratedAlways, Selectable } from 'kysely';

/**
 * The tables as Kysely sees them, written by `npm run tables` from the migrated database: never by hand.
 * What the columns mean, their constraints and indexes are in migrations/.
 */
export interface Tables {
  admin_users: {
    id: string;
    username: string;
    email: string;
    mobile_no: string;
    role: 'Shop Manager' | 'Shop Editor';
    allow: Generated<0 | 1>;
    password_hash: string;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
  attempts: {
    subject_hash: Buffer;
    count: number;
    ends_at: Date;
  };
  audit_log: {
    id: GeneratedAlways<number>;
    created_at: Generated<Date>;
    actor_kind: 'admin' | 'super-admin' | 'shop' | 'customer';
    actor_id: string;
    actor_name: string;
    action: string;
    subject_kind: string;
    subject_id: string;
    subject_name: string;
    before: unknown;
    after: unknown;
  };
  blocked_mobiles: {
    id: string;
    mobile: string;
    reason: string;
    created_at: Generated<Date>;
    blocked_by: string;
  };
  categories: {
    id: string;
    name: string;
    position: Generated<number>;
    created_at: Generated<Date>;
    search_document: GeneratedAlways<string>;
    version: Generated<number>;
  };
  contact_answers: {
    id: string;
    message_id: string;
    created_at: Generated<Date>;
    text: string;
    way: 'mail' | 'whatsapp';
    written_by: string;
  };
  contact_messages: {
    id: string;
    created_at: Generated<Date>;
    name: string;
    email: string;
    mobile: string | null;
    message: string;
    read_at: Date | null;
    done_at: Date | null;
    done_by: string | null;
    version: Generated<number>;
  };
  coupons: {
    id: string;
    code: string;
    kind: 'percent' | 'amount' | 'free-delivery';
    value: number;
    least_subtotal: Generated<number>;
    first_order_only: Generated<boolean>;
    uses_per_mobile: number | null;
    most_uses: number | null;
    starts_on: string | null;
    ends_on: string | null;
    is_on: Generated<boolean>;
    uses: Generated<number>;
    version: Generated<number>;
    created_at: Generated<Date>;
  };
  courier_bookings: {
    id: Generated<string>;
    order_id: string;
    reference: string;
    courier: string;
    state: Generated<'asked' | 'booked' | 'failed' | 'cancelled' | 'unknown'>;
    tracking_number: string | null;
    label_link: string | null;
    answer: Generated<string>;
    collect_rupees: number;
    weight_grams: number;
    asked_at: Generated<Date>;
    asked_by: string;
    settled_at: Date | null;
    look_up_at: Generated<Date>;
    parcel_state:
      | 'BOOKED'
      | 'PICKED_UP'
      | 'IN_TRANSIT'
      | 'OUT_FOR_DELIVERY'
      | 'ATTEMPTED'
      | 'DELIVERED'
      | 'RETURNING'
      | 'RETURNED'
      | 'CANCELLED'
      | 'UNKNOWN'
      | null;
    parcel_text: string | null;
    parcel_at: Date | null;
    tracked_at: Date | null;
    track_at: Date | null;
  };
  courier_city_lists: {
    courier: string;
    cities: unknown;
    fetched_at: Generated<Date>;
  };
  courier_dues: {
    order_id: string;
    courier: string;
    balance_paisa: number;
    paid_paisa: Generated<number>;
    since: Generated<Date>;
  };
  courier_settlement_lines: {
    settlement_id: string;
    row_number: number;
    tracking_number: string;
    order_id: string | null;
    verdict:
      | 'paid'
      | 'short'
      | 'over'
      | 'charges-only'
      | 'not-delivered'
      | 'does-not-add-up'
      | 'unknown'
      | 'wrong-courier'
      | 'cancelled'
      | 'paid-twice';
    due_paisa: number;
    collected_paisa: number;
    charges_paisa: number;
    tax_paisa: number;
    paid_paisa: number;
    paid_on: string | null;
  };
  courier_settlements: {
    id: string;
    number: GeneratedAlways<number>;
    courier: string;
    file_name: string;
    file_hash: Buffer;
    rows_hash: Buffer;
    collected_paisa: number;
    charges_paisa: number;
    tax_paisa: number;
    paid_paisa: number;
    paid_on: string | null;
    created_at: Generated<Date>;
    created_by: string;
    created_by_id: string;
    undone_at: Date | null;
    undone_by: string | null;
    undone_reason: string | null;
  };
  courier_sheet_columns: {
    courier: string;
    columns: unknown;
    updated_at: Generated<Date>;
  };
  customer_notes: {
    id: string;
    mobile: string;
    created_at: Generated<Date>;
    note: string;
    written_by: string;
  };
  customers: {
    id: string;
    name: string;
    email: string;
    password_hash: string;
    mobile: string;
    address: string;
    province: string;
    city: string;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    email_confirmed_at: Date | null;
    pending_email: string | null;
  };
  deleted_products: {
    product_id: string;
    name: string;
    stored: unknown;
    photos: Generated<string[]>;
    quantity: number;
    deleted_by: string;
    deleted_at: Generated<Date>;
  };
  demo_catalogue: {
    decided: Generated<boolean>;
    decided_at: Generated<Date>;
  };
  email_confirmations: {
    token_hash: Buffer;
    customer_id: string;
    email: string;
    created_at: Generated<Date>;
    expires_at: Date;
  };
  former_product_names: {
    product_id: string;
    name: string;
  };
  gateway_messages: {
    gateway: string;
    event: string;
    received_at: Generated<Date>;
  };
  home_page_draft: {
    singleton: Generated<boolean>;
    revision: string;
    state: unknown;
    actor: string;
    actor_id: string;
    saved_at: Generated<Date>;
  };
  home_page_previews: {
    actor_id: string;
    key_hash: Buffer;
    state: unknown;
    expires_at: Date;
  };
  home_pages: {
    number: number;
    state: unknown;
    restores: number | null;
    actor: string;
    actor_id: string;
    created_at: Generated<Date>;
  };
  known_devices: {
    token_hash: Buffer;
    account_hash: Buffer;
    expires_at: Date;
  };
  ledger_entries: {
    id: GeneratedAlways<number>;
    group_id: string;
    account:
      | 'sales'
      | 'due-from-courier'
      | 'due-from-gateway'
      | 'bank'
      | 'cash'
      | 'courier-charges'
      | 'withheld-tax'
      | 'unclear-payments'
      | 'written-off'
      | 'refunds';
    amount_paisa: number;
    order_id: string | null;
    courier: string | null;
    settlement_id: string | null;
    at: Generated<Date>;
    actor: string;
    actor_id: string | null;
    note: string;
  };
  messages: {
    id: Generated<string>;
    order_id: string;
    kind: string;
    way: 'mail' | 'whatsapp' | 'sms';
    fact: string;
    state: Generated<'waiting' | 'sent' | 'delivered' | 'read' | 'failed' | 'left-out'>;
    queued_at: Generated<Date>;
    sent_at: Date | null;
    delivered_at: Date | null;
    read_at: Date | null;
    reason: string | null;
    provider_id: string | null;
    answer_key: Generated<string>;
  };
  order_events: {
    id: GeneratedAlways<number>;
    order_id: string;
    created_at: Generated<Date>;
    kind:
      | 'placed'
      | 'status'
      | 'note'
      | 'courier'
      | 'released'
      | 'confirmed'
      | 'no-answer'
      | 'refused'
      | 'edited'
      | 'confirmation-undone'
      | 'fulfilment'
      | 'returned'
      | 'return'
      | 'refund'
      | 'payment'
      | 'answer';
    from_status: string | null;
    to_status: string | null;
    actor: string;
    note: string | null;
    actor_id: string | null;
    from_fulfilment: string | null;
    to_fulfilment: string | null;
  };
  order_lines: {
    order_id: string;
    line_number: number;
    product_id: string | null;
    name: string;
    photo: string | null;
    price_paisa: number;
    discount_basis_points: number;
    line_price_paisa: number;
    quantity: number;
    placed_at: Generated<Date>;
    acknowledged_at: Date | null;
    returned_good: Generated<number>;
    returned_damaged: Generated<number>;
    delivered_free: Generated<boolean>;
  };
  order_origins: {
    order_id: string;
    created_at: Generated<Date>;
    network_hash: Buffer | null;
    receipt_hash: Buffer | null;
  };
  orders: {
    id: string;
    number: GeneratedAlways<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    customer_id: string | null;
    name: string;
    email: string;
    mobile: string;
    province: string;
    city: string;
    address: string;
    instructions: Generated<string>;
    payment_method: 'cash' | 'card';
    subtotal_paisa: number;
    shipping_paisa: number;
    total_paisa: number;
    status: Generated<'Pending' | 'Processing' | 'Delivered' | 'Cancelled'>;
    idempotency_key: string | null;
    request_hash: Buffer | null;
    version: Generated<number>;
    confirmation: Generated<'unconfirmed' | 'no-answer' | 'confirmed' | 'refused'>;
    confirmation_tries: Generated<number>;
    confirmation_at: Date | null;
    confirmation_by: string | null;
    confirmation_due_at: Generated<Date>;
    courier: string | null;
    tracking_number: string | null;
    stock_held_since: Generated<Date>;
    released_at: Date | null;
    discount_paisa: Generated<number>;
    discount_reason: string | null;
    shipping_reason: string | null;
    source: Generated<'web' | 'phone'>;
    taken_by: string | null;
    held_by: string | null;
    held_until: Date | null;
    search_text: GeneratedAlways<string>;
    tracking_shared: Generated<boolean>;
    fulfilment: Generated<
      | 'to-pack'
      | 'packed'
      | 'with-courier'
      | 'out-for-delivery'
      | 'delivered'
      | 'refused'
      | 'coming-back'
      | 'back'
      | 'lost'
    >;
    parcel_weight_grams: number | null;
    dispatched_at: Date | null;
    delivered_at: Date | null;
    came_back_at: Date | null;
    risk_overruled: string | null;
    page_key: Generated<string>;
    paid_paisa: Generated<number>;
    advance_paisa: Generated<number>;
    awaits_payment: GeneratedAlways<boolean>;
    to_refund_paisa: GeneratedAlways<number>;
    reminded_at: Date | null;
    courier_says: 'DELIVERED' | 'RETURNING' | 'RETURNED' | null;
    coupon_id: string | null;
    coupon_code: string | null;
    coupon_kind: 'percent' | 'amount' | 'free-delivery' | null;
    coupon_value: number | null;
    coupon_least_subtotal: number | null;
    coupon_paisa: Generated<number>;
    coupon_delivery_paisa: Generated<number>;
  };
  outbox: {
    id: GeneratedAlways<number>;
    kind: string;
    subject_id: string;
    created_at: Generated<Date>;
    due_at: Generated<Date>;
    attempts: Generated<number>;
    recipient: string | null;
    device_name: string | null;
    way: Generated<'event' | 'mail' | 'whatsapp' | 'sms'>;
    fact: Generated<string>;
    message_id: string | null;
  };
  page_previews: {
    token_hash: Buffer;
    page_id: string;
    state: unknown;
    ends_at: Date;
  };
  page_versions: {
    page_id: string;
    number: number;
    state: unknown;
    restores: number | null;
    actor: string;
    actor_id: string;
    created_at: Generated<Date>;
  };
  pages: {
    id: string;
    kind: 'about' | 'faq' | 'return-policy' | 'blogs' | 'page' | 'post';
    slug: string | null;
    version: number;
    published: number | null;
    draft: unknown;
    draft_by: string | null;
    is_deleted: Generated<boolean>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  password_resets: {
    token_hash: Buffer;
    customer_id: string;
    created_at: Generated<Date>;
    expires_at: Date;
    email: string;
  };
  payments: {
    id: string;
    order_id: string;
    request_key: string;
    way: 'cash' | 'bank' | 'wallet' | 'card';
    gateway: string | null;
    gateway_token: string | null;
    state: 'pending' | 'paid' | 'failed' | 'expired' | 'undone';
    amount_paisa: number;
    reference: Generated<string>;
    paid_on: string | null;
    note: Generated<string>;
    created_at: Generated<Date>;
    created_by: string;
    created_by_id: string | null;
    settled_at: Date | null;
    undone_at: Date | null;
    undone_by: string | null;
    undone_reason: string | null;
    ask_at: Date | null;
    signed_paisa: number | null;
  };
  price_change_lines: {
    change_id: string;
    product_id: string;
    before_paisa: number;
    after_paisa: number;
    is_restored: boolean | null;
  };
  price_changes: {
    id: string;
    percent_basis_points: number;
    rounding_paisa: number;
    chosen: string;
    product_count: number;
    made_by: string;
    made_at: Generated<Date>;
    undone_by: string | null;
    undone_at: Date | null;
    restored_count: number | null;
  };
  price_discount_targets: {
    discount_id: string;
    category_id: string | null;
    subcategory_id: string | null;
    product_id: string | null;
  };
  price_discounts: {
    id: string;
    name: string;
    discount_basis_points: number;
    starts_at: Date;
    ends_at: Date | null;
    applies_to: 'all' | 'categories' | 'products';
    is_on: Generated<boolean>;
    created_by: string;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
  product_categories: {
    product_id: string;
    category_id: string;
    subcategory_id: string | null;
  };
  product_import_changes: {
    import_id: string;
    product_id: string;
    version_before: number | null;
    version_after: number;
    restocked_at: Date | null;
    movement_id: number | null;
    before: unknown;
    after: unknown;
  };
  product_imports: {
    id: string;
    file_name: string;
    created_count: number;
    changed_count: number;
    imported_by: string;
    imported_by_id: string | null;
    imported_at: Generated<Date>;
    undone_by: string | null;
    undone_at: Date | null;
    removed_count: number | null;
    restored_count: number | null;
    kept_count: number | null;
    forgotten_at: Date | null;
  };
  products: {
    id: string;
    category_id: string;
    subcategory_id: string | null;
    name: string;
    title: string;
    description: string;
    price_paisa: number;
    discount_basis_points: Generated<number>;
    shipping: 'free' | 'paid';
    photos: Generated<string[]>;
    restocked_at: Date | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    version: Generated<number>;
    menu_category_id: string | null;
    menu_subcategory_id: string | null;
    in_stock: Generated<boolean>;
    line_price_rupees: GeneratedAlways<number>;
    review_count: Generated<number>;
    rating: number | null;
    sku: string | null;
    barcode: string | null;
    status: Generated<'draft' | 'published' | 'hidden' | 'archived'>;
    brand: Generated<string>;
    weight_grams: number | null;
    length_mm: number | null;
    width_mm: number | null;
    height_mm: number | null;
    variant_of: string | null;
    options: Generated<unknown>;
    option_values: Generated<string[]>;
    is_listed: GeneratedAlways<boolean>;
    own_discount_basis_points: Generated<number>;
    discount_ends_at: Date | null;
    is_offered: Generated<boolean>;
    own_photo: string | null;
    highest_version: number | null;
    sold_values: Generated<string>;
    search_document: GeneratedAlways<string>;
  };
  questions: {
    id: string;
    product_id: string;
    created_at: Generated<Date>;
    name: string;
    email: string | null;
    question: string;
    answer: string | null;
    answered_at: Date | null;
    answered_by: string | null;
    declined_at: Date | null;
    version: Generated<number>;
  };
  recovery_codes: {
    code_hash: Buffer;
    two_factor_id: string;
  };
  redirects: {
    id: string;
    from_key: string;
    to_address: string;
    to_key: string;
    made_by: 'staff' | 'rename';
    created_by: string;
    created_at: Generated<Date>;
  };
  refunds: {
    id: string;
    order_id: string;
    return_id: string | null;
    request_key: string;
    amount_paisa: number;
    way: 'cash' | 'bank' | 'wallet' | 'card';
    reference: string;
    paid_on: string;
    note: string;
    created_at: Generated<Date>;
    created_by: string;
    created_by_id: string;
    undone_at: Date | null;
    undone_by: string | null;
    undone_reason: string | null;
    of_paid_paisa: Generated<number>;
  };
  return_lines: {
    return_id: string;
    line_number: number;
    units: number;
    good: number | null;
    damaged: number | null;
  };
  returns: {
    id: string;
    order_id: string;
    request_key: string;
    reason: 'changed-mind' | 'damaged' | 'faulty' | 'wrong-item' | 'other';
    note: string;
    state: Generated<'asked' | 'expected' | 'received' | 'inspected' | 'settled' | 'declined' | 'cancelled'>;
    since: Generated<Date>;
    asked_at: Generated<Date>;
    asked_by: string;
    asked_by_id: string;
    goods_paisa: number | null;
    delivery_paisa: number | null;
    outcome: 'refunded' | 'exchanged' | 'closed' | null;
    exchange_order_id: string | null;
    exchange_paisa: Generated<number>;
  };
  reviews: {
    id: string;
    product_id: string;
    customer_id: string | null;
    name: string;
    mobile: string;
    title: string;
    rating: number;
    comment: string;
    image_url: string | null;
    created_at: Generated<Date>;
    hidden_at: Date | null;
    hidden_reason: string | null;
    replaced_by: string | null;
    waits: Generated<boolean>;
    answer: string | null;
    answered_at: Date | null;
    answered_by: string | null;
  };
  risk_rules: {
    id: string;
    name: string;
    is_on: Generated<boolean>;
    least_came_back: number | null;
    least_share: number | null;
    of_parcels: number | null;
    nothing_delivered: Generated<boolean>;
    above_paisa: number | null;
    action: 'call-first' | 'ask-advance' | 'no-cash-above';
    most_cash_paisa: number | null;
    version: Generated<number>;
    created_at: Generated<Date>;
    advance_percent: number | null;
  };
  search_vocabulary: {
    word: string;
  };
  search_words: {
    word: string;
    meaning: string;
  };
  secret_keys: {
    key_id: string;
    first_used_at: Generated<Date>;
  };
  sent_mails: {
    id: GeneratedAlways<number>;
    recipient_hash: Buffer;
    kind: string;
    sent_at: Generated<Date>;
  };
  service_accounts: {
    service: string;
    sealed: string;
    revision: string;
    set_by: string;
    set_at: Generated<Date>;
  };
  sessions: {
    token_hash: Buffer;
    customer_id: string | null;
    admin_user_id: string | null;
    super_admin_id: string | null;
    created_at: Generated<Date>;
    expires_at: Date;
    id: Generated<string>;
    device_name: Generated<string>;
    used_at: Generated<Date>;
  };
  setup_codes: {
    only_one: Generated<boolean>;
    code: string;
  };
  stock: {
    product_id: string;
    quantity: number;
  };
  stock_alerts: {
    id: string;
    product_id: string;
    email: string | null;
    mobile: string | null;
    key: string;
    created_at: Generated<Date>;
    queued_at: Date | null;
  };
  stock_movements: {
    id: GeneratedAlways<number>;
    product_id: string;
    kind:
      | 'opening'
      | 'goods-in'
      | 'sale'
      | 'edit'
      | 'cancelled'
      | 'return'
      | 'count'
      | 'damage'
      | 'correction'
      | 'cost'
      | 'deleted'
      | 'unexplained';
    units: number;
    on_hand: Generated<number>;
    order_id: string | null;
    unit_cost_paisa: number | null;
    average_cost_paisa: number | null;
    supplier: Generated<string>;
    note: Generated<string>;
    request_key: string | null;
    at: Generated<Date>;
    actor: string;
    actor_id: string | null;
  };
  store_settings: {
    number: number;
    state: unknown;
    restores: number | null;
    actor: string;
    actor_id: string;
    created_at: Generated<Date>;
  };
  subcategories: {
    id: string;
    category_id: string;
    name: string;
    position: number;
    search_document: GeneratedAlways<string>;
  };
  super_admins: {
    id: string;
    name: string;
    email: string;
    password_hash: string;
    created_at: Generated<Date>;
  };
  two_factors: {
    id: string;
    admin_user_id: string | null;
    super_admin_id: string | null;
    secret: string;
    created_at: Generated<Date>;
    confirmed_at: Date | null;
    last_period: Generated<number>;
  };
  undelivered_mails: {
    id: string;
    given_up_at: Generated<Date>;
    kind: string;
    subject_id: string;
    recipient: string | null;
    occurred_at: Date;
    device_name: string | null;
    address: string | null;
    reason: string;
    about_kind: 'order' | 'mail';
    about_id: string;
    about_name: string;
    way: Generated<'mail' | 'whatsapp' | 'sms'>;
    fact: Generated<string>;
    message_id: string | null;
  };
  whatsapp_events: {
    message_id: string;
    kind: 'sent' | 'delivered' | 'read' | 'failed' | 'pressed';
    at: Date;
    error_code: number | null;
    received_at: Generated<Date>;
  };
}

/** A row as it is read. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
