import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../database/connect.ts';
import { removeLostPhotos } from '../shop/media/remove-lost-photos.ts';
import { deliverNotices } from '../shop/notices/deliver-notices.ts';
import { openMailer } from '../shop/notices/open-mailer.ts';
import { removeExpired } from '../shop/sessions/remove-expired.ts';
import type { Settings } from '../shop/settings.ts';
import type { Shop } from '../shop/shop.ts';

/** How often due mails are looked for, what is over is removed, and what crashes left behind (milliseconds). */
const MAILS_EVERY = 2_000;
const EXPIRED_EVERY = 60 * 60_000;
const LOST_PHOTOS_EVERY = 24 * 60 * 60_000;

/**
 * Starts the work that no request waits for: mails and tidying up.
 * @param report gets a line for what went wrong, and mails where there is no mail server
 * @returns what stops it; a mail that is on its way still leaves
 */
export function startBackgroundWork(
  { database, settings }: Shop,
  report: (line: string) => void,
): () => Promise<void> {
  if (settings.smtpUrl === undefined) report('Mails go to this log, because SMTP_URL is not set.');
  const mailer = openMailer(settings, report);
  const stopped = new AbortController();
  const work = [
    repeat(MAILS_EVERY, stopped.signal, report, () =>
      deliverNotices(database, mailer, settings, report, stopped.signal),
    ),
    repeat(EXPIRED_EVERY, stopped.signal, report, () => removeExpired(database)),
    repeat(LOST_PHOTOS_EVERY, stopped.signal, report, () => sweepPhotos(database, settings, report)),
  ];
  return async () => {
    stopped.abort();
    await Promise.all(work);
    mailer.close();
  };
}

async function sweepPhotos(
  database: Database,
  { dataDir }: Settings,
  report: (line: string) => void,
): Promise<void> {
  const { removed, doubtful } = await removeLostPhotos(database, dataDir);
  if (removed > 0) report(`Pictures that no product and no order shows, removed: ${removed}`);
  if (doubtful > 0) {
    report(
      `${doubtful} pictures in DATA_DIR belong to no product of this database. They stay: is it the right one?`,
    );
  }
}

/** Does the work again and again. What fails, for example while the database restarts, is tried the next time. */
async function repeat(
  pause: number,
  stopped: AbortSignal,
  report: (line: string) => void,
  work: () => Promise<unknown>,
): Promise<void> {
  let saidBefore = '';
  while (!stopped.aborted) {
    try {
      await work();
      saidBefore = '';
    } catch (error) {
      const said = `Background work failed and is tried again: ${error instanceof Error ? error.message : error}`;
      if (said !== saidBefore) report(said);
      saidBefore = said;
    }
    await delay(pause, undefined, { signal: stopped }).catch(() => {});
  }
}
