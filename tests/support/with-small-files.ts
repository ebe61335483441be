/** Runs a program of the project that can write no file beyond 20 KiB: what a disk that is full is to it. */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(
  '/bin/sh',
  ['-c', 'ulimit -f 40; exec "$0" "$@"', process.execPath, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
