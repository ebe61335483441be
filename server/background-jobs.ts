import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../database/connect.ts';
import { removeExpired } from '../shop/auth/sessions/remove-expired.ts';
import { peopleMails } from '../shop/back-office/people/mails.ts';
import { openDiscountKeeper } from '../shop/catalogue/discounts/apply-discounts.ts';
import { forgetImports } from '../shop/catalogue/product-files/remember-import.ts';
import { forgetDeleted } from '../shop/catalogue/products/deleted/queries.ts';
import { forgetPreviews } from '../shop/content/home-page/open-preview.ts';
import { currentCouriers } from '../shop/couriers/open-couriers.ts';
import { customerMails } from '../shop/customers/mails.ts';
import { forgetAlerts, queueAlerts } from '../shop/customers/stock-alerts/queue-alerts.ts';
import { removeProductPhotos } from '../shop/media/product-photos.ts';
import { removeOrphanedPhotos } from '../shop/media/remove-orphaned-photos.ts';
import { forgetSentMails } from '../shop/notifications/count-mail.ts';
import { deliver } from '../shop/notifications/deliver.ts';
import { deliverMails } from '../shop/notifications/deliver-mails.ts';
import { type Mailer, missingMailServer, openMailer } from '../shop/notifications/open-mailer.ts';
import { countMails } from '../shop/notifications/queries.ts';
import { routeEvents } from '../shop/notifications/route-events.ts';
import { forgetUndelivered } from '../shop/notifications/settle-undelivered.ts';
import { lookUpBookings } from '../shop/orders/booking/look-up-bookings.ts';
import { trackParcels } from '../shop/orders/booking/track-parcels.ts';
import { forgetOrigins } from '../shop/orders/checkout/origin.ts';
import { remindUnconfirmed } from '../shop/orders/confirmation/remind-unconfirmed.ts';
import { orderMails } from '../shop/orders/mails.ts';
import { releaseUnconfirmed } from '../shop/orders/management/release-unconfirmed.ts';
import { openShortCarriers } from '../shop/orders/messages/short-carriers.ts';
import { forgetWhatsAppEvents } from '../shop/orders/messages/take-whatsapp-events.ts';
import { expireUnpaid } from '../shop/orders/paying/expire-unpaid.ts';
import { settleDue } from '../shop/orders/paying/settle-due.ts';
import { forgetMessages } from '../shop/orders/paying/take-message.ts';
import { type OpenGateways, openGateways } from '../shop/payments/open-gateways.ts';
import type { Way } from '../shop/rules.ts';
import { keepOpened } from '../shop/settings/service-accounts/keep-opened.ts';
import type { Settings } from '../shop/settings/settings.ts';
import { readCurrentSettings } from '../shop/settings/store-settings/queries.ts';
import type { OpenedShop } from '../shop/shop.ts';
import { staffMails } from '../shop/staff/mails.ts';
import { takeDueBackup } from './daily-backups.ts';
import { removeOldUploads } from './media/remove-old-uploads.ts';
import { describeError } from './monitoring/describe-error.ts';
import { type Metrics, measureMails } from './monitoring/metrics.ts';

/** Every mail that the shop sends. */
export const COMPOSERS = { ...customerMails, ...orderMails, ...peopleMails, ...staffMails };

/** How often due mails, orders, parcels and backups are looked for, what is over is removed, and what crashes left (milliseconds). */
const MAILS_EVERY = 2_000;
const DISCOUNTS_EVERY = 1_000;
const RELEASE_EVERY = 60_000;
const REMIND_EVERY = 60_000;
const COURIERS_EVERY = 60_000;
const PAYMENTS_EVERY = 10_000;
const UNPAID_EVERY = 60_000;
const ALERTS_EVERY = 60_000;
const EXPIRED_EVERY = 60 * 60_000;
const BACKUPS_EVERY = 15 * 60_000;
const ORPHANED_PHOTOS_INTERVAL = 24 * 60 * 60_000;

