import { expect, test } from 'vitest';
import { slowDown } from './slow-down.ts';

test('a network that is slowed goes on one by one, and turns away at once anyone who would wait too long', async () => {
  const turns = Array.from({ length: 12 }, () => slowDown('192.0.2.1'));
  expect(await turns[0]).toBe(true);
  expect(await turns[11]).toBe(false);
  expect(await slowDown('192.0.2.2')).toBe(true);
});
