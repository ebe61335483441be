import { expect, test, vi } from 'vitest';
import { CounterStore } from './counter-store.ts';

function count(store: CounterStore, key: string): { current: number; ttl: number } | undefined {
  let counted: { current: number; ttl: number } | undefined;
  store.incr(key, (_error, result) => (counted = result), 60_000);
  return counted;
}

test('a limit ends after its minute, also when the clock of the machine is set back meanwhile', () => {
  vi.useFakeTimers();
  const store = new CounterStore();
  count(store, 'a network');
  expect(count(store, 'a network')?.current).toBe(2);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(60_001);
  expect(count(store, 'a network')?.current).toBe(1);
  vi.useRealTimers();
});

test('of more networks than there is room for, those that asked longest ago are forgotten', () => {
  const store = new CounterStore();
  count(store, 'first');
  count(store, 'second');
  count(store, 'first');
  for (let number = 2; number < 20_001; number++) count(store, `network ${number}`);
  expect(count(store, 'first')?.current).toBe(3);
  expect(count(store, 'second')?.current).toBe(1);
});
