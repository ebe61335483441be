import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

export interface Newcomer {
  name: string;
  email: string;
  password: string;
}

/** Somebody who has no account yet. */
export function newcomer(): Newcomer {
  return {
    name: 'Sana Iqbal',
    email: `sana-${crypto.randomUUID()}@example.com`,
    password: 'chai with elaichi',
  };
}

const password = (around: Page | Locator) => around.getByLabel('Password', { exact: true });

/** Fills the registration's form with somebody from Peshawar. */
export async function fillRegistration(page: Page, { name, email, ...chosen }: Newcomer): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email').fill(email);
  await password(page).fill(chosen.password);
  await page.getByLabel('Confirm password').fill(chosen.password);
  await page.getByLabel('Mobile').fill('0301 2345678');
  await page.getByLabel('Province').selectOption('Khyber Pakhtunkhwa');
  await page.getByLabel('City').selectOption('Peshawar');
  await page.getByLabel('Address').fill('House 3, University Road');
}

/** Sends the login's form once it is there: until then the page before is seen, which may ask for an address too. */
export async function sendLogin(page: Page, email: string, typed: string): Promise<void> {
  const button = page.getByRole('button', { name: 'LOGIN' });
  const form = page.getByRole('form').filter({ has: button });
  await form.getByLabel('Email').fill(email);
  await password(form).fill(typed);
  await button.click();
}

/** Opens an account and signs in, by the shop's own calls, as quickly as the tests of other things need it. */
export async function openAccount(
  page: Page,
  { name, email, password }: Newcomer,
  place = { province: 'Khyber Pakhtunkhwa', city: 'Peshawar' },
): Promise<void> {
  const registered = await page.request.post('/api/reglogin/register', {
    data: {
      name,
      email,
      password,
      confirmPassword: password,
      mobile: '0301 2345678',
      ...place,
      address: 'House 3, University Road',
    },
  });
  expect(registered.status()).toBe(201);
  expect((await page.request.post('/api/reglogin/login', { data: { email, password } })).status()).toBe(200);
}

/**
 * The address of the newest link of a kind that was mailed to somebody; without a mail server it is in the log.
 * @param log the file of what the shop prints
 * @param path of the page behind the link, such as `/reset-password` or that of an order
 */
export async function mailedLink(log: string, email: string, path: string): Promise<string> {
  let link = '';
  const read = async () => {
    const mails = (await readFile(log, 'utf8')).split(/^Mail to /m);
    const mail = mails.findLast((text) => text.startsWith(email) && text.includes(path)) ?? '';
    link = mail.split(/\s+/).find((word) => word.includes(path)) ?? '';
    return link;
  };
  await expect.poll(read, { timeout: 15_000 }).not.toBe('');
  return link;
}
