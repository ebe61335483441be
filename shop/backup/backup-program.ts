import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withLock } from '../../database/backup/with-lock.ts';
import { progressOver } from '../progress.ts';
import { keyPlace } from '../secret-keys.ts';
import { readSettings } from '../settings/settings.ts';
import { BackupError } from './backup-error.ts';
import { backupName, isBackupDue, removeOldBackups } from './backups-folder.ts';
import { withSource } from './find-source.ts';
import { runCommand } from './run-command.ts';
import { type BackupSource, writeBackup } from './write-backup.ts';

/**
 * `npm run backup -- [file or folder]`: a backup of the shop of the settings, while it runs or not. The shop itself runs
 * this with `--if-due` for its daily ones: of several processes one takes it, and the oldest go.
 */
await runCommand(async (stopped) => {
  const { values, positionals } = parseArgs({
    options: { 'if-due': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const settings = readSettings(process.env);
  const { folder, everyHours, kept, passphrase } = settings.backups;
  const name = backupName(passphrase !== undefined);

  async function write(source: BackupSource, file: string): Promise<void> {
    const began = performance.now();
    const { bytes, tables, pictures, missingPictures, secretKeys } = await writeBackup(
      source,
      file,
      passphrase,
      stopped,
    );
    progressOver();
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const count = (number: number) => number.toLocaleString('en');
    console.log(
      `Backed up ${count(rows)} rows and ${count(pictures.files)} pictures to ${file} ` +
        `(${count(Math.ceil(bytes / 1e6))} MB, ${((performance.now() - began) / 1000).toFixed(1)} s)`,
    );
    if (secretKeys.length > 0) {
      console.log(
        `It does not hold the key ${secretKeys.join(', ')} of its secrets: keep ${keyPlace(settings)} elsewhere.`,
      );
    }
    if (missingPictures > 0) {
      console.log(`${count(missingPictures)} pictures that the shop names are not in DATA_DIR.`);
    }
  }

  if (values['if-due']) {
    await withSource(settings, (source) =>
      withLock(source.target, 'backup', async () => {
        if (everyHours === undefined || !(await isBackupDue(folder, everyHours))) return;
        await write(source, path.join(folder, name));
        await removeOldBackups(folder, kept);
      }),
    );
    return;
  }
  const [given = folder, more] = positionals;
  if (more !== undefined) throw new BackupError('A backup is one file: npm run backup -- [file or folder].');
  const isFolder =
    given === folder || given.endsWith(path.sep) || (existsSync(given) && statSync(given).isDirectory());
  const file = isFolder ? path.join(given, name) : given;
  if (existsSync(file)) throw new BackupError(`There is a file ${file} already; choose another name.`);
  await withSource(settings, (source) => write(source, file));
});
