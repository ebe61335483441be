import { readFileSync } from 'node:fs';

/** Connections of one process that are open at once: idle, each takes 14 KB until it is closed after 20 s. */
const MOST = 10_000;

/** Files that the shop needs for itself: its connections to PostgreSQL, pictures, forms that are received. */
const OWN_FILES = 256;

/**
 * How many connections are taken; one more is closed at once. Each is an open file, and where those run out the shop could
 * open no picture and reach no database.
 * @param limits of this process as the system writes them down; empty where it does not
 */
export function mostConnections(limits = readLimits()): number {
  const files = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  return Math.max(1, Math.min(MOST, files - OWN_FILES));
}

function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
