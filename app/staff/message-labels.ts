import type { MailKind } from '../../shop/notifications/rules.ts';

const KIND_LABELS = {
  'order-placed': 'Order confirmation',
  'order-sent': 'Parcel on its way',
  'order-changed': 'Order changed',
  'order-released': 'Order cancelled by the shop',
  'order-confirm': 'Please confirm the order',
  'order-reminder': 'Reminder to confirm the order',
  'order-confirmed': 'Order confirmed',
  'order-delivered': 'Parcel delivered',
  'order-cancelled': 'Order cancelled',
  'order-refunded': 'Money given back',
  'order-payment-failed': 'Payment failed',
  'email-confirmation': 'Confirm the e-mail address',
  'email-change-asked': 'Another address was asked for',
  'email-changed': 'The e-mail address was changed',
  'password-reset': 'Link for a new password',
  'password-changed': 'The password was changed',
  'new-email-in-use': 'The new e-mail address is in use',
  'staff-account-changed': 'A staff account was changed',
  'staff-password-changed': 'The password of staff was changed',
  'staff-two-factor-on': 'Two-factor sign-in was turned on',
  'staff-two-factor-off': 'Two-factor sign-in was turned off',
  'staff-two-factor-reset': 'Two-factor sign-in was reset',
  'staff-recovery-codes': 'New recovery codes',
  'staff-signed-in': 'Staff signed in with a new device',
  'contact-message': 'Message to the shop',
  'back-in-stock': 'Product is back',
  'contact-answer': 'Answer to a message',
  'question-answered': 'Answer to a question',
} as const satisfies Record<MailKind, string>;
const KINDS = new Map<string, string>(Object.entries(KIND_LABELS));

/** What a message says, in a few words. */
export const labelOfKind = (kind: string): string => KINDS.get(kind) ?? kind;
