import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/** So much of a table is compressed at once (bytes); its size has to be known before it is written. */
const PART = 4 * 2 ** 20;

/** Compresses rows in parts, one while the next is read. Put together, the parts are one file for gunzip. */
export async function* compressParts(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let before: Promise<Buffer> | undefined;
  for await (const part of wholeLines(rows)) {
    const compressed = compress(part, { level: 1 });
    // Its failure is seen when its turn comes.
    compressed.catch(() => {});
    if (before) yield await before;
    before = compressed;
  }
  if (before) yield await before;
}

/** Parts that end with a line, so that each can be read by itself. */
async function* wholeLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let held = 0;
  for await (const piece of bytes) {
    pieces.push(piece);
    held += piece.length;
    if (held < PART) continue;
    const all = Buffer.concat(pieces);
    const end = all.lastIndexOf('\n') + 1;
    if (end > 0) yield all.subarray(0, end);
    pieces = [all.subarray(end)];
    held = all.length - end;
  }
  if (held > 0) yield Buffer.concat(pieces);
}
