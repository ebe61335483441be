import type { Database } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
import { toRupees } from '../../money.ts';
import type { MailPart } from '../../notifications/types.ts';
import { type Settings, shopAddress } from '../../settings.ts';
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

/** The way to the order's own page, in a mail. */
export function followIt(order: Numbered, settings: Settings, label = 'See your order'): MailPart {
  return { link: pageLink(order, settings), label };
}

/** The order as far as its payment goes, in rupees. */
export const paymentOf = (order: Row<'orders'>): PaymentOf => ({
  paymentMethod: order.payment_method,
  totalAmount: toRupees(order.total_paisa),
  paidAmount: toRupees(order.paid_paisa),
});

/**
 * Of a cash order that nobody has confirmed: the way to its page, which then asks. Programs that look through mails follow
 * every link, so opening it changes nothing (R440).
 */
export function askToConfirm(order: Row<'orders'>, settings: Settings): MailPart[] {
  const { payment_method: paymentMethod, status, confirmation } = order;
  if (!isAsked({ paymentMethod, status, confirmation })) return [];
  return [
    { say: 'Please confirm your order, and we pack it without calling you first:' },
    { link: `${pageLink(order, settings)}?by=mail`, label: 'Confirm or cancel your order' },
  ];
}
