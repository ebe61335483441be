import { type APIRequestContext, expect } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import type { Mailbox } from '../../support/mail-server.ts';
import { bearer } from '../../support/staff.ts';
import type { HostileShop } from './fill-hostile-shop.ts';
import { asShown, HOSTILE_STORE, HOSTILE_WORD, hostileText } from './payloads.ts';
import type { ShownField } from './text-fields.ts';
import type { Visit } from './visit.ts';

const asked = encodeURIComponent(HOSTILE_WORD);

/** Opens every mail, and the page of the service worker, in an empty page that has no policy. */
export async function readMails(visit: Visit, box: Mailbox, request: APIRequestContext): Promise<void> {
  const { page } = visit;
  const shown: ShownField[] = [
    'contactSchema.name',
    'contactSchema.message',
    'createOrderSchema.customer.name',
    'createOrderSchema.customer.address',
    'createProductFormSchema.name',
  ];
  const unsent = () =>
    shown.filter((field) => !asShown(box.mails.join()).includes(asShown(hostileText(field))));
  await expect.poll(unsent).toEqual([]);
  let said = '';
  for (const mail of box.mails) {
    const [head = ''] = mail.split(/\r?\n\r?\n/);
    expect(head).not.toMatch(/^Bcc:/im);
    await page.setContent(mail.slice(mail.indexOf('<!doctype html>')));
    await visit.expectNothingPlanted(head);
    said += await visit.read();
  }
  expect(shown.filter((field) => !said.includes(asShown(hostileText(field))))).toEqual([]);
  const worker = await (await request.get('/service-worker.js')).text();
  await page.setContent(JSON.parse(/^const page = (.*);$/m.exec(worker)?.[1] ?? '""'));
  expect(await visit.read()).toContain(asShown(HOSTILE_STORE));
  await visit.expectNothingPlanted('the page without a network');
}

/** Reads what spreadsheets, search engines, phones and programs get. */
export async function readFiles(
  visit: Visit,
  request: APIRequestContext,
  { products, tokens }: HostileShop,
): Promise<void> {
  const headers = bearer(tokens.adminToken);
  for (const path of ['/api/v1/products/export', '/api/v1/checkout/orders/export']) {
    const file = await request.get(path, { headers });
    expect(file.headers()).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(file.headers()['content-disposition']).toContain('attachment');
    const cells: string[] = parse(await file.text(), { bom: true }).flat();
    expect(cells.join()).toContain('onerror');
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const places = await visit.page.evaluate((xml) => {
    const read = new DOMParser().parseFromString(xml, 'application/xml');
    return [...read.getElementsByTagName('*')].map(({ localName }) => localName);
  }, sitemap);
  expect(new Set(places)).toEqual(new Set(['urlset', 'url', 'loc', 'lastmod']));
  expect((await (await request.get('/manifest.webmanifest')).json()).short_name).toBe(HOSTILE_STORE);
  for (const path of [
    `/api/v1/products/${asked}`,
    `/api/v1/products/searchByName?query=${asked}`,
    `/api/${asked}`,
    `/media/products/${asked}`,
    `/product/${products.created}.data`,
  ]) {
    const { 'content-type': type, 'x-content-type-options': sniffing } = (await request.get(path)).headers();
    expect([path, sniffing]).toEqual([path, 'nosniff']);
    expect(type).not.toContain('html');
  }
  await visit.page.goto('/api/docs');
  await expect(visit.page.locator('.info .title')).toContainText(HOSTILE_STORE);
  await visit.expectNothingPlanted('the documentation');
}
