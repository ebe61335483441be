import { connectDatabase } from '../database/connect.ts';
import { StartError } from '../database/start-error.ts';
import { withSource } from '../shop/backup/find-source.ts';
import { runCommand } from '../shop/backup/run-command.ts';
import { readSettings } from '../shop/settings/settings.ts';
import { resetTwoFactorByEmail } from '../shop/staff/two-factor/remove-two-factor.ts';

/**
 * `npm run reset-two-factor -- owner@example.com`: turns the second step of sign-in off for staff with this address, for
 * an owner who has lost phone and recovery codes and whom nobody in the shop can help. It needs the shop's machine.
 */
await runCommand(async () => {
  const [email, more] = process.argv.slice(2);
  if (email === undefined || more !== undefined) {
    throw new StartError('Say whose: npm run reset-two-factor -- <e-mail address>.');
  }
  await withSource(readSettings(process.env), async ({ target }) => {
    const database = connectDatabase(target, 1);
    const reset = await resetTwoFactorByEmail(database, email).finally(() => database.destroy());
    if (!reset.ok) throw new StartError(reset.failure.message);
    console.log(`The second step of sign-in is off for ${email}; a mail and the audit log tell of it.`);
  });
});
