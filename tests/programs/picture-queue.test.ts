import { open } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPictureQueue } from '../../shop/media/picture-queue.ts';
import { childProgram } from '../support/child-program.ts';
import { decodersOf, isRunning, killDecoderOf, makeEndlessFile } from '../support/decoders.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporary-folder.ts';

let folder: TemporaryFolder;

beforeEach(() => {
  folder = temporaryFolder('pictures');
});

afterEach(() => folder.remove());

const at = (name: string) => path.join(folder.path, name);

async function plainPicture(name: string): Promise<string> {
  await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0f5c4a' } })
    .png()
    .toFile(at(name));
  return at(name);
}

const review = (from: string) => ({ kind: 'review', from, to: `${from}.webp` }) as const;
const GENERATED = { kind: 'drawn', width: 40, height: 20 };

test('a decoder that hangs is ended, and the next picture is decoded', async () => {
  const queue = createPictureQueue({ processes: 1, waiting: 5, patience: 1_000 });
  const hanging = queue.draw(review(makeEndlessFile(at('endless'))));
  const next = queue.draw(review(await plainPicture('pan.png')));
  expect(await hanging).toEqual({ kind: 'unreadable' });
  expect(await next).toEqual(GENERATED);
});

test('a queue that is full takes no more, and goes on when there is room', async () => {
  const queue = createPictureQueue({ processes: 1, waiting: 1, patience: 60_000 });
  const endless = makeEndlessFile(at('endless'));
  const hanging = queue.draw(review(endless));
  const waiting = queue.draw(review(await plainPicture('pan.png')));
  expect(await queue.draw(review(await plainPicture('pot.png')))).toEqual({ kind: 'busy' });
  await killDecoderOf(endless);
  expect(await hanging).toEqual({ kind: 'unreadable' });
  expect(await waiting).toEqual(GENERATED);
  expect(await queue.draw(review(at('pot.png')))).toEqual(GENERATED);
});

test('a process that dies takes its own picture along and no other', async () => {
  const queue = createPictureQueue({ processes: 1, waiting: 5, patience: 60_000 });
  const endless = makeEndlessFile(at('endless'));
  const dying = queue.draw(review(endless));
  const next = queue.draw(review(await plainPicture('pan.png')));
  await killDecoderOf(endless);
  expect(await dying).toEqual({ kind: 'unreadable' });
  expect(await next).toEqual(GENERATED);
});

test('a picture that is drawn where nobody can write is a failure of the shop, and not of the picture', async () => {
  const queue = createPictureQueue({ processes: 1, waiting: 5, patience: 60_000 });
  const job = { kind: 'review', from: await plainPicture('pan.png'), to: at('no/such/folder') } as const;
  await expect(queue.draw(job)).rejects.toThrow('ENOENT');
  expect(await queue.draw(review(at('pan.png')))).toEqual(GENERATED);
});

test('a program that is killed leaves no process that decodes', async () => {
  const endless = makeEndlessFile(at('endless'));
  const shop = childProgram('tests/support/draw-picture-of.ts', [endless]);
  // Opens once it is read.
  const reached = await open(endless, 'w');
  const [decoder = 0] = decodersOf(Number(shop.process.pid));
  expect(isRunning(decoder)).toBe(true);
  shop.process.kill('SIGKILL');
  await expect.poll(() => isRunning(decoder), { timeout: 10_000 }).toBe(false);
  await reached.close();
});

test('a program without pictures to draw ends by itself', async () => {
  const program = childProgram('tests/support/draw-picture-of.ts', [await plainPicture('pan.png')]);
  expect(await program.ended()).toBe(0);
  expect(program.stdout()).toContain('drawn');
});
