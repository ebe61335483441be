import { expect, test } from 'vitest';
import { type Lane, TooBusyError } from '../../semaphore.ts';
import { hashInTurn } from './passwords.ts';

/** Starts work that lasts until it is let go. */
function start(lane: Lane, log: string[], name: string) {
  let letGo = () => {};
  const lasting = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const done = hashInTurn(async () => {
    log.push(name);
    await lasting;
  }, lane);
  return { letGo: () => letGo(), done };
}

test('two passwords are hashed at once, known devices first, and the rest are told to come again', async () => {
  const log: string[] = [];
  const running = ['a', 'b'].map((name) => start('others', log, name));
  const strangers = Array.from({ length: 100 }, (_, index) => start('others', log, `stranger ${index}`));
  await expect(start('others', log, 'too many').done).rejects.toThrow(TooBusyError);
  const known = start('first', log, 'known');
  expect(log).toEqual(['a', 'b']);

  for (const { letGo } of [...running, known, ...strangers]) letGo();
  await Promise.all([...running, known, ...strangers].map(({ done }) => done));
  expect(log.slice(0, 4)).toEqual(['a', 'b', 'known', 'stranger 0']);
  expect(log).toHaveLength(103);
});

test('a password that could not be hashed makes room for the next', async () => {
  const failing = () => hashInTurn(() => Promise.reject(new Error('No memory.')), 'others');
  for (let tries = 0; tries < 5; tries++) await expect(failing()).rejects.toThrow('No memory.');
  expect(await hashInTurn(async () => 'hash', 'others')).toBe('hash');
});
