import { describe, expect, test } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { smsRequest } from './send-sms.ts';

const service = (environment: Record<string, string>) => {
  const { sms } = readSettings({ SMS_URL: 'https://sms.example/send?user=saman', ...environment }).messages;
  if (!sms) throw new Error('There is no SMS service.');
  return sms;
};
const sms = { mobile: '+923012345678', text: 'Rs. 5 & {to}="x" 100%\nکڑاہی', id: 'order-sent-1' };

describe('an SMS is asked for as the settings say', () => {
  test('as a form', () => {
    const request = smsRequest(
      service({ SMS_FIELDS: '{"to":"{local}","msg":"{text}","from":"SAMAN"}' }),
      sms,
    );
    expect(request).toMatchObject({ method: 'POST', url: 'https://sms.example/send?user=saman' });
    expect(Object.fromEntries(new URLSearchParams(request.body))).toEqual({
      to: '03012345678',
      msg: sms.text,
      from: 'SAMAN',
    });
  });

  test('as JSON with a key in its header', () => {
    const request = smsRequest(
      service({
        SMS_BODY: 'json',
        SMS_HEADERS: '{"Authorization":"Bearer key"}',
        SMS_FIELDS: '{"t":"{text}","id":"{id}"}',
      }),
      sms,
    );
    expect(request.headers).toEqual({ 'content-type': 'application/json', Authorization: 'Bearer key' });
    expect(JSON.parse(request.body ?? '')).toEqual({ t: sms.text, id: 'order-sent-1' });
  });

  test('in the address', () => {
    const { url, ...request } = smsRequest(service({ SMS_METHOD: 'GET' }), sms);
    expect(request).toEqual({ method: 'GET', headers: {} });
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      user: 'saman',
      to: '923012345678',
      text: sms.text,
    });
  });
});

test.each([
  ['SMS_FIELDS', '{"to":1}'],
  ['SMS_FIELDS', 'to={to}'],
  ['SMS_HEADERS', '[]'],
  ['MESSAGES_SMS', 'sent, lost'],
  ['WHATSAPP_TEMPLATES', 'sent'],
])('a setting %s of %s is refused', (name, text) => {
  expect(() => readSettings({ [name]: text })).toThrow(`The setting ${name}`);
});

test('what is of no use without another setting is refused', () => {
  expect(() => readSettings({ MESSAGES_SMS: 'sent' })).toThrow('The setting SMS_URL is missing');
  expect(() => readSettings({ WHATSAPP_TOKEN: 'token' })).toThrow(
    'The setting WHATSAPP_PHONE_NUMBER_ID is missing',
  );
});
