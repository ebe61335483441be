import type { Database } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
import { formatRupees, toRupees } from '../../money.ts';
import type { ComposedMail } from '../../notifications/types.ts';
import type { TextKind } from '../../settings/message-texts/kinds/rules.ts';
import { fillMail } from '../../settings/message-texts/rules.ts';
import type { Blocks, MailValues } from '../../settings/message-texts/types.ts';
import { type CurrentSettings, type Settings, shopAddress } from '../../settings/settings.ts';
import { isAsked } from '../own-changes/rules.ts';
import { pagePath } from '../page/page-token.ts';
import type { PaymentOf } from '../payments/rules.ts';

type Numbered = Pick<Row<'orders'>, 'number' | 'page_key'>;

/** The order, if there is an address to write to: of an order by phone there may be none. */
export function findOrderToMail(db: Database, orderId: string) {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('email', '<>', '')
    .executeTakeFirst();
}

/** Where the order's own page is. */
export function pageLink({ number, page_key }: Numbered, settings: Settings): string {
  return shopAddress(settings) + pagePath({ number, key: page_key });
}

/** The order as far as its payment goes, in rupees. */
export const paymentOf = (order: Row<'orders'>): PaymentOf => ({
  paymentMethod: order.payment_method,
  totalAmount: toRupees(order.total_paisa),
  paidAmount: toRupees(order.paid_paisa),
});

/**
 * Of a cash order that nobody has confirmed: the way to its page, which then asks; null of any other. Programs that look
 * through mails follow every link, so opening it changes nothing (R440).
 */
export function linkToConfirm(order: Row<'orders'>, settings: Settings): Blocks[string] {
  const { payment_method: paymentMethod, status, confirmation } = order;
  if (!isAsked({ paymentMethod, status, confirmation })) return null;
  return (label = 'Confirm or cancel your order') => [
    { link: `${pageLink(order, settings)}?by=mail`, label },
  ];
}

/**
 * A mail about an order, in the words of its kind. Anybody can order in anybody's name, so nothing of it was typed by the
 * shopper.
 * @param more what this kind may say beside what every one of them may
 */
export function aboutOrder(
  kind: TextKind,
  order: Row<'orders'>,
  settings: CurrentSettings,
  more: Partial<MailValues> = {},
): ComposedMail {
  const { store, texts } = settings;
  const filled = fillMail(kind, texts[kind], {
    values: {
      number: String(order.number),
      total: formatRupees(toRupees(order.total_paisa)),
      shop: store.name,
      phone: store.phone,
      ...more.values,
    },
    blocks: {
      link: (label = 'See your order') => [{ link: pageLink(order, settings), label }],
      ...more.blocks,
    },
  });
  return {
    to: order.email,
    ...filled,
    about: { kind: 'order', id: order.id, name: String(order.number) },
  };
}
