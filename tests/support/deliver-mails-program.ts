import { connectDatabase } from '../../database/connect.ts';
import { COMPOSERS } from '../../server/background-jobs.ts';
import { deliverMails } from '../../shop/notifications/deliver-mails.ts';
import { openMailer } from '../../shop/notifications/open-mailer.ts';
import { readSettings } from '../../shop/settings/settings.ts';
import { readCurrentSettings } from '../../shop/settings/store-settings/queries.ts';

/** Sends what is due in a process of its own, which a test may kill. */
const settings = readSettings(process.env);
const database = connectDatabase({ url: settings.databaseUrl ?? '' }, 3);
const mailer = openMailer(settings, console.log);
await deliverMails(
  database,
  mailer,
  COMPOSERS,
  await readCurrentSettings(database, settings, null),
  console.log,
);
mailer.close();
await database.destroy();
