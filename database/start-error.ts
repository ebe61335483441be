/** Something outside the code keeps the shop from starting. The message is one sentence without any password. */
export class StartError extends Error {}

/** One sentence of what a program of PostgreSQL printed before it failed. @param what its beginning */
export function errorFromOutput(what: string, output: string): StartError {
  if (output.includes('No space left on device')) return new StartError(`${what}: the disk is full.`);
  const lines = output.split('\n').filter((line) => line.trim());
  const telling =
    lines.findLast((line) => /\b(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? 'no reason given';
  return new StartError(`${what}: ${telling.replace(/^.*?(FATAL|PANIC|error):\s*/, '').trim()}.`);
}

/** The code of an error of the system or of PostgreSQL; undefined where it has none. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
