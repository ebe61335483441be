import { afterAll, beforeEach, expect } from 'vitest';
import { HeldPayments } from '../../server/demo-gateway/held-payments.ts';
import { type DemoGateway, startDemoGateway } from '../../server/demo-gateway/start-demo-gateway.ts';
import type { Action, DemoKeys } from '../../server/demo-gateway/types.ts';
import type { FormFields, HandOver } from '../../shop/payments/port.ts';

export const DEMO_KEYS: DemoKeys = {
  safepay: { apiKey: 'sec_test', secretKey: 'safepay-secret', webhookSecret: 'webhook-secret' },
  jazzCash: { merchantId: 'MC1', password: 'jazzcash-password', salt: 'jazzcash-salt' },
};

/** The demo gateway for the tests of a file; each test finds it without payments and without faults. */
export async function openDemoGateway(): Promise<DemoGateway> {
  const gateway = await startDemoGateway(DEMO_KEYS);
  beforeEach(() => {
    Object.assign(gateway, {
      payments: new HeldPayments(),
      requests: [],
      told: [],
      fault: 'none',
      onAsked: () => {},
      reportAs: 'tracker',
      namesAmount: true,
    });
  });
  afterAll(gateway.stop);
  return gateway;
}

/** The settings of a shop whose accounts with both gateways are at this address. */
export function gatewaySettings(url: string): Record<string, string> {
  const { safepay, jazzCash } = DEMO_KEYS;
  return {
    PAYMENT_SECONDS: '1',
    SAFEPAY_URL: url,
    SAFEPAY_CHECKOUT_URL: `${url}/embedded/`,
    SAFEPAY_ENVIRONMENT: 'sandbox',
    SAFEPAY_API_KEY: safepay.apiKey,
    SAFEPAY_SECRET_KEY: safepay.secretKey,
    SAFEPAY_WEBHOOK_SECRET: safepay.webhookSecret,
    JAZZCASH_URL: url,
    JAZZCASH_MERCHANT_ID: jazzCash.merchantId,
    JAZZCASH_PASSWORD: jazzCash.password,
    JAZZCASH_SALT: jazzCash.salt,
  };
}

/** What a browser brings back to the shop. */
export interface BroughtBack {
  url: string;
  fields: FormFields;
}

/** Goes where the shop sends the browser, and presses a button there. */
export async function chooseAtGateway(handOver: HandOver, action: Action): Promise<BroughtBack> {
  const isForm = handOver.method === 'POST';
  const body = isForm ? { method: 'POST', body: new URLSearchParams(handOver.fields) } : {};
  const page = await fetch(handOver.url, body);
  const html = await page.text();
  expect(html).toContain('Demo payment: no money moves');
  const chosen = await fetch(new URL('answer', handOver.url), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...hiddenFields(html), action }),
  });
  const location = chosen.headers.get('location');
  if (location !== null) {
    const { searchParams } = new URL(location);
    return { url: location, fields: Object.fromEntries(searchParams) };
  }
  const back = await chosen.text();
  const [, url = ''] = /<form method="post" action="([^"]*)"/.exec(back) ?? [];
  return { url, fields: hiddenFields(back) };
}

/** The hidden fields of a page. */
export function hiddenFields(html: string): Record<string, string> {
  const fields = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  const plain = (text: string) =>
    text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, plain(value)]));
}
