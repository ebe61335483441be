import { type APIResponse, expect } from '@playwright/test';
import { z } from 'zod';

const record = z.object({ _id: z.string() }).partial();
const answerSchema = record.extend({
  user: record.optional(),
  order: record.optional(),
  review: record.optional(),
  token: z.string().default(''),
});

/** Waits for a request that has to succeed. @returns the id of what was stored, and the token of who signed in */
export async function sent(response: Promise<APIResponse>): Promise<{ id: string; token: string }> {
  const arrived = await response;
  expect(arrived.ok(), `${arrived.url()}: ${await arrived.text()}`).toBe(true);
  const { _id, user, order, review, token } = answerSchema.parse(await arrived.json());
  return { id: _id ?? user?._id ?? order?._id ?? review?._id ?? '', token };
}
