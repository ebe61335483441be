import type { OwnTexts } from '../types.ts';

/** Every message whose words are the owner's to change (decision 123), with the shop's own words for it. */

interface Placeholders {
  /** Within a sentence, or on a line of its own. */
  may: readonly string[];
  /** Those without which nobody could use the message. */
  has: readonly string[];
}

export interface KindOfMessage {
  title: string;
  /** When it is sent. */
  when: string;
  subject: string;
  text: string;
  /** Of the mail; its subject takes those of a sentence. */
  mail: Placeholders;
  /** Null of a message that only goes by mail. */
  short: ({ text: string; template: string } & Placeholders) | null;
}

/** What each placeholder stands for, as its button says. */
export const PLACEHOLDER_NAMES: Readonly<Record<string, string>> = {
  name: 'Customer’s name',
  number: 'Order number',
  total: 'Total',
  amount: 'Amount',
  advance: 'Advance',
  pay: 'What is to pay, and how',
  items: 'Items, in a line',
  courier: 'Courier',
  tracking: 'Tracking number',
  missing: 'What was missing: confirmed, or paid',
  money: 'What becomes of the money',
  delivery: 'How long delivery takes',
  destination: 'Where it goes to',
  days: 'Days to tell of a fault',
  product: 'Product',
  shop: 'Name of the shop',
  phone: 'Phone of the shop',
  order: 'Table of items and amounts',
  parcel: 'Table of the parcel',
  occasion: 'When and from which device',
  link: 'Link',
  'confirm link': 'Link to confirm or cancel',
  'tracking link': 'Link to the courier’s page',
  'shop link': 'Link to the shop',
};

/** Those that may be nothing or are whole sentences: a subject is of a few words, and never empty. */
export const NOT_IN_SUBJECT: readonly string[] = ['name', 'advance', 'money', 'delivery', 'destination'];

/** Those that have a line of their own in a mail. */
export const BLOCK_NAMES: readonly string[] = [
  'order',
  'parcel',
  'occasion',
  'link',
  'confirm link',
  'tracking link',
  'shop link',
];

const ORDER = ['number', 'total', 'shop', 'phone', 'link'];
const CALL = 'Questions? Call {phone}.';
const FOLLOW = '{link|See your order}';
const CONFIRM =
  'Please confirm your order, and we pack it without calling you first:\n{confirm link|Confirm or cancel your order}';
const ADVANCE =
  'Before we pack it we ask for an advance of {advance}. The page of your order shows how to pay it:';

const paragraphs = (...texts: string[]) => texts.join('\n\n');

const orderSms = (text: string, template: string, ...more: string[]) => ({
  text,
  template,
  may: ['number', ...more, 'link'],
  has: ['number', ...more, 'link'],
});

const ACCOUNT = ['shop', 'phone'];

