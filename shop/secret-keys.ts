import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf, StartError } from '../database/start-error.ts';
import { createSecrets, KEY_BYTES, type Secrets } from './secrets.ts';
import type { Settings } from './settings/settings.ts';

type KeySettings = Pick<Settings, 'secretsKeys' | 'dataDir'>;

/** In DATA_DIR, the key where the settings have none. */
const KEY_FILE = 'secrets.key';

/** The keys of SECRETS_KEY, else of the key file; null where there is neither. @throws StartError */
export function findSecrets({ secretsKeys, dataDir }: KeySettings): Secrets | null {
  if (secretsKeys) {
    const [first, ...older] = secretsKeys.map((text) => Buffer.from(text, 'base64'));
    return first ? createSecrets([first, ...older]) : null;
  }
  const file = keyFileOf(dataDir);
  const key = Buffer.from(readIfThere(file), 'base64');
  if (key.length === 0) return null;
  if (key.length !== KEY_BYTES) {
    throw new StartError(`The file ${file} holds no key; bring back the one that the shop wrote.`);
  }
  return createSecrets([key]);
}

/** Makes the key file, which its owner alone may read. @throws StartError */
export function makeKeyFile(dataDir: string): void {
  const file = keyFileOf(dataDir);
  // Under its name it is complete, whenever the power goes.
  const part = `${file}.${process.pid}.part`;
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(part, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flush: true });
    renameSync(part, file);
  } catch (error) {
    throw new StartError(
      `The file ${file} cannot be written (${codeOf(error)}); make it possible, or set SECRETS_KEY.`,
      { cause: error },
    );
  }
}

/** Where the key is that no setting has. */
export const keyFileOf = (dataDir: string) => path.resolve(dataDir, KEY_FILE);

/** What an operator has to keep. */
export const keyPlace = ({ secretsKeys, dataDir }: KeySettings) =>
  secretsKeys ? 'SECRETS_KEY' : keyFileOf(dataDir);

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw new StartError(`The file ${file} cannot be read (${codeOf(error)}).`, { cause: error });
  }
}
