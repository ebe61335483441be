import type { Locator, Page } from '@playwright/test';
import {
  fillRegistration,
  mailedLink,
  type Newcomer,
  newcomer,
  openAccount,
  sendLogin,
} from './support/account.ts';
import { expect, test } from './support/test.ts';

// The browser itself logs refused and failed calls to the console.
test.use({ expectedOutput: [/status of (400|401|409|410|502)|ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

const SERVER_ERROR = 'Server error. Please try again later.';
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const cart = (page: Page, units: number) => page.getByRole('link', { name: new RegExp(`^Cart, ${units} `) });

const GOODS = 'Velvet Hangers, Pack of 10';

async function putProductsIntoCart(page: Page): Promise<void> {
  await page.goto('/products/category/Laundry');
  await page.getByRole('link', { name: GOODS }).first().click();
  await page.getByRole('button', { name: 'ADD TO CART', exact: true }).click();
  await expect(page.getByText('Item added to cart with quantity: 1')).toBeVisible();
}

/**
 * Has the page itself note when it says something and when it is left, so that a slow machine changes nothing.
 * @returns what waits for the other page and answers the milliseconds between the two
 */
async function watchRedirect(page: Page, message: string, to: string): Promise<() => Promise<number>> {
  await page.evaluate(
    ([text, path]) => {
      const { dataset } = document.documentElement;
      delete dataset.said;
      delete dataset.left;
      new MutationObserver((_changes, observer) => {
        const now = String(performance.now());
        if (document.body.textContent.includes(text)) dataset.said ??= now;
        if (location.pathname !== path) return;
        dataset.left = now;
        observer.disconnect();
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    [message, to] as const,
  );
  return async () => {
    await page.waitForURL((url) => url.pathname === to);
    const read = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
    await expect.poll(read).toHaveProperty('left');
    const { said, left } = await read();
    return Number(left) - Number(said);
  };
}

/** Whether something else lies over the middle of it, as the sticky header does when it is scrolled under it. */
function isCovered(shown: Locator): Promise<boolean> {
  return shown.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) !== element;
  });
}

test('a shopper registers, logs in, orders, and sees the order, with the cart as it was all along', {
  tag: '@phone',
}, async ({ page }) => {
  const shopper = newcomer();
  await putProductsIntoCart(page);

  await page.goto('/registration');
  await fillRegistration(page, shopper);
  const registered = 'Registration successful! Redirecting to login...';
  const timeToLogin = await watchRedirect(page, registered, '/login');
  const button = page.getByRole('button', { name: 'REGISTER' });
  // As far up as it goes: what is said above it is then under the sticky header.
  await button.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await button.click();
  const done = page.getByText(registered);
  await expect(done).toBeVisible();
  await expect.poll(() => isCovered(done)).toBe(false);
  expect(await timeToLogin()).toBeGreaterThan(1900);

  const timeToHome = await watchRedirect(page, 'Login successful! Redirecting...', '/');
  await sendLogin(page, shopper.email, shopper.password);
  await expect(page.getByText('Login successful! Redirecting...')).toBeVisible();
  expect(await timeToHome()).toBeGreaterThan(1900);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toMatchObject({
    userNameP: shopper.name,
    userName: shopper.name,
    userEmail: shopper.email,
  });
  expect(JSON.stringify(stored)).not.toContain(shopper.password);
  expect(await page.evaluate(() => document.cookie)).toBe('');

  await cart(page, 1).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(shopper.name);
  await expect(page.getByLabel('Email')).toHaveValue(shopper.email);
  await expect(page.getByLabel('Mobile')).toHaveValue('0301-2345678');
  await expect(page.getByLabel('Province')).toHaveValue('KPK');
  await expect(page.getByLabel('City')).toHaveValue('Peshawar');
  await expect(page.getByLabel('Address')).toHaveValue('House 3, University Road');
  await page.getByRole('button', { name: /PLACE ORDER/ }).click();
  await expect(page.getByText('Order placed successfully!').first()).toBeVisible();
  await page.waitForURL('/');

  await page.getByRole('link', { name: `Account of ${shopper.name}` }).click();
  const order = page.getByRole('article', { name: /^Order \d+$/ });
  await expect(order).toContainText(GOODS);
  await expect(order).toContainText('Pending');
  await expect(order).toContainText('Cash On Delivery · Peshawar');

  await putProductsIntoCart(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'LOG OUT' }).click();
  await expect(page.getByText('You are not logged in.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
  await expect(cart(page, 1)).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('user'))),
  ).toEqual([]);
});

/** A form that is the same on every screen is filled where most shoppers are. */
const ON_PHONE = { tag: '@phone' };

test.describe('registration', ON_PHONE, () => {
  test('asks for the province before the city, and clears the city with another province', async ({
    page,
  }) => {
    await page.goto('/registration');
    const city = page.getByLabel('City');
    await expect(city).toBeDisabled();
    await page.getByLabel('Province').selectOption('Sindh');
    await expect(city).toBeEnabled();
    await expect(city.getByRole('option')).toHaveText(['Choose a city', 'Karachi', 'Hyderabad', 'Sukkur']);
    await city.selectOption('Karachi');
    await page.getByLabel('Province').selectOption('Azad Kashmir');
    await expect(city).toHaveValue('');
    await expect(city.getByRole('option')).toHaveText(['Choose a city', 'Mirpur']);
  });

  test('leaves it to the server whether the passwords match', async ({ page }) => {
    await page.goto('/registration');
    await fillRegistration(page, newcomer());
    await page.getByLabel('Confirm password').fill('something else');
    const asked = page.waitForResponse('**/api/reglogin/register');
    await page.getByRole('button', { name: 'REGISTER' }).click();
    expect((await asked).status()).toBe(400);
    await expect(alert(page)).toHaveText('Passwords do not match');
    await expect(page.getByLabel('Confirm password')).toBeFocused();
  });

  test('says when the e-mail address has an account already', async ({ page }) => {
    const shopper = newcomer();
    await openAccount(page, shopper);
    await page.goto('/registration');
    await fillRegistration(page, { ...shopper, email: shopper.email.toUpperCase() });
    await page.getByRole('button', { name: 'REGISTER' }).click();
    await expect(alert(page)).toHaveText(
      'An account with this e-mail address exists already. Please log in.',
    );
  });

  test('clicked twice opens one account', async ({ page, database }) => {
    const shopper = newcomer();
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/reglogin/register')) calls += 1;
    });
    await page.goto('/registration');
    await fillRegistration(page, shopper);
    await page.getByRole('button', { name: 'REGISTER' }).dblclick();
    await page.getByLabel('Address').press('Enter');
    await expect(page.getByText('Registration successful!')).toBeVisible();
    await expect(alert(page)).toBeEmpty();
    expect(calls).toBe(1);
    const accounts = database.selectFrom('customers').select('id').where('email', '=', shopper.email);
    expect(await accounts.execute()).toHaveLength(1);
  });

  test('says so when the shop cannot be reached, and when it gives no reason', async ({ page }) => {
    await page.goto('/registration');
    await fillRegistration(page, newcomer());
    const button = page.getByRole('button', { name: 'REGISTER' });
    await page.context().setOffline(true);
    await button.click();
    await expect(alert(page)).toHaveText(SERVER_ERROR);
    await page.context().setOffline(false);
    // What a proxy in front of a shop that is down may answer.
    await page.route('**/api/reglogin/register', (route) => route.fulfill({ status: 502, json: {} }));
    await button.click();
    await expect(alert(page)).toHaveText('Something went wrong.');
  });
});

