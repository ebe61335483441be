import { createHmac, randomUUID } from 'node:crypto';
import type { HeldPayments } from './held-payments.ts';
import { paymentPage, refusalPage } from './payment-page.ts';
import {
  type Action,
  type Answer,
  type Call,
  type DemoKeys,
  type DemoPayment,
  isAction,
  readFields,
  sendJson,
} from './types.ts';

/** Safepay's hosted checkout, version 3, as the shop sees it. */

interface Tools {
  payments: HeldPayments;
  keys: DemoKeys['safepay'];
  /** Where the state stands in a report: Safepay has both. */
  reportAs: 'data' | 'tracker';
  /** Sends a message to the shop. */
  tell: (body: string, signature: string) => void;
}

export function answerAsSafepay(call: Call, tools: Tools): Answer | null {
  const { method, path } = call;
  if (path === '/embedded/' && method === 'GET') return showPage(call, tools);
  if (path === '/embedded/answer' && method === 'POST') return takeAction(call, tools);
  const isAsked =
    path === '/order/payments/v3/' ||
    path === '/client/passport/v1/token' ||
    path.startsWith('/reporter/api/v1/payments/');
  if (!isAsked) return null;
  if (call.headers['x-sfpy-merchant-secret'] !== tools.keys.secretKey) {
    return sendJson({ status: { errors: ['unauthorized'], message: 'The secret key is wrong.' } }, 401);
  }
  if (method === 'POST' && path === '/order/payments/v3/') return openSession(call, tools);
  if (method === 'POST' && path === '/client/passport/v1/token')
    return sendJson({ data: `tbt_${randomUUID()}` });
  return report(path.slice(path.lastIndexOf('/') + 1), tools);
}

function openSession({ body }: Call, { payments, keys }: Tools): Answer {
  const { merchant_api_key, intent, mode, currency, amount, metadata } = readFields(body);
  const isWhole =
    merchant_api_key === keys.apiKey &&
    typeof intent === 'string' &&
    mode === 'payment' &&
    currency === 'PKR' &&
    typeof amount === 'number' &&
    Number.isInteger(amount) &&
    amount > 0;
  if (!isWhole) return sendJson({ status: { errors: ['bad request'], message: 'A field is wrong.' } }, 400);
  const { order_id: order } = readFields(JSON.stringify(metadata));
  const token = `track_${randomUUID()}`;
  payments.hold({ gateway: 'Safepay', token, amountPaisa: amount, order: String(order), returnUrl: '' });
  return sendJson({ data: { tracker: { token, environment: 'sandbox', state: 'TRACKER_STARTED' } } });
}

const STATES = { waiting: 'TRACKER_STARTED', paid: 'TRACKER_ENDED', failed: 'TRACKER_FAILED' } as const;

function report(token: string, { payments, reportAs }: Tools): Answer {
  const payment = payments.byToken.get(token);
  if (payment?.gateway !== 'Safepay') return sendJson({ status: { message: 'tracker not found' } }, 404);
  const tracker = {
    token,
    state: STATES[payment.state],
    // It names an amount from the beginning on.
    purchase_totals: { quote_amount: { currency: 'PKR', amount: payment.paidPaisa || payment.amountPaisa } },
    metadata: { order_id: { value: payment.order } },
    reference: payment.reference,
  };
  return sendJson({ data: reportAs === 'tracker' ? { tracker } : tracker });
}

function showPage({ query }: Call, { payments }: Tools): Answer {
  const payment = payments.byToken.get(query.get('tracker') ?? '');
  if (payment?.gateway !== 'Safepay' || !query.get('tbt')?.startsWith('tbt_')) {
    return refusalPage('This payment is not known. Please go back to the shop and begin again.');
  }
  const redirects = {
    redirect_url: query.get('redirect_url') ?? '',
    cancel_url: query.get('cancel_url') ?? '',
  };
  return paymentPage(payment, { tracker: payment.token, ...redirects });
}

function takeAction({ body }: Call, tools: Tools): Answer {
  const form = new URLSearchParams(body);
  const payment = tools.payments.byToken.get(form.get('tracker') ?? '');
  const action = form.get('action') ?? '';
  if (!payment || !isAction(action)) return refusalPage('This payment is not known.');
  tools.payments.carryOut(payment, action, () => tellPaid(payment, action, tools));
  if (action === 'fail') tell(payment, 'payment.failed', tools);
  if (action === 'wrong-signature') {
    const forger = { ...tools, keys: { ...tools.keys, webhookSecret: 'a secret of somebody else' } };
    tell({ ...payment, state: 'paid' }, 'payment.succeeded', forger);
  }
  const wanted = form.get(action === 'leave' ? 'cancel_url' : 'redirect_url') ?? '';
  const separator = wanted.includes('?') ? '&' : '?';
  const location = action === 'leave' ? wanted : `${wanted}${separator}tracker=${payment.token}`;
  if (!isAddress(wanted)) return refusalPage('The shop said no address to go back to.');
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' };
}

/** A page of the web, or one of the site that shows this page. */
function isAddress(address: string): boolean {
  return /^\/(?![/\\])/.test(address) || /^https?:\/\//.test(address);
}

function tellPaid(payment: DemoPayment, action: Action, tools: Tools): void {
  const message = tell(payment, 'payment.succeeded', tools);
  if (action === 'twice') tools.tell(...message);
}

function tell(payment: DemoPayment, type: string, tools: Tools): [string, string] {
  const body = JSON.stringify({
    token: `evt_${randomUUID()}`,
    version: '2.0.0',
    type,
    data: {
      tracker: payment.token,
      state: STATES[payment.state],
      amount: payment.paidPaisa || payment.amountPaisa,
      currency: 'PKR',
    },
  });
  const signature = createHmac('sha512', tools.keys.webhookSecret).update(body).digest('hex');
  tools.tell(body, signature);
  return [body, signature];
}
