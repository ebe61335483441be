import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openSnapshot, type Snapshot } from '../../database/backup/read-snapshot.ts';
import type { ConnectionTarget } from '../../database/connect.ts';
import { codeOf } from '../../database/start-error.ts';
import { listNamedPictures, listSentPictures, sentPictureFile } from '../media/sent-pictures.ts';
import { progress, progressBar } from '../progress.ts';
import { type ArchiveEntry, writeArchive } from './archive.ts';
import { BackupError, isDiskFull } from './backup-error.ts';
import { compressParts } from './compress-parts.ts';
import { encrypt } from './encryption.ts';
import { FORMAT, MANIFEST, type Manifest, manifestSchema, partName, README, readme } from './manifest.ts';

export interface BackupSource {
  target: ConnectionTarget;
  dataDir: string;
  /** The shop's version. */
  version: string;
}

export interface Backup extends Manifest {
  /** Of the file. */
  bytes: number;
  /** How many pictures the shop names that are not there. */
  missingPictures: number;
}

/**
 * Writes a backup under its name when it is complete and on the disk, or leaves nothing. It fits in memory however large.
 * @param passphrase encrypts it @param stopped ends it early @throws BackupError
 */
export async function writeBackup(
  source: BackupSource,
  file: string,
  passphrase: string | undefined,
  stopped?: AbortSignal,
): Promise<Backup> {
  const part = `${file}.${process.pid}.part`;
  const result: { manifest?: Manifest; missing: number } = { missing: 0 };
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const archive = writeArchive(
      entriesOf(source, stopped, (manifest, missing) => Object.assign(result, { manifest, missing })),
    );
    const bytes = passphrase === undefined ? archive : encrypt(archive, passphrase);
    const target = createWriteStream(part, { flags: 'w', mode: 0o600, flush: true, highWaterMark: 2 ** 20 });
    await pipeline(bytes, target, stopped ? { signal: stopped } : {});
    await rename(part, file);
    await syncFolder(path.dirname(file));
    if (!result.manifest) throw new Error('The backup ended without its manifest.');
    return { ...result.manifest, bytes: target.bytesWritten, missingPictures: result.missing };
  } catch (error) {
    await rm(part, { force: true });
    stopped?.throwIfAborted();
    throw errorOfDisk(path.dirname(file), error);
  }
}

/** The files of a backup in their order. @param done gets what the last one says, and how many pictures are missing */
async function* entriesOf(
  source: BackupSource,
  stopped: AbortSignal | undefined,
  done: (manifest: Manifest, missing: number) => void,
): AsyncGenerator<ArchiveEntry> {
  yield textEntry(README, readme, new Date());
  const pictures = new Pictures(source.dataDir);
  // Nearly all are read before the moment of the snapshot, so that it is a short one. A picture that it names was there
  // at that moment: read by now, or new since and read next.
  yield* pictures.unread();
  const snapshot = await openSnapshot(source.target, (table) => progress(`Counting ${table}`), stopped);
  try {
    yield* pictures.unread();
    const all = snapshot.tables.reduce((sum, { rows }) => sum + rows, 0);
    let before = 0;
    for (const table of snapshot.tables) {
      progress(progressBar(`Reading ${table.name}, rows`, before, all));
      let number = 0;
      for await (const compressed of compressParts(snapshot.readRows(table))) {
        number += 1;
        yield entry(partName(table.name, number), compressed, snapshot.takenAt);
      }
      before += table.rows;
    }
    const manifest = manifestSchema.parse({
      format: FORMAT,
      shop: source.version,
      takenAt: snapshot.takenAt.toISOString(),
      postgres: snapshot.postgres,
      migrations: snapshot.migrations,
      tables: snapshot.tables,
      sequences: snapshot.sequences,
      pictures: { files: pictures.read.size, bytes: pictures.bytes },
      secretKeys: await readSecretKeys(snapshot),
    } satisfies Manifest);
    yield textEntry(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`, snapshot.takenAt);
    done(manifest, await countMissing(snapshot, pictures));
  } finally {
    await snapshot.close();
  }
}

class Pictures {
  /** The addresses of those that were read. */
  readonly read = new Set<string>();
  bytes = 0;
  readonly #dataDir: string;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  async *unread(): AsyncGenerator<ArchiveEntry> {
    for await (const address of listSentPictures(this.#dataDir)) {
      const place = sentPictureFile(this.#dataDir, address);
      if (place === null || this.read.has(address)) continue;
      const file = await open(place).catch((error: unknown) => {
        // Taken away since it was listed.
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      });
      if (!file) continue;
      try {
        const { size, mtime } = await file.stat();
        yield {
          name: address.slice(1),
          size,
          changedAt: mtime,
          content: file.createReadStream({ autoClose: false }),
        };
        this.read.add(address);
        this.bytes += size;
        progress(`Reading pictures: ${this.read.size.toLocaleString('en')}`);
      } finally {
        await file.close();
      }
    }
  }
}

/** A database that an earlier version migrated has none. */
async function readSecretKeys({ database, tables }: Snapshot): Promise<string[]> {
  if (!tables.some(({ name }) => name === 'secret_keys')) return [];
  const rows = await database.selectFrom('secret_keys').select('key_id').orderBy('key_id').execute();
  return rows.map(({ key_id }) => key_id);
}

async function countMissing({ database }: Snapshot, { read }: Pictures): Promise<number> {
  const named = await listNamedPictures(database);
  return named.filter((address) => !read.has(address)).length;
}

const entry = (name: string, content: Buffer, changedAt: Date): ArchiveEntry => ({
  name,
  size: content.length,
  changedAt,
  content: [content],
});

const textEntry = (name: string, text: string, changedAt: Date) => entry(name, Buffer.from(text), changedAt);

/** A new name lasts through a power cut only when its folder is on the disk too. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

function errorOfDisk(folder: string, error: unknown): unknown {
  const code = codeOf(error);
  if (isDiskFull(error)) {
    return new BackupError(`The disk of ${folder} is full; nothing was left there.`, { cause: error });
  }
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR') {
    return new BackupError(`The folder ${folder} cannot be written (${code}).`, { cause: error });
  }
  return error;
}
