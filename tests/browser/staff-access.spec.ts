import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { appointSuperAdmin, hireAdmin, STAFF_PASSWORD } from '../support/staff.ts';
import { sendLogin } from './support/account.ts';
import { expectAccessible } from './support/axe.ts';
import { firstProduct } from './support/first-product.ts';
import { expect, test } from './support/test.ts';

// The browser itself logs refused and failed calls to the console.
test.use({
  expectedOutput: [/status of (400|401|403|404|409)|ERR_INTERNET_DISCONNECTED/],
  contextOptions: { reducedMotion: 'reduce' },
});

// Two people at two screens, each looked at by axe, take their time on a busy machine.
test.describe.configure({ timeout: 180_000 });

/** What is the same on every screen is done where staff sit all day. */
const ON_DESKTOP = { tag: '@desktop' };

/** By the keyboard: a toast may be sliding in over the header. */
async function signOut(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /: account$/ })
    .press('Enter');
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).press('Enter');
}

const alert = (page: Page) => page.getByRole('main').getByRole('alert');

async function fillNewAdmin(page: Page, email: string, confirmPassword = STAFF_PASSWORD) {
  await page.getByLabel('Username').fill('Sana');
  await page.getByLabel('Role').selectOption('Shop Manager');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile').fill('0301 2345678');
  await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
  await page.getByLabel('Confirm password').fill(confirmPassword);
  await page.getByRole('button', { name: 'ADD ADMIN' }).click();
}

