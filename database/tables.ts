import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/**
 * The tables as Kysely sees them. Money is in paisa, discounts in basis points (1 % = 100), times in UTC.
 * The constraints and indexes are in migrations/.
 */
type CreatedAt = ColumnType<Date, Date | undefined, Date>;

/** The words of a row, for PostgreSQL's own matching; kept by it. */
type SearchDocument = GeneratedAlways<string>;

export interface Tables {
  categories: CategoriesTable;
  subcategories: SubcategoriesTable;
  products: ProductsTable;
  reviews: ReviewsTable;
  customers: CustomersTable;
  admin_users: AdminUsersTable;
  super_admins: SuperAdminsTable;
  sessions: SessionsTable;
  password_resets: PasswordResetsTable;
  email_confirmations: EmailConfirmationsTable;
  attempts: AttemptsTable;
  known_devices: KnownDevicesTable;
  contact_messages: ContactMessagesTable;
  outbox: OutboxTable;
  sent_mails: SentMailsTable;
  orders: OrdersTable;
  order_origins: OrderOriginsTable;
  order_lines: OrderLinesTable;
  order_events: OrderEventsTable;
  audit_log: AuditLogTable;
  two_factors: TwoFactorsTable;
  recovery_codes: RecoveryCodesTable;
  setup_codes: SetupCodesTable;
  search_vocabulary: SearchVocabularyTable;
  search_words: SearchWordsTable;
}

interface CategoriesTable {
  id: string;
  name: string;
  position: Generated<number>;
  created_at: CreatedAt;
  version: Generated<number>;
  search_document: SearchDocument;
}

interface SubcategoriesTable {
  id: string;
  category_id: string;
  name: string;
  position: number;
  search_document: SearchDocument;
}

interface ProductsTable {
  id: string;
  category_id: string;
  subcategory_id: string | null;
  menu_category_id: ColumnType<string | null, string | null | undefined>;
  menu_subcategory_id: ColumnType<string | null, string | null | undefined>;
  name: string;
  title: string;
  description: string;
  price_paisa: number;
  discount_basis_points: number;
  quantity: number;
  shipping: 'free' | 'paid';
  photos: string[];
  restocked_at: Date | null;
  created_at: CreatedAt;
  updated_at: CreatedAt;
  version: Generated<number>;
  search_document: SearchDocument;
}

interface ReviewsTable {
  id: string;
  product_id: string;
  customer_id: string | null;
  name: string;
  mobile: string;
  title: string;
  rating: number;
  comment: string;
  image_url: string | null;
  created_at: CreatedAt;
  hidden_at: Date | null;
  hidden_reason: string | null;
  /** The review of the same mobile number that took its place. */
  replaced_by: string | null;
}

interface CustomersTable {
  id: string;
  name: string;
  email: string;
  password_hash: string;
  mobile: string;
  address: string;
  province: string;
  city: string;
  created_at: CreatedAt;
  updated_at: CreatedAt;
  /** When it was shown that the mails of `email` reach its owner; null before. */
  email_confirmed_at: Date | null;
  /** Wanted in the place of `email`; it counts for nothing before its link was used. */
  pending_email: string | null;
}

interface AdminUsersTable {
  id: string;
  username: string;
  email: string;
  mobile_no: string;
  role: 'Shop Manager' | 'Shop Editor';
  allow: Generated<0 | 1>;
  password_hash: string;
  created_at: CreatedAt;
  updated_at: CreatedAt;
  version: Generated<number>;
}

interface SuperAdminsTable {
  id: string;
  name: string;
  email: string;
  password_hash: string;
  created_at: CreatedAt;
}

interface SessionsTable {
  token_hash: Buffer;
  customer_id: string | null;
  admin_user_id: string | null;
  super_admin_id: string | null;
  created_at: CreatedAt;
  expires_at: Date;
}

interface PasswordResetsTable {
  token_hash: Buffer;
  customer_id: string;
  created_at: CreatedAt;
  expires_at: Date;
  /** Where the link was mailed to; it works only while this is the account's address. */
  email: string;
}

interface EmailConfirmationsTable {
  token_hash: Buffer;
  customer_id: string;
  email: string;
  created_at: CreatedAt;
  expires_at: Date;
}

interface AttemptsTable {
  subject_hash: Buffer;
  count: number;
  ends_at: Date;
}

interface ContactMessagesTable {
  id: string;
  created_at: CreatedAt;
  name: string;
  email: string;
  mobile: string | null;
  message: string;
}

