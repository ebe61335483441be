import { connectDatabase } from '../../database/connect.ts';
import { settleAttempt } from '../../shop/orders/paying/settle-attempt.ts';
import { openGateways } from '../../shop/payments/open-gateways.ts';
import { readSettings } from '../../shop/settings/settings.ts';

/** Settles one attempt to pay in a process of its own, which a test may kill: `payment id`. */
const [paymentId = ''] = process.argv.slice(2);
const settings = readSettings(process.env);
const database = connectDatabase({ url: settings.databaseUrl ?? '' }, 3);
await settleAttempt(database, openGateways(settings), paymentId);
await database.destroy();
