import type { SmsService } from '../settings/message-settings.ts';
import { askCarrier, isForEver, ServiceError } from './service-error.ts';

export interface Sms {
  /** +923XXXXXXXXX */
  mobile: string;
  text: string;
  /** The same each time that this message is tried. */
  id: string;
}

/** Fills the placeholders of a setting in one go: what a message says is never read as a placeholder. */
function fill(pattern: string, { mobile, text, id }: Sms, key: string): string {
  const values: Readonly<Record<string, string>> = {
    to: mobile.replace('+', ''),
    local: mobile.replace(/^\+92/, '0'),
    text,
    id,
    key,
  };
  return pattern.replace(/\{(to|local|text|id|key)\}/g, (all, name: string) => values[name] ?? all);
}

function fillAll(patterns: Readonly<Record<string, string>>, sms: Sms, key: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(patterns).map(([name, pattern]) => [name, fill(pattern, sms, key)]),
  );
}

/** The request that the settings make of a message. Each value is escaped as the way it is sent asks for. */
export function smsRequest({ url, method, body, headers, fields, key }: SmsService, sms: Sms) {
  const values = fillAll(fields, sms, key);
  if (method === 'GET') {
    const address = new URL(url);
    for (const [name, value] of Object.entries(values)) address.searchParams.append(name, value);
    return { method, url: address.href, headers: fillAll(headers, sms, key) };
  }
  const isJson = body === 'json';
  return {
    method,
    url,
    headers: {
      'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
      ...fillAll(headers, sms, key),
    },
    body: isJson ? JSON.stringify(values) : new URLSearchParams(values).toString(),
  };
}

/** Sends an SMS by the one service of the settings. @throws ServiceError */
export async function sendSms(service: SmsService, sms: Sms): Promise<void> {
  const { url, ...request } = smsRequest(service, sms);
  const { status, text } = await askCarrier(url, request, service.seconds);
  const isTaken = status < 300 && (service.taken === undefined || text.includes(service.taken));
  if (isTaken) return;
  throw new ServiceError(
    `HTTP_${status}`,
    isForEver(status) ? `The SMS service refused it (${status}).` : null,
  );
}
