import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const NAME = /^saman-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z\.tar(?:\.encrypted)?$/;

/** Anyone who writes one writes on it all the time: a half that is older was left by a crash (milliseconds). */
const OLD_HALF = 60 * 60_000;

/** The name of a backup that is taken now. */
export function backupName(encrypted: boolean, now = new Date()): string {
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return `saman-${moment}Z.tar${encrypted ? '.encrypted' : ''}`;
}

/** The backups in a folder, the newest first. */
async function listBackups(folder: string): Promise<{ name: string; takenAt: number }[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => {
      const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
      return day ? [{ name, takenAt: Date.parse(`${day}${hours}:${minutes}:${seconds}Z`) }] : [];
    })
    .toSorted((one, other) => other.takenAt - one.takenAt);
}

/** Whether the newest backup is so many hours old, or there is none. */
export async function isBackupDue(folder: string, hours: number, now = Date.now()): Promise<boolean> {
  const [newest] = await listBackups(folder);
  return !newest || now - newest.takenAt >= hours * 60 * 60_000;
}

/** Removes all but the newest backups, and halves of backups that a crash left behind. */
export async function removeOldBackups(folder: string, kept: number): Promise<void> {
  for (const { name } of (await listBackups(folder)).slice(kept))
    await rm(path.join(folder, name), { force: true });
  await removeHalves(folder);
}

async function removeHalves(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [half, whole = ''] = /^(.+)\.\d+\.part$/.exec(name) ?? [];
    if (!half || !NAME.test(whole)) continue;
    const file = path.join(folder, name);
    const there = await stat(file).catch(() => null);
    if (there && there.mtimeMs < Date.now() - OLD_HALF) await rm(file, { force: true });
  }
}
