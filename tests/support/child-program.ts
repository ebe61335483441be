import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface ChildProgram {
  process: ChildProcess;
  /** Everything printed so far. */
  stdout(): string;
  stderr(): string;
  /** Waits until the text is printed on stdout. @throws when the program ends without it */
  printed(text: string): Promise<void>;
  /** Waits for the end. @returns the exit code, null when a signal ended it */
  ended(): Promise<number | null>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a TypeScript file of the project as a program of its own, the way a shop runs.
 * @param file its path from the project's folder
 * @param env settings; nothing else of this process's own settings is passed on
 * @param output where its stdout goes instead of here: the number of an open file
 */
export function childProgram(
  file: string,
  words: string[],
  env: Record<string, string> = {},
  output: number | 'pipe' = 'pipe',
): ChildProgram {
  const child = spawn(process.execPath, [file, ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', output, 'pipe', 'ipc'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk) => {
    stdout += String(chunk);
  });
  child.stderr?.on('data', (chunk) => {
    stderr += String(chunk);
  });
  // Not 'close', which never comes for a child whose message channel was cut from this side.
  const exited = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
  const read = [child.stdout, child.stderr].map(
    (stream) => stream && new Promise((resolve) => stream.on('end', resolve)),
  );
  const ended = Promise.all([exited, ...read]).then(([code]) => code);
  const printed = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (stdout.includes(text)) resolve();
      };
      child.stdout?.on('data', look);
      look();
      void ended.then((code) =>
        reject(new Error(`ended with ${code} before "${text}":\n${stdout}${stderr}`)),
      );
    });
  return { process: child, stdout: () => stdout, stderr: () => stderr, printed, ended: () => ended };
}
