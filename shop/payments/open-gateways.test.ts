import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../server/demo-gateway/types.ts';
import {
  chooseAtGateway,
  DEMO_KEYS,
  gatewaySettings,
  openDemoGateway,
} from '../../tests/support/demo-gateway.ts';
import type { ServiceReply } from '../call-service.ts';
import { readSettings } from '../settings/settings.ts';
import { openGateways } from './open-gateways.ts';
import type { FormFields, PaymentGateway } from './port.ts';
import { GATEWAYS, type GatewayName, judgeStatement } from './rules.ts';
import { signJazzCash } from './signatures.ts';

const demo = await openDemoGateway();
const gateways = openGateways(readSettings(gatewaySettings(demo.url)));
const AMOUNT = 195_000;
const RETURN = 'http://shop.example/order/1042-x/return';

function portOf(name: GatewayName): PaymentGateway {
  const gateway = gateways.get(name);
  if (!gateway) throw new Error(`${name} is not open.`);
  return gateway;
}

function answered<T>(reply: ServiceReply<T>): T {
  if (reply.outcome !== 'answered') throw new Error(reply.text);
  return reply.value;
}

/** Opens an attempt and presses a button at the gateway. */
async function pay(gateway: PaymentGateway, action: Action) {
  const { token } = answered(await gateway.open({ orderNumber: 1042, amountPaisa: AMOUNT }));
  const payment = { token, orderNumber: 1042, amountPaisa: AMOUNT, openedAt: new Date() };
  const urls = { returnUrl: RETURN, cancelUrl: `${RETURN}?left` };
  const handOver = answered(await gateway.handOver({ ...payment, ...urls }));
  const back = await chooseAtGateway(handOver, action);
  return { token, handOver, back };
}

async function verdictOf(gateway: PaymentGateway, token: string) {
  return judgeStatement(answered(await gateway.inquire(token)), AMOUNT);
}

describe.each(GATEWAYS)('through %s', (name) => {
  const gateway = portOf(name);

  test.each([
    ['succeed', 'paid'],
    ['twice', 'paid'],
    ['fail', 'failed'],
    ['leave', 'pending'],
    ['slow', 'pending'],
    ['wrong-amount', 'wrong-amount'],
    ['wrong-signature', 'pending'],
  ] as const)('who chooses “%s” leaves an attempt that is %s', async (action, kind) => {
    const { token, back } = await pay(gateway, action);
    expect(back.url.startsWith(RETURN)).toBe(true);
    expect((await verdictOf(gateway, token)).kind).toBe(kind);
  });

  test('an attempt that the gateway hears of later is paid then', async () => {
    const { token } = await pay(gateway, 'slow');
    demo.payments.finishLate();
    expect((await verdictOf(gateway, token)).kind).toBe('paid');
  });

  test('the browser brings back whose attempt it is', async () => {
    const { token, back } = await pay(gateway, 'succeed');
    expect(gateway.readReturn(back.fields)).toEqual({
      token,
      signedPaisa: name === 'jazzcash' ? AMOUNT : null,
    });
    expect(gateway.readReturn({})).toBeNull();
    expect(gateway.readReturn({ tracker: '../../admin', pp_TxnRefNo: 'T1' })).toBeNull();
  });

  test.each(['silent', 'answer-lost', 'unreadable', 'endless', 'error'] as const)(
    'a gateway that is %s says nothing of an attempt',
    async (fault) => {
      const { token } = await pay(gateway, 'succeed');
      demo.fault = fault;
      expect(await gateway.inquire(token)).toMatchObject({ outcome: 'unknown' });
    },
  );

  test('an attempt that the gateway does not know is not paid', async () => {
    const { token } = await pay(gateway, 'succeed');
    demo.payments.byToken.clear();
    const reply = await gateway.inquire(token);
    expect(reply.outcome).not.toBe('answered');
  });

  test('with other keys nothing is answered, and no text has a key in it', async () => {
    const wrong = { SAFEPAY_SECRET_KEY: 'other-key', JAZZCASH_SALT: 'other-key' };
    const other = openGateways(readSettings({ ...gatewaySettings(demo.url), ...wrong })).get(name);
    const { token } = await pay(gateway, 'succeed');
    const reply = await other?.inquire(token);
    expect(reply).toMatchObject({ outcome: expect.stringMatching(/unknown|not-done/) });
    expect(JSON.stringify(reply)).not.toContain('other-key');
  });
});