test(
  'a super admin adds an admin, who works until being deactivated, and is out at once',
  ON_DESKTOP,
  async ({ page, database, openScreen }) => {
    const owner = await appointSuperAdmin({ database });
    const email = `sana-${randomUUID()}@example.com`;

    await page.goto('/superAdmin');
    await expect(page).toHaveURL('/superAdmin/admin-content');
    await expect(page.getByText('Please wait, your authorization is being checked...')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await sendLogin(page, owner.email, 'something else');
    await expect(alert(page)).toHaveText('Login failed! Please try again.');
    await expectAccessible(page);
    await sendLogin(page, owner.email, STAFF_PASSWORD);
    await expect(page.getByText('Login successful!')).toBeVisible();
    await expect(page).toHaveURL('/superAdmin/admin-content');

    await page.getByRole('link', { name: 'Add new admin' }).first().click();
    await fillNewAdmin(page, email, 'something else');
    await expect(alert(page)).toHaveText('Passwords do not match');
    await fillNewAdmin(page, email);
    await expect(page.getByText('Admin user added successfully')).toBeVisible();
    await expectAccessible(page);
    await fillNewAdmin(page, email);
    await expect(alert(page)).toHaveText('This e-mail address belongs to another admin user.');

    const shopFloor = await openScreen();
    await shopFloor.goto('/dashboard/account');
    await expect(shopFloor.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(shopFloor.getByText('Loading...')).toBeAttached();
    await expect(shopFloor.getByRole('alert').filter({ hasText: 'You are signed out' })).toBeVisible();
    await shopFloor.getByRole('link', { name: 'Sign in' }).click();
    await sendLogin(shopFloor, email, 'something else');
    await expect(alert(shopFloor)).toHaveText('Invalid email or password');
    await sendLogin(shopFloor, email, STAFF_PASSWORD);
    await expect(shopFloor).toHaveURL('/dashboard/account');
    await expect(shopFloor.getByText('You are signed in as Sana, Shop Manager.')).toBeVisible();

    await page.getByRole('link', { name: 'Admin users' }).click();
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('Active');
    await expectAccessible(page);
    await row.getByRole('button', { name: 'Deactivate Sana' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Admin user status updated to Pending' });
    await expect(toast).toBeVisible();
    await expect(row).toContainText('Deactive');
    // It stands over the buttons of the row, and stays while the mouse is on it.
    await toast.getByRole('button', { name: 'close' }).click();
    await expect(toast).toHaveCount(0);

    await shopFloor.getByRole('link', { name: 'Audit log' }).click();
    const question = shopFloor.getByRole('dialog', { name: 'Please sign in again' });
    await expect(question).toBeVisible();
    expect(await shopFloor.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
    await question.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
    await question.getByRole('button', { name: 'Sign in' }).click();
    await expect(question.getByRole('alert')).toHaveText('Invalid email or password');

    await row.getByRole('button', { name: 'Delete Sana' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Admin user deleted successfully')).toBeVisible();
    await expect(row).toHaveCount(0);

    await signOut(page);
    await expect(page).toHaveURL('/super-admin-login');
    await page.goto('/superAdmin/admin-content');
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
);

test(
  'two super admins change the same admin: the second is told, and loses nothing',
  ON_DESKTOP,
  async ({ page, database }) => {
    const owner = await appointSuperAdmin({ database });
    const admin = await hireAdmin({ database }, 'Shop Editor');
    await page.addInitScript((token) => localStorage.setItem('superAdminToken', token), owner.token);
    await page.goto('/superAdmin/admin-content');
    const row = page.getByRole('row').filter({ hasText: admin.email });
    await row.getByRole('button', { name: /^Edit/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Username').fill('Typed by me');
    await dialog.getByLabel('Mobile').fill('12345');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please enter a Pakistani mobile number')).toBeVisible();
    await dialog.getByLabel('Mobile').fill('0302 7654321');
    await expectAccessible(page);

    const other = await appointSuperAdmin({ database });
    const first = await page.request.put(`/api/user/admin/admin-users/${admin._id}`, {
      headers: { authorization: `Bearer ${other.token}` },
      data: { role: 'Shop Manager' },
    });
    expect(first.ok()).toBe(true);

    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Owner changed this in the meantime.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep what I typed' }).click();
    await expect(dialog.getByLabel('Username')).toHaveValue('Typed by me');
    await dialog.getByLabel('Role').selectOption('Shop Manager');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Admin user updated successfully')).toBeVisible();
    await expect(row).toContainText('Typed by me');
    await expect(row).toContainText('Shop Manager');

    await page.goto('/superAdmin/audit-log?kind=admin-user');
    const entry = page.getByRole('row').filter({ hasText: 'Typed by me' }).first();
    await expect(entry.locator('del')).toContainText([admin.username, '+923012345678']);
    await expectAccessible(page);
  },
);

test(
  'an e-mail that is not registered is told so, and led to the registration after four seconds',
  ON_DESKTOP,
  async ({ page, database }) => {
    const owner = await appointSuperAdmin({ database });
    await page.goto('/super-admin-login');
    await sendLogin(page, 'nobody@example.com', STAFF_PASSWORD);
    await expect(alert(page)).toHaveText('User not registered! Redirecting to registration page.');
    const shown = Date.now();
    await page.waitForURL('/super-admin-regegistration');
    expect(Date.now() - shown).toBeGreaterThan(3500);

    await page.getByLabel('Name', { exact: true }).fill('Owner');
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
    await page.getByLabel('Confirm password').fill('something else');
    await page.getByRole('button', { name: 'REGISTER' }).click();
    await expect(alert(page)).toHaveText('Passwords do not match!');
    await expectAccessible(page);
    await page.getByLabel('Confirm password').fill(STAFF_PASSWORD);
    await page.getByRole('button', { name: 'REGISTER' }).click();
    await expect(alert(page)).toHaveText('User already registered! Redirecting to login page.');
    await page.waitForURL('/super-admin-login');
  },
);

test('a super admin registers another one; a stranger is refused', ON_DESKTOP, async ({ page, database }) => {
  const owner = await appointSuperAdmin({ database });
  const email = `zara-${randomUUID()}@example.com`;
  await page.goto('/super-admin-regegistration');
  await page.getByLabel('Name', { exact: true }).fill('Zara');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
  await page.getByLabel('Confirm password').fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: 'REGISTER' }).click();
  await expect(alert(page)).toHaveText('Registration failed! Please try again.');
  await page.evaluate((token) => localStorage.setItem('superAdminToken', token), owner.token);
  await page.getByRole('button', { name: 'REGISTER' }).click();
  await expect(page.getByText('Registration successful!')).toBeVisible();
  await expect(page).toHaveURL('/super-admin-login');

  await page.goto('/disboard-reg-log');
  await expectAccessible(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Super admins' }).click();
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: 'Remove Zara' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  await expectAccessible(page);
});

test(
  'an admin turns the second step on, and signs in with a code of the app',
  ON_DESKTOP,
  async ({ page, database }) => {
    const admin = await hireAdmin({ database });
    await page.goto('/admin-login?next=/dashboard/account');
    await sendLogin(page, admin.email, STAFF_PASSWORD);
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('textbox', { name: 'Your password' }).fill(STAFF_PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await expectAccessible(page);
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    const app = new TOTP({ secret });
    await page.getByLabel('Code', { exact: true }).fill(app.generate());
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByText('The second step is on.')).toBeVisible();
    const [recoveryCode = '', spareCode = '', codeOfReturn = ''] = await page
      .getByRole('listitem')
      .filter({ hasText: /^\w{5}-\w{5}$/ })
      .allTextContents();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('On. 10 recovery codes are left')).toBeVisible();

    await signOut(page);
    await sendLogin(page, admin.email, STAFF_PASSWORD);
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    await expectAccessible(page);
    // The code of the enrolment was used up; the app's next one is taken before its time has come.
    await page.getByLabel('Code', { exact: true }).fill(app.generate({ timestamp: Date.now() + 30_000 }));
    await page.getByRole('button', { name: 'LOGIN' }).click();
    await expect(page).toHaveURL('/dashboard/admin');

    await signOut(page);
    await sendLogin(page, admin.email, STAFF_PASSWORD);
    await page.getByLabel('Code', { exact: true }).fill(recoveryCode);
    await page.getByRole('button', { name: 'LOGIN' }).click();
    await expect(page).toHaveURL('/dashboard/admin');

    // Over a screen the code is asked for, too.
    await database.deleteFrom('sessions').where('admin_user_id', '=', admin._id).execute();
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    const again = page.getByRole('dialog', { name: 'Please sign in again' });
    await again.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
    await again.getByRole('button', { name: 'Sign in' }).click();
    await expect(again.getByLabel('Code', { exact: true })).toBeFocused();
    await again.getByLabel('Code', { exact: true }).fill(codeOfReturn);
    await again.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();

    // Off again with the password alone it does not go; a recovery code does it, and stands for the phone.
    await page.goto('/dashboard/account');
    await page.getByRole('button', { name: 'Turn off' }).click();
    const question = page.getByRole('form', { name: 'Confirm it is you' });
    await question.getByLabel('Your password').first().fill(STAFF_PASSWORD);
    await question.getByRole('button', { name: 'Turn off' }).click();
    await expect(question.getByLabel('Code', { exact: true })).toBeFocused();
    await expectAccessible(page);
    await question.getByLabel('Code', { exact: true }).fill(spareCode);
    await question.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByText('Off. With it, a password alone opens nothing')).toBeVisible();
  },
);

test(
  'where the shop asks for the second step, an admin sets it up before anything else shows',
  ON_DESKTOP,
  async ({ page, database }) => {
    const admin = await hireAdmin({ database });
    let isOn = false;
    // As a shop with REQUIRE_TWO_FACTOR says it; what it refuses is for tests/api/required-two-factor.test.ts.
    await page.route('**/admin-protected-route', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), mustSetUpTwoFactor: !isOn } });
    });
    await page.goto('/admin-login?next=/dashboard/view-orders');
    await sendLogin(page, admin.email, STAFF_PASSWORD);
    await expect(page.getByRole('heading', { name: 'Set up the second step of sign-in' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Products' })).toBeHidden();
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('textbox', { name: 'Your password' }).fill(STAFF_PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await page.getByLabel('Code', { exact: true }).fill(new TOTP({ secret }).generate());
    isOn = true;
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard/view-orders');
  },
);

test(
  'a Shop Manager hides a review, and it leaves the shop at once; an Editor does not get there',
  ON_DESKTOP,
  async ({ page, database, openScreen }) => {
    const manager = await hireAdmin({ database });
    const editor = await hireAdmin({ database }, 'Shop Editor');
    const product = await firstProduct(database);
    const title = `A pan ${randomUUID().slice(0, 8)}`;
    await database
      .insertInto('reviews')
      .values({
        id: randomUUID(),
        product_id: product.id,
        name: 'Zahid',
        // Of nobody else here: a mobile number has one review of a product.
        mobile: '+923339990001',
        title,
        rating: 1,
        comment: 'Call 0300-0000000 for a better one!',
      })
      .execute();
    await page.addInitScript((token) => localStorage.setItem('adminToken', token), manager.token);
    await page.goto('/dashboard/reviews');
    await page.getByRole('searchbox', { name: 'Writer or words of the review' }).fill(title);
    const row = page.getByRole('row').filter({ hasText: title });
    await expect(page.getByRole('row')).toHaveCount(2);
    await expectAccessible(page);
    await row.getByRole('button', { name: /^Hide/ }).click();
    await page.getByLabel('Reason').fill('It names a phone number.');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
    await expect(row).toContainText('It names a phone number.');

    const shopper = await openScreen();
    await shopper.goto(`/product/${product.id}`);
    await expect(shopper.getByRole('heading', { name: 'Ratings and Reviews' })).toBeVisible();
    await expect(shopper.getByText(title)).toHaveCount(0);
    await row.getByRole('button', { name: /^Show/ }).click();
    await expect(page.getByText('The review is shown.')).toBeVisible();
    await shopper.reload();
    await expect(shopper.getByText(title)).toBeVisible();

    await page.addInitScript((token) => localStorage.setItem('adminToken', token), editor.token);
    await page.goto('/dashboard/reviews');
    await expect(page.getByRole('heading', { level: 1, name: 'For Shop Managers' })).toBeVisible();
    await expect(page.getByText('You are signed in as')).toContainText('Shop Editor');
    await expectAccessible(page);
    const menu = page.getByRole('navigation', { name: 'Dashboard' });
    await expect(menu.getByRole('link', { name: 'Reviews' })).toHaveCount(0);
  },
);

test(
  'what cannot be done is said, each failure by its own message, and stays on the screen',
  ON_DESKTOP,
  async ({ page, context, database }) => {
    const owner = await appointSuperAdmin({ database });
    const admin = await hireAdmin({ database });
    const gone = await hireAdmin({ database });
    await page.addInitScript((token) => localStorage.setItem('superAdminToken', token), owner.token);
    await page.goto('/superAdmin/admin-content');
    const rowOf = ({ email }: { email: string }) => page.getByRole('row').filter({ hasText: email });
    const press = (row: { email: string }, name: RegExp) => rowOf(row).getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog');
    await expect(rowOf(gone)).toBeVisible();

    await database.deleteFrom('admin_users').where('id', '=', gone._id).execute();
    await press(gone, /^Edit/);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Error occurred while updating admin user');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await press(gone, /^Deactivate/);
    await expect(page.getByText('Error occurred while updating status')).toBeVisible();
    await expect(rowOf(gone)).toHaveCount(0);

    await page.getByRole('link', { name: 'Add new admin' }).first().click();
    await expect(page.getByLabel('Username')).toBeVisible();
    await context.setOffline(true);
    await fillNewAdmin(page, `sana-${randomUUID()}@example.com`);
    await expect(alert(page)).toHaveText('Failed to add admin user. Please try again.');
    await expect(page.getByLabel('Username')).toHaveValue('Sana');
    await context.setOffline(false);

    await page.getByRole('link', { name: 'Admin users' }).click();
    await expect(rowOf(admin)).toBeVisible();
    await context.setOffline(true);
    await press(admin, /^Deactivate/);
    await expect(page.getByText('Failed to update admin user status. Please try again.')).toBeVisible();
    await expect(page.getByText('Failed to fetch admin users. Please try again.')).toBeVisible();
    // What was shown at once is taken back; until then the row's buttons move.
    await expect(rowOf(admin).getByRole('button', { name: /^Deactivate/ })).toBeEnabled();
    await press(admin, /^Edit/);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Failed to update admin user. Please try again.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await press(admin, /^Delete/);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Failed to delete admin user. Please try again.');
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Admin user deleted successfully')).toBeVisible();
    await expect(rowOf(admin)).toHaveCount(0);
  },
);
