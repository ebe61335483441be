import type { FastifyServerOptions } from 'fastify';
import type { Settings } from '../../shop/settings/settings.ts';
import { describeError } from './describe-error.ts';

/** Lines that wait because nobody reads them are dropped from here on (bytes): the shop goes on without its log. */
const MOST_WAITING = 4 * 1024 * 1024;

export interface LogOutput {
  /** Takes a line with its end. */
  write(line: string): void;
}

/** Not the logger's own stream, which would stand still, and the shop with it, while its disk is full. */
const STANDARD_OUTPUT: LogOutput = {
  write(line) {
    if (process.stdout.writableLength < MOST_WAITING) process.stdout.write(line);
  },
};

/** One line of JSON for each thing that is said: time, level, what. Addresses, bodies and headers of requests never are. */
export function logOptions({ logLevel }: Settings, output: LogOutput = STANDARD_OUTPUT) {
  return {
    level: logLevel,
    base: null,
    stream: output,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: (error: unknown) => ({ ...describeError(error) }) },
  } satisfies FastifyServerOptions['logger'];
}
