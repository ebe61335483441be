import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { migrations } from '../../database/migrations/index.ts';
import { codeOf } from '../../database/start-error.ts';
import { progress, progressBar } from '../progress.ts';
import { type ReadEntry, readArchive } from './archive.ts';
import { BackupError, DAMAGED, NO_BACKUP } from './backup-error.ts';
import { ByteReader } from './byte-reader.ts';
import { decrypt, ENCRYPTED } from './encryption.ts';
import { FORMAT, MANIFEST, type Manifest, manifestSchema, README, readFormat } from './manifest.ts';

const NEWER = 'was written by a newer version of the shop; restore it with that version';

/** The longest text that is read as one (bytes). */
const LONGEST_TEXT = 2 ** 20;

/** Reads a backup to its end and changes nothing. @throws BackupError unless every bit is right and this shop can restore it */
export async function verifyBackup(file: string, passphrase: string | undefined): Promise<Manifest> {
  let manifest: Manifest | undefined;
  await readBackup(file, passphrase, 'Verifying', async (entry) => {
    if (entry.name === MANIFEST) manifest = readManifest(await readText(entry));
  }).catch((error) => Promise.reject(about(file, error)));
  if (!manifest) throw about(file, new BackupError(NO_BACKUP));
  return manifest;
}

/** Hands over the files of a backup, one after the other. @throws BackupError at the end at the latest, where a bit is wrong */
export async function readBackup(
  file: string,
  passphrase: string | undefined,
  doing: string,
  take: (entry: ReadEntry) => Promise<void>,
): Promise<void> {
  let isFirst = true;
  for await (const entry of readArchive(openBytes(file, passphrase, doing))) {
    if (isFirst) await checkFirst(entry);
    else await take(entry);
    isFirst = false;
  }
}

/** The bytes of the archive, decrypted where they are encrypted. */
async function* openBytes(
  file: string,
  passphrase: string | undefined,
  doing: string,
): AsyncGenerator<Buffer> {
  const { size } = await stat(file);
  const reader = new ByteReader(watched(createReadStream(file, { highWaterMark: 2 ** 20 }), size, doing));
  try {
    const beginning = await reader.take(ENCRYPTED.length);
    if (!beginning.equals(ENCRYPTED)) {
      yield beginning;
      yield* reader.pieces();
    } else if (passphrase === undefined) {
      throw new BackupError('is encrypted; set BACKUP_PASSPHRASE to its passphrase');
    } else {
      yield* decrypt(reader, passphrase);
    }
  } finally {
    await reader.close();
  }
}

async function* watched(bytes: AsyncIterable<Buffer>, size: number, doing: string): AsyncGenerator<Buffer> {
  let read = 0;
  for await (const piece of bytes) {
    read += piece.length;
    progress(progressBar(`${doing}, MB`, Math.round(read / 1e6), Math.round(size / 1e6)));
    yield piece;
  }
}

async function checkFirst(entry: ReadEntry): Promise<void> {
  const format = entry.name === README ? readFormat(await readText(entry)) : null;
  if (format === null) throw new BackupError(NO_BACKUP);
  if (format > FORMAT) throw new BackupError(NEWER);
}

async function readText({ size, content }: ReadEntry): Promise<string> {
  if (size > LONGEST_TEXT) throw new BackupError(NO_BACKUP);
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

/** @throws BackupError where this version of the shop can't restore it */
function readManifest(text: string): Manifest {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new BackupError(DAMAGED, { cause: error });
  }
  const { success, data } = manifestSchema.safeParse(json);
  if (!success) throw new BackupError(NO_BACKUP);
  const known = Object.keys(migrations);
  if (data.migrations.some((name) => !known.includes(name))) throw new BackupError(NEWER);
  if (data.migrations.some((name, number) => name !== known[number])) {
    throw new BackupError('was written by another version of the shop; restore it with that version');
  }
  return data;
}

/** Makes a sentence of what is wrong with the file. */
export function about(file: string, error: unknown): unknown {
  const name = path.basename(file);
  if (error instanceof BackupError) return new BackupError(`${name} ${error.message}.`, { cause: error });
  const code = codeOf(error);
  if (code === 'ENOENT') return new BackupError(`There is no file ${file}.`, { cause: error });
  if (code === 'EISDIR' || code === 'EACCES') {
    return new BackupError(`${file} cannot be read (${code}).`, { cause: error });
  }
  return error;
}