const KINDS = {
  'order-placed': {
    title: 'Thank you for the order',
    when: 'When an order is placed.',
    subject: 'Your order {number} at {shop}',
    text: paragraphs(
      'Hello {name},',
      'thank you for your order. Its number is {number}.',
      '{order}',
      '{delivery} {destination}',
      CONFIRM,
      ADVANCE,
      FOLLOW,
      CALL,
    ),
    mail: {
      may: [...ORDER, 'name', 'order', 'delivery', 'destination', 'advance', 'confirm link'],
      has: ['number', 'order', 'link'],
    },
    short: orderSms(
      'thank you for your order {number}, {pay}. You can follow it here: {link}',
      'order_placed',
      'pay',
    ),
  },
  'order-confirm': {
    title: 'Is the order meant?',
    when: 'Beside the thanks, where a cash order waits for its customer to confirm it.',
    subject: 'Please confirm your order {number} at {shop}',
    text: paragraphs('Your order {number} of {total} waits for you.', CONFIRM, CALL),
    mail: { may: [...ORDER, 'confirm link'], has: ['number', 'confirm link'] },
    short: orderSms(
      'do you want order {number}: {items}, {pay}? Please confirm or cancel it, also here: {link}',
      'order_confirm',
      'items',
      'pay',
    ),
  },
  'order-reminder': {
    title: 'Reminder to confirm',
    when: 'Where nobody has confirmed a cash order for the hours of the settings.',
    subject: 'Please confirm your order {number} at {shop}',
    text: paragraphs('Your order {number} of {total} waits for you.', CONFIRM, CALL),
    mail: { may: [...ORDER, 'confirm link'], has: ['number', 'confirm link'] },
    short: orderSms(
      'your order {number} waits for you: {items}, {pay}. Please confirm or cancel it, also here: {link}',
      'order_reminder',
      'items',
      'pay',
    ),
  },
  'order-confirmed': {
    title: 'The order is confirmed',
    when: 'When staff or the customer confirmed it.',
    subject: 'Your order {number} at {shop} is confirmed',
    text: paragraphs(
      'Thank you, your order {number} is confirmed. We pack it next. {delivery}',
      FOLLOW,
      CALL,
    ),
    mail: { may: [...ORDER, 'delivery'], has: ['number', 'link'] },
    short: orderSms(
      'thank you, your order {number} is confirmed. We send it soon: {link}',
      'order_confirmed',
    ),
  },
  'order-sent': {
    title: 'The parcel is on its way',
    when: 'When the parcel has a courier and a tracking number.',
    subject: 'Your order {number} at {shop} is on its way',
    text: paragraphs(
      'Good news: your order {number} is with the courier.',
      '{parcel}',
      '{tracking link|Follow the parcel}',
      FOLLOW,
      CALL,
    ),
    mail: {
      may: [...ORDER, 'courier', 'tracking', 'parcel', 'tracking link'],
      has: ['number', 'parcel', 'link'],
    },
    short: orderSms(
      'your order {number} is with {courier}, tracking number {tracking}, {pay}. Follow it here: {link}',
      'order_sent',
      'courier',
      'tracking',
      'pay',
    ),
  },
  'order-delivered': {
    title: 'The order was delivered',
    when: 'When the courier or staff say so.',
    subject: 'Your order {number} at {shop} was delivered',
    text: paragraphs(
      'Your order {number} was delivered. Thank you for shopping with us.',
      'Is something faulty, or did it not reach you? Tell us within {days} days.',
      FOLLOW,
      CALL,
    ),
    mail: { may: [...ORDER, 'days'], has: ['number', 'link'] },
    short: orderSms(
      'your order {number} was delivered. Is something not right? See here: {link}',
      'order_delivered',
    ),
  },
  'order-cancelled': {
    title: 'The order is cancelled',
    when: 'When staff or the customer cancelled it.',
    subject: 'Your order {number} at {shop} is cancelled',
    text: paragraphs('Your order {number} is cancelled. Nothing will be delivered.', '{money}', FOLLOW, CALL),
    mail: { may: [...ORDER, 'money'], has: ['number', 'money', 'link'] },
    short: orderSms('your order {number} is cancelled, nothing will be delivered: {link}', 'order_cancelled'),
  },
  'order-released': {
    title: 'Nobody confirmed or paid in time',
    when: 'When the shop cancelled an order that was not confirmed, or not paid, in time.',
    subject: 'Your order {number} at {shop} is cancelled',
    text: paragraphs(
      'Your order {number} of {total} was not {missing} in time, so we have cancelled it. There is nothing to pay.',
      'Do you still want it? Call us at {phone} and name the order, or order again.',
      '{shop link}',
    ),
    mail: {
      may: ['number', 'total', 'shop', 'phone', 'missing', 'link', 'shop link'],
      has: ['number', 'missing'],
    },
    short: orderSms(
      'your order {number} was not {missing} in time, so we have cancelled it. Nothing is to pay: {link}',
      'order_released',
      'missing',
    ),
  },
  'order-changed': {
    title: 'The order was changed',
    when: 'When staff changed it and the customer is to be told.',
    subject: 'Your order {number} at {shop} was changed',
    text: paragraphs(
      'Your order {number} was changed. This is what it is now:',
      '{order}',
      ADVANCE,
      FOLLOW,
      'Is something not as you wanted it? Call {phone}.',
    ),
    mail: { may: [...ORDER, 'order', 'advance'], has: ['number', 'order', 'link'] },
    short: orderSms('your order {number} was changed, it is now {pay}: {link}', 'order_changed', 'pay'),
  },
  'order-refunded': {
    title: 'Money was given back',
    when: 'With each refund.',
    subject: 'Your order {number} at {shop} is refunded',
    text: paragraphs('We have given back {amount} for your order {number}.', FOLLOW, CALL),
    mail: { may: [...ORDER, 'amount'], has: ['number', 'amount', 'link'] },
    short: orderSms(
      'we have given back {amount} for your order {number}: {link}',
      'order_refunded',
      'amount',
    ),
  },
  'order-payment-failed': {
    title: 'A payment did not go through',
    when: 'When a payment by card or wallet failed.',
    subject: 'Your order {number} at {shop} is not paid yet',
    text: paragraphs(
      'Your payment of {amount} for order {number} did not go through. If your bank shows that the money left, please call us.',
      'Try again on the page of your order.',
      '{link|Pay for your order}',
      CALL,
    ),
    mail: { may: [...ORDER, 'amount'], has: ['number', 'amount', 'link'] },
    short: orderSms(
      'your payment of {amount} for order {number} did not go through. Try again here: {link}',
      'order_payment_failed',
      'amount',
    ),
  },
  'back-in-stock': {
    title: 'A product is back',
    when: 'To who asked to be told, once.',
    subject: '{product} is back at {shop}',
    text: paragraphs(
      'Hello,',
      '{product} is back in our shop. How long it stays we cannot say.',
      '{link|See it}',
      'This address was given on its page to be told once. We have deleted it by now, and no other mail follows.',
    ),
    mail: { may: ['product', ...ACCOUNT, 'link'], has: ['product', 'link'] },
    short: {
      text: '{product} is back in our shop: {link} You asked to be told, once.',
      template: 'product_back_in_stock',
      may: ['product', 'link'],
      has: ['product', 'link'],
    },
  },
  'email-confirmation': {
    title: 'Is the address yours?',
    when: 'When somebody opens an account, or gives it another address.',
    subject: 'Confirm your e-mail address for {shop}',
    text: paragraphs(
      'Hello,',
      'this e-mail address was given for an account at {shop}. Please confirm that it is yours.',
      '{link|Confirm this address}',
      'The link works once, for 24 hours. If you have no account with us, do nothing: somebody has mistyped an address.',
    ),
    mail: { may: [...ACCOUNT, 'link'], has: ['link'] },
    short: null,
  },
  'password-reset': {
    title: 'A new password',
    when: 'When somebody asks for a new password.',
    subject: 'Your new password for {shop}',
    text: paragraphs(
      'Hello,',
      'somebody, we hope it was you, asked for a new password for your account at {shop}.',
      '{link|Choose a new password}',
      'The link works once, for one hour. If it was not you, do nothing: your password stays as it is.',
    ),
    mail: { may: [...ACCOUNT, 'link'], has: ['link'] },
    short: null,
  },
  'password-changed': {
    title: 'The password was changed',
    when: 'When the password of an account is another one.',
    subject: 'The password of your account at {shop} was changed',
    text: paragraphs(
      'Hello,',
      'the password of your account at {shop} was changed. Every other device is logged out.',
      '{occasion}',
      'If it was not you, choose a new one now.',
      '{link|Get a new password}',
      CALL,
    ),
    mail: { may: [...ACCOUNT, 'occasion', 'link'], has: ['occasion', 'link'] },
    short: null,
  },
  'email-change-asked': {
    title: 'Another address was asked for',
    when: 'To the old address, when an account is to get another one.',
    subject: 'Another e-mail address for your account at {shop}',
    text: paragraphs(
      'Hello,',
      'somebody, we hope it was you, wants another e-mail address for your account at {shop}. It takes the place of this one once it is confirmed.',
      '{occasion}',
      'If it was not you, choose a new password now. That calls the other address off as well.',
      '{link|Get a new password}',
      CALL,
    ),
    mail: { may: [...ACCOUNT, 'occasion', 'link'], has: ['occasion', 'link'] },
    short: null,
  },
  'email-changed': {
    title: 'The address was changed',
    when: 'To the old address, when an account has another one.',
    subject: 'The e-mail address of your account at {shop} was changed',
    text: paragraphs(
      'Hello,',
      'your account at {shop} has another e-mail address now. This one no longer opens it, and every other device is logged out.',
      '{occasion}',
      'If it was not you, call {phone} at once, and we look into it with you.',
    ),
    mail: { may: [...ACCOUNT, 'occasion'], has: ['occasion', 'phone'] },
    short: null,
  },
  'new-email-in-use': {
    title: 'The new address counts',
    when: 'To the new address, when it is confirmed.',
    subject: 'Your account at {shop} has this e-mail address now',
    text: paragraphs(
      'Hello,',
      'your account at {shop} has this e-mail address now. Log in with it from now on.',
      '{occasion}',
      'If it was not you, choose a new password. That logs everybody else out.',
      '{link|Get a new password}',
      CALL,
    ),
    mail: { may: [...ACCOUNT, 'occasion', 'link'], has: ['occasion', 'link'] },
    short: null,
  },
} as const satisfies Record<string, KindOfMessage>;

