import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { checkConnection } from '../../database/connect.ts';
import { findRunning } from '../../database/embedded/running.ts';
import { startEmbeddedPostgres } from '../../database/embedded.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { progress } from '../progress.ts';
import type { Settings } from '../settings/settings.ts';
import { BackupError } from './backup-error.ts';
import { refuseHalfRestored } from './restore-place.ts';
import type { BackupSource } from './write-backup.ts';

/** Lends the work the shop of the settings, running or not. @throws BackupError, StartError where there is none */
export async function withSource<T>(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  work: (source: BackupSource) => Promise<T>,
): Promise<T> {
  refuseHalfRestored(dataDir);
  const { version } = packageJson;
  if (databaseUrl !== undefined) {
    const target = { url: databaseUrl };
    await checkConnection(target);
    return work({ target, dataDir, version });
  }
  if (!existsSync(path.join(dataDir, 'postgres'))) {
    throw new BackupError(`There is no shop in ${path.resolve(dataDir)}.`);
  }
  const target = findRunning(realpathSync(dataDir));
  if (target) return work({ target, dataDir, version });
  const postgres = await startEmbeddedPostgres(dataDir, progress);
  return work({ target: postgres.connection, dataDir, version }).finally(postgres.stop);
}
