import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';

/** Makes a file whose readers wait for ever. */
export function makeEndlessFile(file: string): string {
  execFileSync('mkfifo', [file]);
  return file;
}

/** Kills the processes that draw pictures for this one, once one of them waits for the endless file. */
export async function killDecoderOf(endless: string): Promise<void> {
  const reached = await open(endless, 'w');
  for (const pid of decodersOf(process.pid)) process.kill(pid, 'SIGKILL');
  await reached.close();
}

/** The processes that draw pictures for another. */
export function decodersOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter(
      (pid) =>
        pid > 0 &&
        read(pid, 'status').includes(`\nPPid:\t${parent}\n`) &&
        read(pid, 'cmdline').includes('picture-program'),
    );
}

/** Whether a process goes on. One that nobody has asked about is still listed when it has ended. */
export function isRunning(pid: number): boolean {
  return /^State:\t[^ZX]/m.test(read(pid, 'status'));
}

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
