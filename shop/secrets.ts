import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/*
 * Secrets that the database keeps are sealed (decision 080): AES-256-GCM under a key that the database doesn't hold. A
 * sealed text is `sealed.<id of the key>.<base64url of nonce, ciphertext and tag>`. What it belongs to is additional data,
 * so that it opens nowhere else.
 */
const ALGORITHM = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** How long a key is (bytes). */
export const KEY_BYTES = 32;

const SEALED = /^sealed\.([0-9a-f]{12})\.([\w-]+)$/;

export interface Secrets {
  /** The ids of the keys that are here; the first one seals. They tell nothing about the keys. */
  keyIds: readonly [string, ...string[]];
  /** @param owner what the secret belongs to, by kind and id: `two-factor of admin 5f0…` */
  seal(secret: string, owner: string): string;
  /** Null when it was sealed with a key that is not here or for another owner, was changed since, or is not sealed. */
  open(sealed: string, owner: string): string | null;
}

/** @param keys of KEY_BYTES each: the first seals, all open */
export function createSecrets([first, ...older]: readonly [Buffer, ...Buffer[]]): Secrets {
  const firstId = idOf(first);
  const keys = new Map([[firstId, first], ...older.map((key) => [idOf(key), key] as const)]);
  return {
    keyIds: [firstId, ...older.map(idOf)],
    seal(secret, owner) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(ALGORITHM, first, nonce).setAAD(Buffer.from(owner));
      const bytes = Buffer.concat([
        nonce,
        cipher.update(secret, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
      return `sealed.${firstId}.${bytes.toString('base64url')}`;
    },
    open(sealed, owner) {
      const [, id = '', text = ''] = SEALED.exec(sealed) ?? [];
      const key = keys.get(id);
      const bytes = Buffer.from(text, 'base64url');
      if (!key || bytes.length < NONCE + TAG) return null;
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE), { authTagLength: TAG });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-TAG));
      try {
        return decipher.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}

/** The id of the key that a text was sealed with; null for one that is not sealed. */
export function keyIdOf(sealed: string): string | null {
  return SEALED.exec(sealed)?.[1] ?? null;
}

function idOf(key: Buffer): string {
  return createHmac('sha256', key).update('id').digest('hex').slice(0, 12);
}
