import type { Action } from '../../server/demo-gateway/types.ts';
import type { HandOver } from '../../shop/payments/port.ts';
import type { GatewayName } from '../../shop/payments/rules.ts';
import { type BroughtBack, chooseAtGateway, hiddenFields } from './demo-gateway.ts';
import { order, orderBody, stockProduct, type TestShop } from './shop.ts';

/** An order by card, and what it is known by. */
export interface CardOrder {
  id: string;
  productId: string;
  /** Of its own page. */
  page: string;
}

/** Places an order by card of Rs. 1,150 (one karahi of ten and its delivery). */
export async function placeCardOrder({ app, database }: TestShop, quantity = 10): Promise<CardOrder> {
  const product = await stockProduct(database, { name: `Karahi ${crypto.randomUUID()}`, quantity });
  const body = { ...orderBody([{ product, quantity: 1 }]), paymentMethod: 'card' };
  const placed = (await order(app, body)).json().order;
  return { id: placed._id, productId: product._id, page: placed.page };
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Presses "Pay now" on the order's page. @returns where the browser goes; null where it comes back to the page */
export async function pressPay(
  { app }: TestShop,
  page: string,
  gateway: GatewayName,
): Promise<HandOver | null> {
  const response = await app.inject({
    method: 'POST',
    url: `${page}/pay`,
    headers: FORM,
    payload: `gateway=${gateway}`,
  });
  const { location } = response.headers;
  if (location?.startsWith('http')) return { method: 'GET', url: location };
  if (response.statusCode !== 200) return null;
  const [, url = ''] = /action="([^"]*)"/.exec(response.body) ?? [];
  return { method: 'POST', url, fields: hiddenFields(response.body) };
}

/** Comes back from the gateway, without cookies and from another site. @returns where the shop leads to */
export async function comeBack({ app }: TestShop, { url, fields }: BroughtBack): Promise<string | undefined> {
  const { pathname, search, searchParams } = new URL(url);
  const isLink = searchParams.size > 0;
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1:1' };
  const response = isLink
    ? await app.inject({ method: 'GET', url: pathname + search, headers })
    : await app.inject({
        method: 'POST',
        url: pathname,
        headers: { ...headers, ...FORM },
        payload: new URLSearchParams(fields).toString(),
      });
  return response.headers.location;
}

/** Pays an order as a shopper does, up to the way back. */
export async function payAtGateway(
  shop: TestShop,
  page: string,
  gateway: GatewayName,
  action: Action,
): Promise<BroughtBack> {
  const handOver = await pressPay(shop, page, gateway);
  if (!handOver) throw new Error('The shop led to no gateway.');
  return chooseAtGateway(handOver, action);
}
