import { WAYS } from '../../rules.ts';
import { z } from '../../zod.ts';

const time = z.string().meta({ description: 'ISO time' });

/** What the customer of an order was told. */
const messageResponse = z.object({
  _id: z.string(),
  kind: z.string().meta({ description: 'What it says, for example order-sent' }),
  way: z.enum(WAYS),
  state: z.enum(['waiting', 'sent', 'delivered', 'read', 'failed', 'left-out']),
  queuedAt: time,
  sentAt: time.nullable(),
  deliveredAt: time.nullable(),
  readAt: time.nullable(),
  /** Why it failed. */
  reason: z.string().nullable(),
});
export type OrderMessage = z.infer<typeof messageResponse>;

export const messagesDetail = {
  messages: z.array(messageResponse).meta({ description: 'What the customer was told, the latest first' }),
};