test('a press that leaves a wrong field arrives at its button, though a message comes above it', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('ayesha at example.com');
  const button = page.getByRole('button', { name: 'LOGIN' });
  const place = await button.boundingBox();
  if (!place) throw new Error('The button is not on the screen.');
  // At its upper edge, from where the smallest step takes it away.
  await page.mouse.move(place.x + place.width / 2, place.y + 2);
  await page.mouse.down();
  // What the page would draw while the button is held.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.mouse.up();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

test.describe('login', ON_PHONE, () => {
  test('refuses a wrong password and an unknown e-mail in the same words', async ({ page }) => {
    const shopper = newcomer();
    await openAccount(page, shopper);
    await page.context().clearCookies();
    await page.goto('/login');
    for (const email of [shopper.email, newcomer().email]) {
      await sendLogin(page, email, 'not the password');
      await expect(alert(page)).toHaveText('Invalid credentials. Please try again.');
    }
    await sendLogin(page, shopper.email, shopper.password);
    await expect(page.getByText('Login successful! Redirecting...')).toBeVisible();
    await expect(alert(page)).toBeEmpty();
  });

  test('says so when the shop cannot be reached, and when it gives no reason', async ({ page }) => {
    await page.goto('/login');
    await page.route('**/api/reglogin/login', (route) => route.abort());
    await sendLogin(page, 'sana@example.com', 'chai with elaichi');
    await expect(alert(page)).toHaveText(SERVER_ERROR);
    await page.unroute('**/api/reglogin/login');
    await page.route('**/api/reglogin/login', (route) => route.fulfill({ status: 502, json: {} }));
    await page.getByRole('button', { name: 'LOGIN' }).click();
    await expect(alert(page)).toHaveText('Invalid credentials. Please try again.');
  });
});

test.describe('before the page’s scripts are there', ON_PHONE, () => {
  test.use({ javaScriptEnabled: false });

  test('a form puts nothing that was typed into an address', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeDisabled();
    await page.getByLabel('Password', { exact: true }).fill('chai with elaichi');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/login$/);
  });
});

