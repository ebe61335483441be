import { readJson } from '../call-service.ts';
import type { WhatsAppAccount } from '../settings/message-settings.ts';
import { z } from '../zod.ts';
import { askCarrier, isForEver, ServiceError } from './service-error.ts';

/** A message of WhatsApp's Cloud API: outside of a conversation only a registered template may be sent. */
export interface TemplateMessage {
  /** 923XXXXXXXXX */
  to: string;
  template: string;
  /** The values of its text, in order. */
  values: readonly string[];
  /** What its buttons send back when they are pressed, in order. */
  payloads: readonly string[];
}

const taken = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(500) })).min(1) });
const failed = z.object({ error: z.object({ code: z.number().int() }) });

/** Errors that pass by themselves, whatever the HTTP status: limits that were reached, and the service being away. */
const PASSING: readonly number[] = [1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 133004];

/** @returns the message's id at WhatsApp @throws ServiceError */
export async function sendTemplate(account: WhatsAppAccount, message: TemplateMessage): Promise<string> {
  const { url, version, phoneNumberId, token, seconds } = account;
  const { status, text } = await askCarrier(
    `${url}/${version}/${phoneNumberId}/messages`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(message, account.language)),
    },
    seconds,
  );
  const answer = readJson(text);
  const done = taken.safeParse(answer);
  const [sent] = status < 400 && done.success ? done.data.messages : [];
  if (sent) return sent.id;
  const error = failed.safeParse(answer).data?.error.code;
  const name = error === undefined ? `HTTP_${status}` : `WHATSAPP_${error}`;
  const isRefused = isForEver(status) && !(error !== undefined && PASSING.includes(error));
  throw new ServiceError(
    name,
    isRefused ? `WhatsApp refused it${error === undefined ? '' : ` (error ${error})`}.` : null,
  );
}

function bodyOf({ to, template, values, payloads }: TemplateMessage, language: string) {
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to,
    type: 'template',
    template: {
      name: template,
      language: { code: language },
      components: [
        { type: 'body', parameters: values.map((text) => ({ type: 'text', text })) },
        ...payloads.map((payload, index) => ({
          type: 'button',
          sub_type: 'quick_reply',
          index: String(index),
          parameters: [{ type: 'payload', payload }],
        })),
      ],
    },
  };
}
