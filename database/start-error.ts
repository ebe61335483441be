/**
 * Something outside the code keeps the shop from starting: a folder, a port, a database. The message is one
 * sentence for the person who starts the shop, printed without a stack; it never holds a password.
 */
export class StartError extends Error {}

/**
 * Makes one sentence of what a program of PostgreSQL printed before it failed.
 * @param what failed, as the beginning of the sentence
 * @param output all that it printed
 */
export function errorFromOutput(what: string, output: string): StartError {
  if (output.includes('No space left on device')) return new StartError(`${what}: the disk is full.`);
  const lines = output.split('\n').filter((line) => line.trim());
  const telling =
    lines.findLast((line) => /\b(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? 'no reason given';
  return new StartError(`${what}: ${telling.replace(/^.*?(FATAL|PANIC|error):\s*/, '').trim()}.`);
}