/** Starts the work that no request waits for. @param report gets what went wrong @returns what stops it */
export function startBackgroundWork(
  { database, settings, secrets }: OpenedShop,
  report: (line: string) => void,
  metrics: Metrics,
): () => Promise<void> {
  // This process may hear of no changes, and asks seldom.
  const currentSettings = () => readCurrentSettings(database, settings, secrets);
  let mailer: Mailer | null = null;
  const mailerOf = keepOpened(
    (smtpUrl: string | undefined) => {
      const from = { ...settings, smtpUrl };
      const missing = missingMailServer(from);
      if (missing !== null) report(missing);
      mailer = openMailer(from, report);
      return mailer;
    },
    (before) => before.close(),
  );
  const couriers = currentCouriers(currentSettings);
  const carry = async (way: Way) => {
    const now = await currentSettings();
    const carrier = openShortCarriers(now, currentSettings).find((one) => one.way === way);
    if (!carrier) return;
    await routeEvents(database, now.messages.ways);
    await deliver(database, carrier, report, stopped.signal);
  };
  measureMails(metrics, () => countMails(database));
  const stopped = new AbortController();
  const keepDiscounts = openDiscountKeeper(database);
  const repeat = repeaterOf(metrics, report, stopped.signal);
  const wait = (milliseconds: number) =>
    delay(milliseconds, undefined, { signal: stopped.signal }).catch(() => {});
  const work = [
    repeat('mails', MAILS_EVERY, async () => {
      const now = await currentSettings();
      await deliverMails(database, mailerOf(now.smtpUrl), COMPOSERS, now, report, stopped.signal);
    }),
    repeat('whatsapp', MAILS_EVERY, () => carry('whatsapp')),
    repeat('sms', MAILS_EVERY, () => carry('sms')),
    repeat('discounts', DISCOUNTS_EVERY, () => keepDiscounts(stopped.signal)),
    repeat('alerts', ALERTS_EVERY, async () => queueAlerts(database, (await currentSettings()).messages)),
    repeat('forget', EXPIRED_EVERY, async () => {
      await removeExpired(database);
      await forgetOrigins(database);
      await forgetMessages(database);
      await forgetSentMails(database);
      await forgetUndelivered(database);
      await forgetWhatsAppEvents(database);
      await forgetAlerts(database);
      await forgetPreviews(database);
      await removeProductPhotos(settings.dataDir, await forgetDeleted(database));
      await removeProductPhotos(settings.dataDir, await forgetImports(database));
    }),
    repeat('uploads', EXPIRED_EVERY, () => removeOldUploads(settings.dataDir)),
    repeat('backup', BACKUPS_EVERY, () => takeDueBackup(settings, report, stopped.signal)),
    repeat('photos', ORPHANED_PHOTOS_INTERVAL, () => sweepPhotos(database, settings, report)),
    repeat('release', RELEASE_EVERY, async () => {
      const { releaseUnconfirmedHours: hours } = await currentSettings();
      if (hours !== null) await release(database, hours, report, stopped.signal);
    }),
    repeat('remind', REMIND_EVERY, async () => {
      const { confirmationReminderHours: hours } = await currentSettings();
      if (hours !== null) await remindUnconfirmed(database, hours, stopped.signal);
    }),
    repeat('payments', PAYMENTS_EVERY, async () => {
      const gateways = openGateways(await currentSettings());
      if (gateways.size > 0) await settleDue(database, gateways, stopped.signal);
    }),
    repeat('unpaid', UNPAID_EVERY, async () => {
      const now = await currentSettings();
      const gateways = openGateways(now);
      const { unpaidOrderMinutes: minutes } = now.payments;
      if (gateways.size > 0) await expire(database, gateways, minutes, report, stopped.signal);
    }),
    repeat('bookings', COURIERS_EVERY, async () => {
      const open = await couriers();
      if (open.size === 0) return;
      await lookUpBookings(database, open, (await currentSettings()).couriers, stopped.signal);
    }),
    repeat('tracking', COURIERS_EVERY, async () => {
      const open = await couriers();
      if (open.size > 0) await trackParcels(database, open, wait, stopped.signal);
    }),
  ];
  return async () => {
    stopped.abort();
    await Promise.all(work);
    mailer?.close();
  };
}

async function release(
  database: Database,
  hours: number,
  report: (line: string) => void,
  stopped: AbortSignal,
): Promise<void> {
  const released = await releaseUnconfirmed(database, hours, stopped);
  if (released > 0) report(`Orders that nobody confirmed within ${hours} h, cancelled: ${released}`);
}

async function expire(
  database: Database,
  gateways: OpenGateways,
  minutes: number,
  report: (line: string) => void,
  stopped: AbortSignal,
): Promise<void> {
  const expired = await expireUnpaid(database, gateways, minutes, stopped);
  if (expired > 0)
    report(`Orders by card that were not paid within ${minutes} minutes, cancelled: ${expired}`);
}

async function sweepPhotos(
  database: Database,
  { dataDir }: Settings,
  report: (line: string) => void,
): Promise<void> {
  const { removed, doubtful } = await removeOrphanedPhotos(database, dataDir);
  if (removed > 0) report(`Pictures that no product, order or home page shows, removed: ${removed}`);
  if (doubtful > 0) {
    report(
      `${doubtful} pictures in DATA_DIR belong to no product of this database. They stay: is it the right one?`,
    );
  }
}

type Job =
  | 'mails'
  | 'whatsapp'
  | 'sms'
  | 'alerts'
  | 'discounts'
  | 'forget'
  | 'uploads'
  | 'backup'
  | 'photos'
  | 'release'
  | 'remind'
  | 'bookings'
  | 'tracking'
  | 'payments'
  | 'unpaid';

/** Does work again and again. What fails, for example while the database restarts, is tried the next time. */
function repeaterOf(
  { jobRuns, jobSucceededAt }: Metrics,
  report: (line: string) => void,
  stopped: AbortSignal,
) {
  return async (job: Job, pause: number, work: () => Promise<unknown>): Promise<void> => {
    let saidBefore = '';
    while (!stopped.aborted) {
      try {
        await work();
        saidBefore = '';
        jobRuns.inc({ job, outcome: 'done' });
        jobSucceededAt.set({ job }, Date.now() / 1000);
      } catch (error) {
        if (!stopped.aborted) jobRuns.inc({ job, outcome: 'failed' });
        const said = `Background work failed and is tried again: ${describeError(error).message}`;
        if (said !== saidBefore && !stopped.aborted) report(said);
        saidBefore = said;
      }
      await delay(pause, undefined, { signal: stopped }).catch(() => {});
    }
  };
}
