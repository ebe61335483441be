import { randomInt } from 'node:crypto';
import {
  answered,
  callService,
  onAnswer,
  quote,
  type ServiceLine,
  type ServiceReply,
  textOrNumber,
} from '../call-service.ts';
import { TIME_ZONE } from '../rules.ts';
import type { JazzCashAccount } from '../settings/payment-settings.ts';
import { z } from '../zod.ts';
import type { FormFields, OpenPayment, PaymentGateway } from './port.ts';
import { CURRENCY, type GatewayStatement } from './rules.ts';
import { isSignedByJazzCash, signJazzCash } from './signatures.ts';

const LONGEST_ANSWER = 64 * 1024;

/** How long somebody may take who has the form (milliseconds). */
const FORM_LIVES = 60 * 60_000;

/** T and the time, then five digits: at most 20 letters and digits, and never used twice. */
const REFERENCE = /^T\d{14,19}$/;

const text = textOrNumber.nullish().transform((value) => value ?? '');

/** The answer of the status inquiry, as public clients of it read it: the spelling of the number differs. */
const inquiry = z.looseObject({
  pp_ResponseCode: text,
  pp_ResponseMessage: text,
  pp_PaymentResponseCode: text,
  pp_PaymentResponseMessage: text,
  pp_Status: text,
  pp_TxnRefNo: text,
  pp_Amount: text,
  pp_TxnCurrency: text,
  pp_RetrievalReferenceNo: text,
  pp_RetreivalReferenceNo: text,
  pp_SecureHash: text,
});
type Inquiry = z.infer<typeof inquiry>;

const PAID: readonly string[] = ['000', '121'];
const PENDING: readonly string[] = ['124', '157', '210'];
/** Of the inquiry itself: it was not understood, and says nothing of the payment. */
const ASKED_WRONGLY: readonly string[] = ['101', '110', '115'];

/** JazzCash's page redirection, version 1.1: mobile wallets. Amounts are paisa without a point. */
export function openJazzCash(account: JazzCashAccount, seconds: number): PaymentGateway {
  const { formUrl, statusUrl, merchantId, password, salt } = account;
  const line: ServiceLine = {
    name: 'JazzCash',
    seconds,
    secrets: [password, salt],
    longestAnswer: LONGEST_ANSWER,
  };
  return {
    name: 'jazzcash',
    formOrigin: URL.canParse(formUrl) ? new URL(formUrl).origin : null,
    check() {
      const fields = {
        pp_MerchantID: merchantId,
        pp_Password: password,
        pp_TxnRefNo: newReference(new Date()),
      };
      const body = signJazzCash(fields, salt);
      return onAnswer(
        callService(line, { method: 'POST', url: statusUrl, body }, inquiry),
        (said): ServiceReply<string> => {
          // It names no such payment: what counts is that it understood who asks.
          const isSigned = said.pp_SecureHash === '' || isSignedByJazzCash(textsOf(said), salt);
          const code = said.pp_ResponseCode;
          return code !== '' && !ASKED_WRONGLY.includes(code) && isSigned
            ? answered('JazzCash takes the account and the salt.')
            : { outcome: 'unknown', text: quote(line, said.pp_ResponseMessage || `code ${code}`) };
        },
      );
    },
    // The shop itself names the attempt: JazzCash hears of it from the browser's form.
    open: async () => answered({ token: newReference(new Date()) }),
    handOver: async (payment) =>
      answered({ method: 'POST', url: formUrl, fields: signJazzCash(formOf(payment, account), salt) }),
    inquire: (token) => {
      const fields = { pp_MerchantID: merchantId, pp_Password: password, pp_TxnRefNo: token };
      const body = signJazzCash(fields, salt);
      return onAnswer(callService(line, { method: 'POST', url: statusUrl, body }, inquiry), (said) =>
        toStatement(line, said, token, salt),
      );
    },
    readReturn(fields) {
      const { pp_TxnRefNo: token = '', pp_Amount: amount = '', pp_TxnCurrency: currency } = fields;
      if (!REFERENCE.test(token) || !isSignedByJazzCash(fields, salt)) return null;
      // A sum in another currency is no amount: then nothing is paid by it.
      const isPaid = PAID.includes(fields.pp_ResponseCode ?? '') && (currency || CURRENCY) === CURRENCY;
      return { token, signedPaisa: isPaid ? readPaisa(amount) : null };
    },
    readMessage: null,
  };
}

