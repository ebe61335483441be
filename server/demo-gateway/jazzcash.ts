import { createHmac } from 'node:crypto';
import type { HeldPayments } from './held-payments.ts';
import { paymentPage, refusalPage, returnPage } from './payment-page.ts';
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

/** JazzCash's page redirection and status inquiry, as the shop sees them. */

const FORM = '/CustomerPortal/transactionmanagement/merchantform/';
const INQUIRY = '/ApplicationAPI/API/PaymentInquiry/Inquire';

interface Tools {
  payments: HeldPayments;
  keys: DemoKeys['jazzCash'];
  /** Whether an inquiry names the amount: some accounts' answers do not. */
  namesAmount: boolean;
  /** Posts a form to the shop behind the browser's back. */
  post: (url: string, fields: Readonly<Record<string, string>>) => void;
}

export function answerAsJazzCash(call: Call, tools: Tools): Answer | null {
  if (call.method !== 'POST') return null;
  if (call.path === FORM) return takeForm(call, tools);
  if (call.path === `${FORM}answer`) return takeAction(call, tools);
  return call.path === INQUIRY ? inquire(call, tools) : null;
}

function hashOf(fields: Readonly<Record<string, string>>, salt: string): string {
  const names = Object.keys(fields).filter((name) => /^pp/.test(name) && name !== 'pp_SecureHash');
  const values = names
    .sort()
    .map((name) => fields[name])
    .filter((value) => value);
  return createHmac('sha256', salt)
    .update(`${salt}&${values.join('&')}`)
    .digest('hex')
    .toUpperCase();
}

const REQUIRED = [
  'pp_Version',
  'pp_TxnType',
  'pp_Language',
  'pp_MerchantID',
  'pp_Password',
  'pp_TxnRefNo',
  'pp_Amount',
  'pp_TxnCurrency',
  'pp_TxnDateTime',
  'pp_TxnExpiryDateTime',
  'pp_BillReference',
  'pp_Description',
  'pp_ReturnURL',
];

function takeForm({ body }: Call, { payments, keys }: Tools): Answer {
  const form = Object.fromEntries(new URLSearchParams(body));
  const missing = REQUIRED.find((name) => !form[name]);
  if (missing) return refusalPage(`110: ${missing} is missing.`);
  if (form.pp_MerchantID !== keys.merchantId || form.pp_Password !== keys.password) {
    return refusalPage('101: The merchant is not known.');
  }
  if (form.pp_SecureHash?.toUpperCase() !== hashOf(form, keys.salt))
    return refusalPage('115: The hash is wrong.');
  const { pp_TxnRefNo: token = '', pp_Amount = '', pp_BillReference: order = '', pp_ReturnURL = '' } = form;
  if (!/^\d+$/.test(pp_Amount) || !/^[A-Za-z0-9]{1,20}$/.test(token))
    return refusalPage('110: A field is wrong.');
  const amountPaisa = Number(pp_Amount);
  const payment =
    payments.byToken.get(token) ??
    payments.hold({ gateway: 'JazzCash', token, amountPaisa, order, returnUrl: pp_ReturnURL });
  return paymentPage(payment, { token });
}

function takeAction({ body }: Call, tools: Tools): Answer {
  const form = new URLSearchParams(body);
  const payment = tools.payments.byToken.get(form.get('token') ?? '');
  const action = form.get('action') ?? '';
  if (payment?.gateway !== 'JazzCash' || !isAction(action)) return refusalPage('This payment is not known.');
  tools.payments.carryOut(payment, action, () => {});
  const fields = returned(payment, action, tools);
  if (action === 'twice') tools.post(payment.returnUrl, fields);
  return returnPage(payment.returnUrl, fields);
}

const CODES: Readonly<Record<Action, readonly [string, string]>> = {
  succeed: ['000', 'Thank you for using JazzCash, your transaction was successful.'],
  fail: ['199', 'The wallet has not enough money.'],
  leave: ['112', 'The transaction was cancelled.'],
  slow: ['157', 'The transaction is pending.'],
  twice: ['000', 'Thank you for using JazzCash, your transaction was successful.'],
  'wrong-amount': ['000', 'Thank you for using JazzCash, your transaction was successful.'],
  'wrong-signature': ['000', 'Thank you for using JazzCash, your transaction was successful.'],
};

function returned(payment: DemoPayment, action: Action, { keys }: Tools): Record<string, string> {
  const [code, words] = CODES[action];
  const fields: Record<string, string> = {
    pp_Version: '1.1',
    pp_TxnType: 'MWALLET',
    pp_Language: 'EN',
    pp_MerchantID: keys.merchantId,
    pp_TxnRefNo: payment.token,
    pp_Amount: String(payment.paidPaisa || payment.amountPaisa),
    pp_TxnCurrency: 'PKR',
    pp_BillReference: payment.order,
    pp_ResponseCode: code,
    pp_ResponseMessage: words,
    pp_RetreivalReferenceNo: payment.reference,
    ppmpf_1: '',
  };
  const salt = action === 'wrong-signature' ? 'a salt of somebody else' : keys.salt;
  return { ...fields, pp_SecureHash: hashOf(fields, salt) };
}

const OUTCOMES = {
  waiting: ['157', 'Pending', 'The transaction is pending.'],
  paid: ['121', 'Completed', 'The transaction is completed.'],
  failed: ['199', 'Failed', 'The transaction failed.'],
} as const;

function inquire({ body }: Call, { payments, keys, namesAmount }: Tools): Answer {
  const asked = readFields(body);
  const fields = Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  const isOurs = fields.pp_MerchantID === keys.merchantId && fields.pp_Password === keys.password;
  if (!isOurs || fields.pp_SecureHash !== hashOf(fields, keys.salt)) {
    return sendJson({ pp_ResponseCode: '115', pp_ResponseMessage: 'The hash is wrong.' });
  }
  const payment = payments.byToken.get(fields.pp_TxnRefNo ?? '');
  if (payment?.gateway !== 'JazzCash') {
    return sendJson({ pp_ResponseCode: '199', pp_ResponseMessage: 'The transaction is not known.' });
  }
  const [code, status, words] = OUTCOMES[payment.state];
  const answer: Record<string, string> = {
    pp_ResponseCode: '000',
    pp_ResponseMessage: 'The inquiry succeeded.',
    pp_PaymentResponseCode: code,
    pp_PaymentResponseMessage: words,
    pp_Status: status,
    pp_RetrievalReferenceNo: payment.reference,
    ...(namesAmount && {
      pp_Amount: String(payment.paidPaisa || payment.amountPaisa),
      pp_TxnCurrency: 'PKR',
    }),
  };
  return sendJson({ ...answer, pp_SecureHash: hashOf(answer, keys.salt) });
}