export type TextKind = keyof typeof KINDS;
export const MESSAGE_KINDS: Readonly<Record<TextKind, KindOfMessage>> = KINDS;
export const isTextKind = (name: string): name is TextKind => Object.hasOwn(KINDS, name);
export const TEXT_KINDS = Object.keys(KINDS).filter(isTextKind);

const NONE: OwnTexts = { subject: null, text: null, sms: null, template: null };

/** Makes something of every message. */
export function ofEachKind<T>(make: (kind: TextKind) => T): Record<TextKind, T> {
  return {
    'order-placed': make('order-placed'),
    'order-confirm': make('order-confirm'),
    'order-reminder': make('order-reminder'),
    'order-confirmed': make('order-confirmed'),
    'order-sent': make('order-sent'),
    'order-delivered': make('order-delivered'),
    'order-cancelled': make('order-cancelled'),
    'order-released': make('order-released'),
    'order-changed': make('order-changed'),
    'order-refunded': make('order-refunded'),
    'order-payment-failed': make('order-payment-failed'),
    'back-in-stock': make('back-in-stock'),
    'email-confirmation': make('email-confirmation'),
    'password-reset': make('password-reset'),
    'password-changed': make('password-changed'),
    'email-change-asked': make('email-change-asked'),
    'email-changed': make('email-changed'),
    'new-email-in-use': make('new-email-in-use'),
  };
}

/** What a new shop has: nothing but the shop's own words. */
export const SHOPS_OWN_TEXTS = ofEachKind(() => NONE);
