import type { Readable } from 'node:stream';
import { z } from 'zod';

const ERROR = 50;
const entrySchema = z.object({
  level: z.number(),
  msg: z.string().default(''),
  route: z.string().optional(),
  err: z.object({ message: z.string(), stack: z.string().default('') }).optional(),
});

export interface ShopLog {
  /** Every error that the shop wrote down, each once, with how often. */
  errors: ReadonlyMap<string, number>;
  /** The shop's lines that hold a secret meant for somebody's eyes: reset links, the setup code. */
  links: string[];
}

/** Reads along what a shop prints. @param errors its standard error, on which a sound shop says nothing */
export function readShopLog(output: Readable | null, errors: Readable | null): ShopLog {
  const found = new Map<string, number>();
  const links: string[] = [];
  const count = (what: string) => found.set(what, (found.get(what) ?? 0) + 1);
  eachLine(output, (line) => {
    if (/token=|setup code/.test(line)) links.push(line);
    if (!line.startsWith('{')) return;
    const entry = entrySchema.safeParse(readEntry(line));
    if (!entry.success || entry.data.level < ERROR) return;
    const { msg, route = '', err } = entry.data;
    count(`${msg} at ${route}: ${(err?.stack || err?.message || '').split('\n').slice(0, 4).join(' ')}`);
  });
  let stack = '';
  eachLine(errors, (line) => {
    // A stack trace is one error.
    if (/^\s/.test(line) && stack) return;
    stack = line;
    if (line.trim() !== '') count(line);
  });
  return { errors: found, links };
}

function readEntry(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function eachLine(stream: Readable | null, read: (line: string) => void): void {
  let rest = '';
  stream?.on('data', (chunk) => {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) read(line);
  });
}
