import { parseArgs } from 'node:util';
import { progressOver } from '../progress.ts';
import { findSecrets, keyFileOf } from '../secret-keys.ts';
import { readSettings } from '../settings/settings.ts';
import { BackupError } from './backup-error.ts';
import { restoreBackup } from './restore-backup.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Say which backup: npm run restore -- file [--into <data folder or postgresql://…>].';

/** `npm run restore -- file [--into …]`: a backup becomes a shop again, in an empty place of either kind. */
await runCommand(async (stopped) => {
  const began = performance.now();
  const { values, positionals } = parseArgs({
    options: { into: { type: 'string' } },
    allowPositionals: true,
  });
  const [file, more] = positionals;
  if (file === undefined || more !== undefined) throw new BackupError(USAGE);
  const { into } = values;
  const environment = { ...process.env };
  if (into !== undefined) {
    const isDatabase = /^postgres(ql)?:/.test(into);
    environment.DATABASE_URL = isDatabase ? into : '';
    if (!isDatabase) environment.DATA_DIR = into;
  }
  const settings = readSettings(environment);
  const { tables, pictures, takenAt, secretKeys } = await restoreBackup(
    file,
    settings,
    settings.backups.passphrase,
    stopped,
  );
  progressOver();
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const count = (number: number) => number.toLocaleString('en');
  console.log(
    `Restored ${count(rows)} rows and ${count(pictures.files)} pictures of ${takenAt} ` +
      `in ${((performance.now() - began) / 1000).toFixed(1)} s; all counts and checksums are right.`,
  );
  const missing = secretKeys.filter((id) => !findSecrets(settings)?.keyIds.includes(id));
  if (missing.length > 0) {
    console.log(
      `Its secrets are sealed with the key ${missing.join(', ')}, which is not here: before the shop starts, bring the old shop's ` +
        `secrets.key to ${keyFileOf(settings.dataDir)}, or set SECRETS_KEY as it was there.`,
    );
  }
});