function formOf(
  { token, orderNumber, amountPaisa, openedAt, returnUrl }: OpenPayment,
  account: JazzCashAccount,
): FormFields {
  return {
    pp_Version: '1.1',
    pp_TxnType: 'MWALLET',
    pp_Language: 'EN',
    pp_MerchantID: account.merchantId,
    pp_SubMerchantID: '',
    pp_Password: account.password,
    pp_BankID: 'TBANK',
    pp_ProductID: 'RETL',
    pp_TxnRefNo: token,
    pp_Amount: String(amountPaisa),
    pp_TxnCurrency: CURRENCY,
    pp_TxnDateTime: toJazzCashTime(openedAt),
    pp_TxnExpiryDateTime: toJazzCashTime(new Date(openedAt.getTime() + FORM_LIVES)),
    pp_BillReference: `order${orderNumber}`,
    pp_Description: `Order ${orderNumber}`,
    pp_ReturnURL: returnUrl,
    ppmpf_1: '',
    ppmpf_2: '',
    ppmpf_3: '',
    ppmpf_4: '',
    ppmpf_5: '',
  };
}

function toStatement(
  line: ServiceLine,
  said: Inquiry,
  token: string,
  salt: string,
): ServiceReply<GatewayStatement> {
  const unclear = (words: string) => ({ outcome: 'unknown', text: quote(line, words) }) as const;
  if (said.pp_TxnRefNo !== '' && said.pp_TxnRefNo !== token) {
    return { outcome: 'unknown', text: 'JazzCash answered about another payment.' };
  }
  if (said.pp_SecureHash !== '' && !isSignedByJazzCash(textsOf(said), salt)) {
    return { outcome: 'unknown', text: 'JazzCash’s answer is not signed with the shop’s salt.' };
  }
  const words = said.pp_PaymentResponseMessage || said.pp_ResponseMessage;
  // The code of the payment stands beside that of the inquiry; older accounts have one for both.
  const code = said.pp_PaymentResponseCode;
  if (said.pp_ResponseCode !== '000' || code === '') {
    if (code !== '' || !PENDING.includes(said.pp_ResponseCode)) {
      const why = ASKED_WRONGLY.includes(said.pp_ResponseCode) ? 'the question was refused' : words;
      return unclear(why === '' ? `code ${said.pp_ResponseCode}` : why);
    }
  }
  const isPaid = PAID.includes(code) && ['', 'completed'].includes(said.pp_Status.toLowerCase());
  const isPending = code === '' || PENDING.includes(code) || said.pp_Status.toLowerCase() === 'pending';
  return answered({
    state: isPaid ? 'paid' : isPending ? 'pending' : 'failed',
    amountPaisa: said.pp_Amount === '' ? null : readPaisa(said.pp_Amount),
    currency: said.pp_Amount === '' ? null : said.pp_TxnCurrency || CURRENCY,
    reference: said.pp_RetrievalReferenceNo || said.pp_RetreivalReferenceNo,
    text: quote(line, words || `code ${code}`),
  });
}

/** Whole paisa; null for what is no such number. */
function readPaisa(amount: string): number | null {
  return /^\d{1,15}$/.test(amount) ? Number(amount) : null;
}

function textsOf(answer: Inquiry): FormFields {
  const texts = Object.entries(answer).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '',
  ]);
  return Object.fromEntries(texts);
}

function newReference(now: Date): string {
  return `T${toJazzCashTime(now)}${String(randomInt(100_000)).padStart(5, '0')}`;
}

/** `20261122140500`, by the clock of Pakistan. */
function toJazzCashTime(moment: Date): string {
  const local = new Intl.DateTimeFormat('sv-SE', {
    timeZone: TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return local.format(moment).replace(/\D/g, '');
}
