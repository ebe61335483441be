import { codeOf } from '../../database/start-error.ts';

/** A backup that cannot be taken, read or restored. The message is one sentence for the person who asked for it. */
export class BackupError extends Error {}

/** What is wrong with a file, to follow its name. */
export const NO_BACKUP = 'is no backup of the shop';
export const DAMAGED = 'is damaged or cut off';

/** As the system says it, and PostgreSQL. */
const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG', '53100'];

export function isDiskFull(error: unknown): boolean {
  return FULL.includes(codeOf(error));
}
