import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { checkEmpty } from '../../database/backup/check-empty.ts';
import { beginFilling, type Filling } from '../../database/backup/fill-database.ts';
import { type ConnectionTarget, checkConnection } from '../../database/connect.ts';
import { startEmbeddedPostgres } from '../../database/embedded.ts';
import { sentPictureFile } from '../media/sent-pictures.ts';
import { progress } from '../progress.ts';
import type { ReadEntry } from './archive.ts';
import { BackupError, isDiskFull } from './backup-error.ts';
import { MANIFEST, type Manifest, tableOfPart } from './manifest.ts';
import { about, readBackup, verifyBackup } from './read-backup.ts';
import { checkEmptyPlace, preparePlace } from './restore-place.ts';

export interface RestoreTarget {
  /** Where the pictures go, and PostgreSQL's own files where the shop brings it along. */
  dataDir: string;
  /** An empty database elsewhere. */
  databaseUrl: string | undefined;
}

/** The embedded PostgreSQL restores faster without writing everything twice; its files are synced when it commits. */
const FOR_RESTORING = { wal_level: 'minimal', max_wal_senders: '0', max_wal_size: '4GB' };

/**
 * Restores a backup into an empty place, or changes nothing: the whole file is read first, everything is compared last,
 * and the shop doesn't open on what is between. @throws BackupError, StartError
 */
export async function restoreBackup(
  file: string,
  { dataDir, databaseUrl }: RestoreTarget,
  passphrase: string | undefined,
  stopped?: AbortSignal,
): Promise<Manifest> {
  await checkEmptyPlace(dataDir);
  if (databaseUrl !== undefined) {
    await checkConnection({ url: databaseUrl });
    await checkEmpty({ url: databaseUrl });
  }
  const manifest = await verifyBackup(file, passphrase);
  stopped?.throwIfAborted();
  const place = await preparePlace(dataDir);
  try {
    const fillFrom = (target: ConnectionTarget) =>
      fill(target, file, passphrase, manifest, place.folder, stopped);
    if (databaseUrl !== undefined) await fillFrom({ url: databaseUrl });
    else {
      const postgres = await startEmbeddedPostgres(place.folder, progress, FOR_RESTORING);
      await fillFrom(postgres.connection).finally(postgres.stop);
    }
  } catch (error) {
    await place.discard();
    stopped?.throwIfAborted();
    if (isDiskFull(error)) throw new BackupError('The disk is full; nothing was restored.', { cause: error });
    throw about(file, error);
  }
  await place.complete();
  return manifest;
}

async function fill(
  target: ConnectionTarget,
  file: string,
  passphrase: string | undefined,
  manifest: Manifest,
  folder: string,
  stopped: AbortSignal | undefined,
): Promise<void> {
  const filling = await beginFilling(target, manifest, progress, stopped);
  try {
    const rows = new Rows(filling, manifest);
    const pictures = { files: 0, bytes: 0 };
    await readBackup(file, passphrase, 'Restoring', async (entry) => {
      stopped?.throwIfAborted();
      const table = tableOfPart(entry.name);
      if (table !== null) return rows.take(table, entry);
      await rows.end();
      if (entry.name === MANIFEST) return;
      await storePicture(folder, entry);
      pictures.files += 1;
      pictures.bytes += entry.size;
    });
    if (pictures.files !== manifest.pictures.files || pictures.bytes !== manifest.pictures.bytes) {
      throw new BackupError('has not the pictures that it says');
    }
    await filling.finish();
  } finally {
    await filling.close();
  }
}

/** Puts the parts of each table together again. */
class Rows {
  readonly #filling: Filling;
  readonly #manifest: Manifest;
  #open: { table: string; rows: PassThrough; copied: Promise<void> } | null = null;

  constructor(filling: Filling, manifest: Manifest) {
    this.#filling = filling;
    this.#manifest = manifest;
  }

  async take(table: string, { content }: ReadEntry): Promise<void> {
    if (this.#open?.table !== table) {
      await this.end();
      const known = this.#manifest.tables.find(({ name }) => name === table);
      if (!known) throw new BackupError(`has rows of a table ${table} that it doesn't name`);
      const rows = new PassThrough();
      const copied = pipeline(rows, this.#filling.openTable(known));
      // Its failure is seen by what is written next, or at the end.
      copied.catch(() => {});
      this.#open = { table, rows, copied };
    }
    const { rows, copied } = this.#open;
    const part = await decompress(Buffer.concat(await collect(content)));
    if (!rows.write(part)) await Promise.race([once(rows, 'drain'), copied]);
  }

  async end(): Promise<void> {
    const open = this.#open;
    this.#open = null;
    open?.rows.end();
    await open?.copied;
  }
}

const decompress = promisify(gunzip);

async function collect(content: AsyncIterable<Buffer>): Promise<Buffer[]> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return pieces;
}

async function storePicture(folder: string, { name, content }: ReadEntry): Promise<void> {
  const file = sentPictureFile(folder, `/${name}`);
  if (file === null) throw new BackupError(`has a file that no backup has: ${name}`);
  await mkdir(path.dirname(file), { recursive: true });
  await pipeline(content, createWriteStream(file, { flags: 'wx', flush: true }));
}
