import { expect, test, vi } from 'vitest';
import { shareReading } from './share-reading.ts';

test('many who ask at once, and for a second after, share one reading; a failed one is not kept', async () => {
  vi.useFakeTimers();
  try {
    const read = vi.fn(async () => ++count);
    let count = 0;
    const ask = shareReading(read, 1_000);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    await vi.advanceTimersByTimeAsync(999);
    expect(await ask()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await ask()).toBe(2);
    await vi.advanceTimersByTimeAsync(1_000);
    read.mockRejectedValueOnce(new Error('away'));
    await expect(ask()).rejects.toThrow('away');
    expect(await ask()).toBe(3);
  } finally {
    vi.useRealTimers();
  }
});