test.describe('the profile', () => {
  async function openProfile(page: Page, shopper: Newcomer) {
    await openAccount(page, shopper);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'My details' })).toBeVisible();
  }

  test('changes the details, and the header greets by the new name', { tag: '@desktop' }, async ({
    page,
  }) => {
    await openProfile(page, newcomer());
    await page.getByLabel('Name', { exact: true }).fill('Sana Malik');
    await page.getByLabel('Province').selectOption('Punjab');
    await page.getByRole('button', { name: 'SAVE DETAILS' }).click();
    await expect(alert(page).filter({ hasText: /./ })).toHaveText('Please fill out all required fields!');
    await page.getByLabel('City').selectOption('Lahore');
    await page.getByRole('button', { name: 'SAVE DETAILS' }).click();
    await expect(page.getByText('Your details are saved.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Account of Sana Malik' })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('City')).toHaveValue('Lahore');
  });

  test('asks for the password before another e-mail address waits, and can call it off', {
    tag: '@phone',
  }, async ({ page }) => {
    const shopper = newcomer();
    const wanted = newcomer().email;
    await openProfile(page, shopper);
    await expect(page.getByText('Your e-mail address is not confirmed yet.')).toBeVisible();
    await expect(page.getByLabel('Your password')).toBeHidden();
    await page.getByLabel('Email').fill(wanted);
    await page.getByRole('button', { name: 'SAVE DETAILS' }).click();
    await expect(page.getByLabel('Your password')).toBeFocused();
    await page.getByLabel('Your password').fill(shopper.password);
    await page.getByRole('button', { name: 'SAVE DETAILS' }).click();
    await expect(page.getByText(`We have sent a link to ${wanted}`)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(shopper.email);
    await expect(page.getByText(`${wanted} is not confirmed yet.`)).toBeVisible();
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await expect(page.getByText(`We have sent a link to ${wanted}.`, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Keep my present address' }).click();
    await expect(page.getByText('Your e-mail address stays as it is.')).toBeVisible();
    await expect(page.getByText(`${wanted} is not confirmed yet.`)).toBeHidden();
  });

  test('sees where the account is logged in, and ends one session elsewhere', { tag: '@phone' }, async ({
    page,
    browser,
  }) => {
    const shopper = newcomer();
    await openProfile(page, shopper);
    const elsewhere = await browser.newPage({ userAgent: 'Mozilla/5.0 (iPhone) Version/18.6 Safari/604.1' });
    await elsewhere.goto('/login');
    await sendLogin(elsewhere, shopper.email, shopper.password);
    await expect(elsewhere.getByText('Login successful!')).toBeVisible();

    await page.reload();
    const devices = page.getByRole('list', { name: 'Devices' });
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await expect(devices.getByRole('listitem').first()).toContainText('This device');
    await devices.getByRole('button', { name: /^Log out Safari on iPhone/ }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await expect(devices).toBeFocused();
    await elsewhere.goto('/profile');
    await expect(elsewhere.getByText('You are not logged in.')).toBeVisible();
    await elsewhere.close();
  });

  test('changes the password, which logs this account out everywhere else', { tag: '@phone' }, async ({
    page,
    browser,
  }) => {
    const shopper = newcomer();
    await openProfile(page, shopper);
    const elsewhere = await browser.newPage();
    await elsewhere.goto('/login');
    await sendLogin(elsewhere, shopper.email, shopper.password);
    await expect(elsewhere.getByText('Login successful!')).toBeVisible();

    await page.getByLabel('Current password').fill(shopper.password);
    await page.getByLabel('New password').fill('garam masala 2');
    await page.getByLabel('Confirm password').fill('garam masala 2');
    await page.getByRole('button', { name: 'CHANGE PASSWORD' }).click();
    await expect(page.getByText('You are logged out everywhere else.')).toBeVisible();
    await elsewhere.goto('/profile');
    await expect(elsewhere.getByText('You are not logged in.')).toBeVisible();
    await elsewhere.close();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'My details' })).toBeVisible();
  });

  test('waits, says when the shop cannot be reached, and asks again', { tag: '@phone' }, async ({ page }) => {
    await openAccount(page, newcomer());
    await page.route('**/api/reglogin/profile', (route) => route.abort());
    await page.goto('/profile');
    await expect(alert(page)).toContainText(SERVER_ERROR);
    await page.unroute('**/api/reglogin/profile');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'My details' })).toBeVisible();
  });
});