interface KnownDevicesTable {
  token_hash: Buffer;
  account_hash: Buffer;
  expires_at: Date;
}

interface OutboxTable {
  id: Generated<number>;
  /** One of MailKind, in shop/notifications/types.ts. */
  kind: string;
  /** Of the customer, the contact message, the order or the member of staff that the mail is about. */
  subject_id: string;
  created_at: CreatedAt;
  due_at: CreatedAt;
  attempts: Generated<number>;
  /** The address that it goes to, where that is not found through the subject. */
  recipient: string | null;
}

/** What an address was sent in the last hour. */
interface SentMailsTable {
  id: Generated<number>;
  recipient_hash: Buffer;
  kind: string;
  sent_at: CreatedAt;
}

interface OrdersTable {
  id: string;
  number: Generated<number>;
  created_at: CreatedAt;
  updated_at: CreatedAt;
  customer_id: string | null;
  name: string;
  email: string;
  mobile: string;
  province: string;
  city: string;
  address: string;
  instructions: string;
  payment_method: 'cash' | 'card';
  subtotal_paisa: number;
  shipping_paisa: number;
  total_paisa: number;
  status: Generated<'Pending' | 'Processing' | 'Delivered' | 'Cancelled'>;
  idempotency_key: string | null;
  request_hash: Buffer | null;
  version: Generated<number>;
  /** Whether the shopper said on the phone that the order is meant; asked of cash orders. */
  confirmation: Generated<'unconfirmed' | 'no-answer' | 'confirmed' | 'refused'>;
  confirmation_tries: Generated<number>;
  confirmation_at: Date | null;
  /** Name of the member of staff as it was then. */
  confirmation_by: string | null;
  /** When the order is to be asked about; later than now after nobody answered. */
  confirmation_due_at: CreatedAt;
  courier: string | null;
  tracking_number: string | null;
  /** When it last took its units: when it was placed, or when it left Cancelled. */
  stock_held_since: CreatedAt;
  /** When the shop itself cancelled it, because nobody confirmed it in time. */
  released_at: Date | null;
  /** Lower case: name, city, e-mail address and the mobile number as 03XXXXXXXXX. */
  search_text: GeneratedAlways<string>;
}

/** Where an order was placed from; removed after a day. */
interface OrderOriginsTable {
  order_id: string;
  created_at: CreatedAt;
  /** Null where the network is not known. */
  network_hash: Buffer | null;
  /** Of the token in the browser's cookie. */
  receipt_hash: Buffer | null;
}

interface OrderLinesTable {
  order_id: string;
  line_number: number;
  product_id: string | null;
  name: string;
  photo: string | null;
  price_paisa: number;
  discount_basis_points: number;
  line_price_paisa: number;
  quantity: number;
  placed_at: CreatedAt;
  acknowledged_at: Date | null;
}

interface OrderEventsTable {
  id: Generated<number>;
  order_id: string;
  created_at: CreatedAt;
  /** 'placed', 'status', 'note', 'courier', 'released', or a confirmation: 'confirmed', 'no-answer', 'refused'. */
  kind: string;
  from_status: string | null;
  to_status: string | null;
  /** Who: 'shopper', 'The shop', or the name of the member of staff as it was then. */
  actor: string;
  /** Of the member of staff; null for everybody else. */
  actor_id: string | null;
  note: string | null;
}

interface AuditLogTable {
  id: Generated<number>;
  created_at: CreatedAt;
  actor_kind: 'admin' | 'super-admin' | 'shop';
  actor_id: string;
  actor_name: string;
  action: string;
  subject_kind: string;
  subject_id: string;
  subject_name: string;
  /** The changed fields, as JSON. */
  before: unknown;
  after: unknown;
}

interface TwoFactorsTable {
  id: string;
  admin_user_id: string | null;
  super_admin_id: string | null;
  /** Base32, as authenticator apps read it. */
  secret: string;
  created_at: CreatedAt;
  confirmed_at: Date | null;
  last_period: Generated<number>;
}

interface RecoveryCodesTable {
  code_hash: Buffer;
  two_factor_id: string;
}

interface SetupCodesTable {
  only_one: Generated<boolean>;
  code: string;
}

/** The words that names are made of, kept by triggers (migrations/002-search.ts). */
interface SearchVocabularyTable {
  word: string;
}

/** Other words for what the shop sells, both as search_text() writes them; staff may add to it. */
interface SearchWordsTable {
  word: string;
  meaning: string;
}
