import { describe, expect, test } from 'vitest';
import { formatDay, formatMoment, formatShortDay, formatTime, formatTimeForFile } from './dates.ts';

/** In Karachi it is the next day already. */
const LATE = '2026-11-20T19:05:00.000Z';

describe('days and times are those of Karachi', () => {
  test.each([
    [formatDay(new Date(LATE)), '21 November 2026'],
    [formatMoment(new Date(LATE)), '21 November 2026 at 00:05'],
    [formatTime(LATE), '21 Nov 2026, 00:05'],
    [formatTimeForFile(LATE), '2026-11-21 00:05'],
    [formatShortDay('2026-08-31'), '31 Aug'],
  ])('%s', (written, expected) => expect(written).toBe(expected));
});