describe('Safepay', () => {
  const gateway = portOf('safepay');

  test('is shown no more than the order’s number, and comes back to an address without a query', async () => {
    const { handOver } = await pay(gateway, 'leave');
    const { searchParams } = new URL(handOver.url);
    expect(searchParams.get('redirect_url')).toBe(RETURN);
    expect(searchParams.get('environment')).toBe('sandbox');
    expect([...demo.payments.byToken.values()]).toMatchObject([{ order: '1042', amountPaisa: AMOUNT }]);
  });

  test('is understood with the state of a tracker in either place', async () => {
    demo.reportAs = 'data';
    const { token } = await pay(gateway, 'succeed');
    expect((await verdictOf(gateway, token)).kind).toBe('paid');
  });

  test('is read in a message only when it is signed with the webhook’s secret', () => {
    const token = 'track_0123456789';
    const body = Buffer.from(
      JSON.stringify({ token: 'evt_1', type: 'payment.succeeded', data: { tracker: token } }),
    );
    const signed = (secret: string) => createHmac('sha512', secret).update(body).digest('hex');
    const { webhookSecret } = DEMO_KEYS.safepay;
    expect(gateway.readMessage?.(body, signed(webhookSecret))).toEqual({ event: 'evt_1', token });
    expect(gateway.readMessage?.(body, signed('forged'))).toBeNull();
    expect(gateway.readMessage?.(body, undefined)).toBeNull();
    expect(gateway.readMessage?.(Buffer.from('{}'), signed(webhookSecret))).toBeNull();
  });
});

describe('JazzCash', () => {
  const gateway = portOf('jazzcash');

  test('is not believed where its answer to the browser is changed or forged', async () => {
    const { back } = await pay(gateway, 'succeed');
    expect(gateway.readReturn({ ...back.fields, pp_Amount: '1' })).toBeNull();
    const forged = await pay(gateway, 'wrong-signature');
    expect(gateway.readReturn(forged.back.fields)).toBeNull();
  });

  test('has signed an amount only where it is in rupees', async () => {
    const signed = { pp_TxnRefNo: 'T2026112214050012345', pp_Amount: '195000', pp_ResponseCode: '000' };
    const bring = (fields: FormFields) =>
      gateway.readReturn(signJazzCash({ ...signed, ...fields }, DEMO_KEYS.jazzCash.salt))?.signedPaisa;
    expect(bring({})).toBe(AMOUNT);
    expect(bring({ pp_TxnCurrency: 'PKR' })).toBe(AMOUNT);
    expect(bring({ pp_TxnCurrency: 'USD' })).toBeNull();
    expect(bring({ pp_ResponseCode: '199' })).toBeNull();
  });

  test('that names no amount when it is asked makes nothing paid by that alone', async () => {
    demo.namesAmount = false;
    const { token } = await pay(gateway, 'succeed');
    expect(answered(await gateway.inquire(token))).toMatchObject({ state: 'paid', amountPaisa: null });
    expect((await verdictOf(gateway, token)).kind).toBe('wrong-amount');
  });

  test('gives each attempt a name of its own of at most 20 letters and digits', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 20 }, () => gateway.open({ orderNumber: 1, amountPaisa: 1 })),
    );
    for (const reply of tokens) expect(answered(reply).token).toMatch(/^T\d{19}$/);
  });
});
