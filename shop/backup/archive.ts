import { createHash, type Hash } from 'node:crypto';
import { Header } from 'tar';
import { BackupError, DAMAGED, NO_BACKUP } from './backup-error.ts';
import { ByteReader } from './byte-reader.ts';

/** A file in the archive. */
export interface ArchiveEntry {
  name: string;
  /** In bytes. */
  size: number;
  changedAt: Date;
  content: AsyncIterable<Buffer> | Iterable<Buffer>;
}

export interface ReadEntry {
  name: string;
  size: number;
  /** What is not read of it is passed over. */
  content: AsyncIterable<Buffer>;
}

const BLOCK = 512;

/** The last file: the SHA-256 of every byte before it. */
const CHECKSUM = 'SHA256';

const padding = (size: number) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

function header({ name, size, changedAt }: Omit<ArchiveEntry, 'content'>): Buffer {
  const block = Buffer.alloc(BLOCK);
  const made = new Header({ path: name, size, mtime: changedAt, mode: 0o600, uid: 0, gid: 0, type: 'File' });
  if (made.encode(block)) throw new Error(`The archive cannot hold a file of this name or size: ${name}`);
  return block;
}

/** All that follows the last file. It is the same for the same bytes before it, so that reading can tell every bit. */
function ending(sha256: string): Buffer {
  const content = Buffer.from(`${sha256}\n`);
  const head = header({ name: CHECKSUM, size: content.length, changedAt: new Date(0) });
  return Buffer.concat([head, content, padding(content.length), Buffer.alloc(2 * BLOCK)]);
}

/** Files as a tar archive that any tar opens. Its last file is the SHA-256 of all bytes before. */
export async function* writeArchive(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const entry of entries) {
    const head = header(entry);
    hash.update(head);
    yield head;
    let written = 0;
    for await (const piece of entry.content) {
      hash.update(piece);
      written += piece.length;
      yield piece;
    }
    if (written !== entry.size) throw new Error(`${entry.name} changed while it was read.`);
    const rest = padding(entry.size);
    hash.update(rest);
    yield rest;
  }
  yield ending(hash.digest('hex'));
}

/**
 * The files of an archive in their order. When it ends without an error, every bit of the archive was as it was written.
 * @throws BackupError where it is not
 */
export async function* readArchive(bytes: AsyncIterable<Buffer>): AsyncGenerator<ReadEntry> {
  const reader = new ByteReader(bytes);
  const hash = createHash('sha256');
  let isFirst = true;
  try {
    for (;;) {
      const head = await reader.take(BLOCK);
      const { path: name, size = 0, cksumValid } = readHeader(head);
      if (!cksumValid || name === undefined) throw new BackupError(isFirst ? NO_BACKUP : DAMAGED);
      isFirst = false;
      if (name === CHECKSUM) {
        const expected = ending(hash.digest('hex'));
        // One byte more, which must not be there.
        const rest = await reader.take(expected.length - BLOCK + 1);
        if (!expected.equals(Buffer.concat([head, rest]))) throw new BackupError(DAMAGED);
        return;
      }
      hash.update(head);
      const content = hashed(reader.pieces(size), hash);
      yield { name, size, content };
      for await (const _unread of content);
      for await (const _rest of hashed(reader.pieces(padding(size).length), hash));
    }
  } finally {
    await reader.close();
  }
}

/** @returns nothing of what is no header at all */
function readHeader(block: Buffer): Partial<Pick<Header, 'path' | 'size' | 'cksumValid'>> {
  if (block.length !== BLOCK) return {};
  try {
    return new Header(block);
  } catch {
    // A number in a spelling that cannot be.
    return {};
  }
}

async function* hashed(pieces: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}
