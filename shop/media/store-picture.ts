import { access, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Result, success } from '../errors.ts';
import type { PictureJob, PictureOutcome } from './picture-jobs.ts';
import { type PictureQueue, tooManyPictures } from './picture-queue.ts';

/** Has a picture drawn, then moved into place whole. @param job its `to` is a unique file beside that place @returns BUSY */
export async function drawPicture<T>(
  queue: PictureQueue,
  job: PictureJob,
  store: (outcome: PictureOutcome) => Promise<Result<T>>,
): Promise<Result<T>> {
  await mkdir(path.dirname(job.to), { recursive: true });
  try {
    const outcome = await queue.draw(job);
    return outcome.kind === 'busy' ? tooManyPictures() : await store(outcome);
  } finally {
    await rm(job.to, { force: true });
  }
}

const underWay = new Map<string, Promise<Result<null>>>();

/** Makes a file unless it is there, once however many ask for it at the same moment. */
export async function makeOnce(file: string, make: () => Promise<Result<null>>): Promise<Result<null>> {
  if (await exists(file)) return success(null);
  let making = underWay.get(file);
  if (!making) {
    making = make().finally(() => underWay.delete(file));
    underWay.set(file, making);
  }
  return making;
}

export function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
