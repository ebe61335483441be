import { createCipheriv, createDecipheriv, randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { BackupError, DAMAGED } from './backup-error.ts';
import { ByteReader } from './byte-reader.ts';

/*
 * An encrypted backup is this line, 16 bytes of salt, and the archive in chunks of 64 KiB, each by AES-256-GCM with its
 * tag of 16 bytes behind it. The key is scrypt's of the passphrase and the salt. A nonce is the number of the chunk in
 * 11 bytes, and one byte that is 1 for the last chunk: none can be taken away, added or moved. The line and the salt are
 * additional data of every chunk.
 */
export const ENCRYPTED = Buffer.from('saman backup, encrypted 1\n');
const SALT = 16;
const TAG = 16;
const CHUNK = 64 * 1024;
const ALGORITHM = 'aes-256-gcm';
/** 128 MB, and a good part of a second, for each guess. */
const COST: ScryptOptions = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 };

/** @param cost of each guess of the passphrase: what only a test makes cheaper */
export async function* encrypt(
  bytes: AsyncIterable<Buffer>,
  passphrase: string,
  cost = COST,
): AsyncGenerator<Buffer> {
  const head = Buffer.concat([ENCRYPTED, randomBytes(SALT)]);
  const key = await deriveKey(passphrase, head, cost);
  yield head;
  const reader = new ByteReader(bytes);
  try {
    for await (const { chunk, nonce } of chunksOf(reader, CHUNK)) {
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(head);
      yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    }
  } finally {
    await reader.close();
  }
}

/**
 * @param reader stands behind the line ENCRYPTED
 * @param cost that it was encrypted with
 * @throws BackupError for another passphrase, and for any changed bit
 */
export async function* decrypt(reader: ByteReader, passphrase: string, cost = COST): AsyncGenerator<Buffer> {
  const head = Buffer.concat([ENCRYPTED, await reader.take(SALT)]);
  const key = await deriveKey(passphrase, head, cost);
  let isFirst = true;
  for await (const { chunk, nonce } of chunksOf(reader, CHUNK + TAG)) {
    const decipher = createDecipheriv(ALGORITHM, key, nonce).setAAD(head);
    try {
      decipher.setAuthTag(chunk.subarray(-TAG));
      yield Buffer.concat([decipher.update(chunk.subarray(0, -TAG)), decipher.final()]);
    } catch (error) {
      const reason = isFirst ? 'is not opened by this passphrase, or damaged' : DAMAGED;
      throw new BackupError(reason, { cause: error });
    }
    isFirst = false;
  }
}

/** The chunks of a stream, with their nonces; there is always a last one, which may be empty. */
async function* chunksOf(reader: ByteReader, size: number): AsyncGenerator<{ chunk: Buffer; nonce: Buffer }> {
  let chunk = await reader.take(size);
  for (let number = 0; ; number++) {
    const next = chunk.length < size ? Buffer.alloc(0) : await reader.take(size);
    const isLast = next.length === 0;
    const nonce = Buffer.alloc(12);
    nonce.writeUIntBE(number, 5, 6);
    nonce.writeUInt8(isLast ? 1 : 0, 11);
    yield { chunk, nonce };
    if (isLast) return;
    chunk = next;
  }
}

function deriveKey(passphrase: string, head: Buffer, cost: ScryptOptions): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const salt = head.subarray(ENCRYPTED.length);
  scrypt(passphrase.normalize(), salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key)));
  return promise;
}