test('a forgotten password is replaced by the mailed link, once', ON_PHONE, async ({ page, shop }) => {
  const shopper = newcomer();
  await openAccount(page, shopper);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(shopper.email);
  await page.getByRole('button', { name: 'SEND LINK' }).click();
  await expect(page.getByText(/^If there is an account with this e-mail address/)).toBeVisible();

  const link = await mailedLink(shop.log, shopper.email, '/reset-password');
  const choose = async (password: string) => {
    await page.goto(link);
    await expect(page).toHaveURL(/\/reset-password$/);
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'SAVE PASSWORD' }).click();
  };
  await choose('garam masala 2');
  await expect(page.getByText('Your password is changed. Please log in with it.')).toBeVisible();
  await page.waitForURL('/login');
  await sendLogin(page, shopper.email, 'garam masala 2');
  await expect(page.getByText('Login successful! Redirecting...')).toBeVisible();

  await choose('third password');
  await expect(alert(page)).toHaveText(
    'This link has expired or was used already. Please ask for a new one.',
  );
});

test(
  'another e-mail address is confirmed by the button behind the mailed link, not by opening it',
  ON_PHONE,
  async ({ page, request, shop }) => {
    const shopper = newcomer();
    const wanted = newcomer().email;
    await openAccount(page, shopper);
    const details = await (await page.request.get('/api/reglogin/profile')).json();
    const asked = await page.request.put('/api/reglogin/profile', {
      data: { ...details, email: wanted, currentPassword: shopper.password },
    });
    expect(asked.status()).toBe(200);
    const link = await mailedLink(shop.log, wanted, '/confirm-email');
    // As a program does that looks through mails.
    const opened = await request.get(link);
    expect(opened.headers()['referrer-policy']).toBe('no-referrer');
    expect(await opened.text()).not.toContain(new URL(link).searchParams.get('token'));

    await page.goto(link);
    const button = page.getByRole('button', { name: 'CONFIRM THIS ADDRESS' });
    await expect(button).toBeEnabled();
    await expect(page).toHaveURL(/\/confirm-email$/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.reload();
    await button.dblclick();
    await expect(page.getByText('Your new e-mail address is confirmed.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to my profile' }).click();
    await expect(page.getByText(`Logged in as ${wanted}`)).toBeVisible();

    await page.goto(link);
    await button.click();
    await expect(alert(page)).toContainText('This link has expired, was used already');
    // The same address again would be a reload, which remembers the link.
    await page.goto('/login');
    await page.goto('/confirm-email');
    await expect(alert(page)).toHaveText(
      'This link is not complete. Please open it once more from the mail.',
    );
  },
);

test('a message to the shop is kept, and what was typed survives a failed network', {
  tag: '@phone',
}, async ({ page, database }) => {
  const { name, email } = newcomer();
  await page.goto('/contact');
  await expect(page.getByText('Mon-Sat 11:00AM-8:00PM')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Message').fill('Do you have a larger degchi?');
  await page.route('**/api/contact', (route) => route.abort());
  await page.getByRole('button', { name: 'SEND MESSAGE' }).click();
  await expect(alert(page)).toHaveText(SERVER_ERROR);
  await page.unroute('**/api/contact');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('Do you have a larger degchi?');
  await page.getByRole('button', { name: 'SEND MESSAGE' }).dblclick();
  await expect(page.getByText(/^Thank you, your message has reached us/)).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
  const kept = database.selectFrom('contact_messages').select('message').where('email', '=', email);
  expect(await kept.execute()).toEqual([{ message: 'Do you have a larger degchi?' }]);
});
