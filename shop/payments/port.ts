import type { ServiceReply } from '../call-service.ts';
import type { GatewayName, GatewayStatement } from './rules.ts';

/** What is to be paid for an order. */
export interface PaymentRequest {
  orderNumber: number;
  amountPaisa: number;
}

/** An attempt to pay that has the gateway's name. */
export interface OpenPayment extends PaymentRequest {
  /** The gateway's name for the attempt. */
  token: string;
  openedAt: Date;
  /** Where the browser comes back to, after paying and without having paid. */
  returnUrl: string;
  cancelUrl: string;
}

/** Where the browser goes to pay: by a link, or by posting these fields. */
export type HandOver = { method: 'GET'; url: string } | { method: 'POST'; url: string; fields: FormFields };
export type FormFields = Readonly<Record<string, string>>;

/** What a browser that comes back says. It proves nothing: the gateway is asked. */
export interface ReturnedPayment {
  token: string;
  /** What was paid by a message that the gateway has signed; null where it signs none. */
  signedPaisa: number | null;
}

export interface GatewayMessage {
  /** The gateway's name for this message, the same however often it is delivered. */
  event: string;
  token: string;
}

/** One payment gateway. Each request ends by itself after the setting PAYMENT_SECONDS; none is repeated. */
export interface PaymentGateway {
  name: GatewayName;
  /** Origins that a form of the shop leads to, for the Content-Security-Policy. */
  formOrigin: string | null;
  /** Asks something that moves no money. @returns in a sentence that the keys are taken */
  check(): Promise<ServiceReply<string>>;
  /** Announces an attempt. Nothing is paid by it. @returns the gateway's name for it, to be stored before anybody goes there */
  open(request: PaymentRequest): Promise<ServiceReply<{ token: string }>>;
  /** Where the browser goes to pay. May be asked again for the same attempt. */
  handOver(payment: OpenPayment): Promise<ServiceReply<HandOver>>;
  /** Asks what became of an attempt. This alone makes an order paid. */
  inquire(token: string): Promise<ServiceReply<GatewayStatement>>;
  /** Reads what a browser brings back; null for what is not whole, or not signed by the gateway. */
  readReturn(fields: FormFields): ReturnedPayment | null;
  /** Reads a message of the gateway; null where it is not signed by it. Null where the gateway sends none. */
  readMessage: ((body: Buffer, signature: string | undefined) => GatewayMessage | null) | null;
}
