import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findBinaries } from '../../database/embedded/binaries.ts';
import { isAlive } from '../../database/embedded/postmaster.ts';
import { stopServer } from '../../database/embedded/server-process.ts';
import { StartError } from '../../database/start-error.ts';
import { BackupError } from './backup-error.ts';

/** In DATA_DIR, everything that a restore makes, until it is complete. */
const RESTORING = 'restoring';

/** In it, the number of the process that restores. */
const PID = 'pid';

export interface RestorePlace {
  /** A data folder in the making. */
  folder: string;
  /** Moves what was made to where the shop looks for it. */
  complete(): Promise<void>;
  /** Takes away all that was made. */
  discard(): Promise<void>;
}

/** A shop must not open on half of a backup, nor beside one. @throws StartError */
export function refuseHalfRestored(dataDir: string): void {
  const folder = path.resolve(dataDir, RESTORING);
  if (existsSync(folder)) {
    throw new StartError(
      `A backup is being restored into ${path.resolve(dataDir)}, or that broke off: restore it again, or remove ${folder}.`,
    );
  }
}

/** Nothing of a shop may be there; other files may. @throws BackupError */
export async function checkEmptyPlace(dataDir: string): Promise<void> {
  const media = path.join(dataDir, 'media');
  const files = await readdir(media, { recursive: true, withFileTypes: true }).catch(() => []);
  if (existsSync(path.join(dataDir, 'postgres')) || files.some((file) => !file.isDirectory())) {
    throw new BackupError(
      `The data folder ${path.resolve(dataDir)} holds a shop already; restore into an empty one.`,
    );
  }
  const pid = restoringProcess(path.join(dataDir, RESTORING));
  if (pid !== null && pid !== process.pid && isAlive(pid)) {
    throw new BackupError(
      `Process ${pid} is restoring into ${path.resolve(dataDir)} just now; wait for it, or stop it.`,
    );
  }
}

/** Makes room for a shop in the data folder, after whatever an earlier try left there was removed. */
export async function preparePlace(dataDir: string): Promise<RestorePlace> {
  const folder = path.resolve(dataDir, RESTORING);
  await removeFolder(folder);
  // PostgreSQL may run as another user, who has to get in.
  await mkdir(folder, { recursive: true, mode: 0o711 });
  await writeFile(path.join(folder, PID), String(process.pid));
  return {
    folder,
    async complete() {
      for (const name of ['media', 'postgres']) {
        if (!existsSync(path.join(folder, name))) continue;
        // Empty folders at most: that was made sure of.
        await rm(path.join(dataDir, name), { recursive: true, force: true });
        await rename(path.join(folder, name), path.join(dataDir, name));
      }
      await removeFolder(folder);
    },
    discard: () => removeFolder(folder),
  };
}

/** A restore that was killed leaves its PostgreSQL running. */
async function removeFolder(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const clusterDir = path.join(folder, 'postgres');
  if (existsSync(clusterDir)) await stopServer(clusterDir, findBinaries());
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}

function restoringProcess(folder: string): number | null {
  try {
    return Number(readFileSync(path.join(folder, PID), 'utf8')) || null;
  } catch {
    return null;
  }
}
