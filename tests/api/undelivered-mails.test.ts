import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { AuditPage } from '../../shop/audit-log/responses.ts';
import type { UndeliveredPage } from '../../shop/notifications/responses.ts';
import { forgetUndelivered } from '../../shop/notifications/settle-undelivered.ts';
import { deliverTo, mailsTo, openMailbox } from '../support/mailbox.ts';
import { customer, openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';
import { requestAs, signInAsAdmin, signInAsSuperAdmin } from '../support/staff.ts';

const mailbox = openMailbox();
const shop = openTestShop();

const LIST = '/api/v1/mails/undelivered';

/** Places an order whose confirmation the mail server refuses. @returns the order's number */
async function orderInVain(): Promise<number> {
  const product = await stockProduct(shop.database, { name: `Pan ${crypto.randomUUID()}` });
  const placed = await order(shop.app, orderBody([{ product, quantity: 1 }]));
  mailbox.knowsNobody = true;
  await deliverTo(mailbox, shop);
  mailbox.knowsNobody = false;
  return placed.json().order.number;
}

const list = async (token: string) => (await requestAs(shop, token, 'GET', LIST)).json<UndeliveredPage>();

describe('a mail that was given up', () => {
  test('is shown to a Shop Manager: to whom, what about, when and why', async () => {
    const number = await orderInVain();
    const { mails, total } = await list(await signInAsAdmin(shop));
    expect(total).toBe(1);
    expect(mails).toMatchObject([
      {
        kind: 'order-placed',
        to: customer.email,
        about: { kind: 'order', name: String(number) },
        reason: 'The mail server refused the address.',
      },
    ]);
    expect(Date.parse(mails[0]?.givenUpAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  test('is shown to a super admin, who may not see orders, without the address', async () => {
    await orderInVain();
    const response = await requestAs(shop, await signInAsSuperAdmin(shop), 'GET', LIST);
    expect(response.json<UndeliveredPage>()).toMatchObject({ total: 1, mails: [{ to: null }] });
    expect(response.body).not.toContain(customer.email);
  });

  test('is sent again once, however many ask for it, and the audit log says by whom', async () => {
    await orderInVain();
    const token = await signInAsAdmin(shop);
    const id = (await list(token)).mails[0]?._id;
    const again = () => requestAs(shop, token, 'POST', `${LIST}/${id}/send-again`);
    const answers = await Promise.all([again(), again(), again()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
    await deliverTo(mailbox, shop);
    expect(mailsTo(mailbox, customer.email)).toHaveLength(1);
    expect((await list(token)).total).toBe(0);
    const { entries } = (await requestAs(shop, token, 'GET', '/api/v1/audit-log')).json<AuditPage>();
    expect(entries[0]).toMatchObject({
      actor: { name: 'Sana (Shop Manager)' },
      action: 'sent an undelivered mail again',
      subject: { kind: 'order' },
    });
  });

  test('is dismissed, and not sent', async () => {
    await orderInVain();
    const token = await signInAsSuperAdmin(shop);
    const id = (await list(token)).mails[0]?._id;
    expect((await requestAs(shop, token, 'DELETE', `${LIST}/${id}`)).statusCode).toBe(200);
    expect((await requestAs(shop, token, 'DELETE', `${LIST}/${id}`)).statusCode).toBe(404);
    await deliverTo(mailbox, shop);
    expect([(await list(token)).total, mailbox.mails.length]).toEqual([0, 0]);
  });

  test('is counted in the overview, and forgotten after thirty days', async () => {
    await orderInVain();
    await orderInVain();
    const token = await signInAsAdmin(shop);
    const counted = async () =>
      (await requestAs(shop, token, 'GET', '/api/v1/checkout/overview')).json().undeliveredMails;
    expect(await counted()).toBe(2);
    await sql`update undelivered_mails set given_up_at = now() - interval '29 days'`.execute(shop.database);
    await forgetUndelivered(shop.database);
    expect(await counted()).toBe(2);
    await sql`update undelivered_mails set given_up_at = now() - interval '30 days'`.execute(shop.database);
    await forgetUndelivered(shop.database);
    expect(await counted()).toBe(0);
  });
});
