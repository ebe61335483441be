import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/**
 * Puts PostgreSQL's folder into a data folder, as a first start made it: for tests that are not about that start, which
 * takes longer than most of them. It waits for no disk.
 */
export function putPostgresFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  // -a leaves PostgreSQL's files to the user who runs it.
  execFileSync('cp', ['-a', inject('postgresFolder'), join(dataDir, 'postgres')]);
}
