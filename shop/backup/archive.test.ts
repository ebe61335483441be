import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ArchiveEntry, readArchive, writeArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { ByteReader } from './byte-reader.ts';
import { decrypt, ENCRYPTED, encrypt } from './encryption.ts';

async function* stream<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

async function collect(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return Buffer.concat(pieces);
}

const files: ArchiveEntry[] = ['', 'a few words', 'x'.repeat(512), 'y'.repeat(1500)].map((text, number) => ({
  name: `folder/file-${number}.txt`,
  size: text.length,
  changedAt: new Date(1e12),
  content: [Buffer.from(text)],
}));
const archive = await collect(writeArchive(stream(files)));

async function read(bytes: AsyncIterable<Buffer>): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for await (const { name, content } of readArchive(bytes)) {
    found.push([name, (await collect(content)).toString()]);
  }
  return found;
}

function flipped(bytes: Buffer, bit: number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
  return changed;
}

describe('an archive', () => {
  test('has its files again, in whatever pieces it is read', async () => {
    const expected = files.map(({ name, content }) => [name, String([...(content as Iterable<Buffer>)])]);
    for (const size of [1, 7, 512, 10_000]) {
      const pieces = Array.from({ length: Math.ceil(archive.length / size) }, (_, n) =>
        archive.subarray(n * size, (n + 1) * size),
      );
      expect(await read(stream(pieces))).toEqual(expected);
    }
  });

  test('with any one bit flipped is refused', async () => {
    const bits = fc.integer({ min: 0, max: archive.length * 8 - 1 });
    await fc.assert(
      fc.asyncProperty(bits, async (bit) => {
        await expect(read(stream([flipped(archive, bit)]))).rejects.toThrow(BackupError);
      }),
      { numRuns: 1000, examples: [[807]] },
    );
  });

  test('that is cut anywhere, or goes on, is refused', async () => {
    for (let length = 0; length < archive.length; length += 37) {
      await expect(read(stream([archive.subarray(0, length)]))).rejects.toThrow(BackupError);
    }
    await expect(read(stream([archive, Buffer.from('more')]))).rejects.toThrow(BackupError);
  });
});

describe('what is encrypted', () => {
  const long = Buffer.alloc(200_000, 'saman');
  /** A shop's backups cost a guess a good part of a second (tests/api/backup.test.ts); here nobody guesses. */
  const CHEAP = { N: 2 };

  async function open(bytes: Buffer, passphrase: string): Promise<Buffer> {
    const reader = new ByteReader(stream([bytes]));
    await reader.take(ENCRYPTED.length);
    return collect(decrypt(reader, passphrase, CHEAP));
  }

  const seal = (bytes: Buffer) => collect(encrypt(stream([bytes]), 'chai with elaichi', CHEAP));

  test.each([0, 1, 64 * 1024, 128 * 1024, 200_000])('comes back, %i bytes long', async (length) => {
    const encrypted = await seal(long.subarray(0, length));
    expect(await open(encrypted, 'chai with elaichi')).toEqual(long.subarray(0, length));
  });

  test('is opened by its passphrase alone, whole and in its order', async () => {
    const encrypted = await seal(long);
    expect(encrypted.includes('saman saman')).toBe(false);
    await expect(open(encrypted, 'chai without')).rejects.toThrow(/not opened by this passphrase/);
    const head = ENCRYPTED.length + 16;
    const chunk = 64 * 1024 + 16;
    const part = (number: number) => encrypted.subarray(head + number * chunk, head + (number + 1) * chunk);
    const beginning = encrypted.subarray(0, head);
    for (const parts of [[part(0)], [part(0), part(1), part(2)], [part(1), part(0), part(2), part(3)], []]) {
      await expect(open(Buffer.concat([beginning, ...parts]), 'chai with elaichi')).rejects.toThrow(
        BackupError,
      );
    }
    for (const bit of [head - 1, head, head + chunk + 5, encrypted.length - 1]) {
      await expect(open(flipped(encrypted, bit * 8), 'chai with elaichi')).rejects.toThrow(BackupError);
    }
  });
});
