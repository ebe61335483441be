import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

export const newcomer = {
  name: 'Ayesha Khan',
  email: 'Ayesha@Example.com',
  password: 'chai with elaichi',
  confirmPassword: 'chai with elaichi',
  mobile: '0301-2345678',
  address: 'House 1, Street 2',
  province: 'Sindh',
  city: 'Karachi',
};

/** Sends JSON as a browser would, with the cookie where one is given. */
export function send(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  { body, cookie, headers = {} }: { body?: object; cookie?: string; headers?: Record<string, string> } = {},
) {
  return app.inject({
    method,
    url,
    headers: { ...headers, ...(cookie ? { cookie } : {}) },
    ...(body ? { payload: body } : {}),
  });
}

export function register(app: FastifyInstance, changes: object = {}) {
  return send(app, 'POST', '/api/reglogin/register', { body: { ...newcomer, ...changes } });
}

export function logIn(
  app: FastifyInstance,
  email: string,
  password: string,
  from = '127.0.0.1',
  device = '',
) {
  return app.inject({
    method: 'POST',
    url: '/api/reglogin/login',
    payload: { email, password },
    remoteAddress: from,
    headers: device ? { cookie: device } : {},
  });
}

/** The session's cookie of an answer, as the browser sends it back; empty when the answer set none. */
export function cookieOf(response: LightMyRequestResponse): string {
  const [cookie] = response.cookies;
  return cookie ? `${cookie.name}=${cookie.value}` : '';
}

/** The cookie that an answer made a browser known by, as it sends it back; empty when the answer set none. */
export function deviceOf(response: LightMyRequestResponse): string {
  const device = response.cookies.find(({ name }) => name.endsWith('device'));
  return device ? `${device.name}=${device.value}` : '';
}

/** Opens the newcomer's account and signs in. @returns the cookie */
export async function signIn(app: FastifyInstance, changes: Partial<typeof newcomer> = {}): Promise<string> {
  const { email, password } = { ...newcomer, ...changes };
  await register(app, { ...changes, confirmPassword: password });
  return cookieOf(await logIn(app, email, password));
}

/** Lets time pass for all that ends by itself: sessions, links of mails, pauses, and mails that wait. */
export async function passMinutes(db: Database, minutes: number): Promise<void> {
  const earlier = (column: string) => sql<Date>`${sql.ref(column)} - make_interval(mins => ${minutes})`;
  await db
    .updateTable('sessions')
    .set({ expires_at: earlier('expires_at') })
    .execute();
  await db
    .updateTable('password_resets')
    .set({ expires_at: earlier('expires_at') })
    .execute();
  await db
    .updateTable('email_confirmations')
    .set({ expires_at: earlier('expires_at') })
    .execute();
  await db
    .updateTable('sent_mails')
    .set({ sent_at: earlier('sent_at') })
    .execute();
  await db
    .updateTable('two_factors')
    .set({ created_at: earlier('created_at') })
    .execute();
  await db
    .updateTable('attempts')
    .set({ ends_at: earlier('ends_at') })
    .execute();
  await db
    .updateTable('outbox')
    .set({ due_at: earlier('due_at') })
    .execute();
  await db
    .updateTable('known_devices')
    .set({ expires_at: earlier('expires_at') })
    .execute();
}
