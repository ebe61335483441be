import { ORDER_STATUSES } from '../../../orders/rules.ts';
import { z } from '../../../zod.ts';
import { ANSWER_WAYS } from './rules.ts';

const time = z.string().meta({ description: 'ISO time' });
const rupees = z.number().meta({ description: 'Rupees' });

const messageShape = {
  _id: z.string(),
  at: time,
  name: z.string(),
  email: z.string(),
  mobile: z.string().nullable(),
  message: z.string(),
  read: z.boolean(),
  /** When it was answered or laid aside, and by whom; null while it waits. */
  done: z.object({ at: time, by: z.string() }).nullable(),
  answers: z.number(),
};

export const listedMessageResponse = z.object(messageShape);
export type ListedMessage = z.infer<typeof listedMessageResponse>;

export const messagesPageResponse = z.object({
  messages: z.array(listedMessageResponse),
  next: z.string().nullable().meta({ description: 'The key "after" of the next page; null on the last' }),
});
export type MessagesPage = z.infer<typeof messagesPageResponse>;

const answerResponse = z.object({
  _id: z.string(),
  at: time,
  by: z.string(),
  way: z.enum(ANSWER_WAYS),
  text: z.string(),
  /** Of a mail: whether it waits, left, or was given up; WhatsApp's was opened. */
  state: z.enum(['waiting', 'sent', 'failed', 'opened']),
});
export type MessageAnswer = z.infer<typeof answerResponse>;

export const orderBesideResponse = z.object({
  _id: z.string(),
  number: z.number(),
  at: time,
  status: z.enum(ORDER_STATUSES),
  totalAmount: rupees,
});
export type OrderBeside = z.infer<typeof orderBesideResponse>;

export const messageResponse = z.object({
  ...messageShape,
  version: z.number(),
  answers: z.array(answerResponse),
  orders: z
    .array(orderBesideResponse)
    .meta({ description: 'Of this mobile or e-mail address, newest first' }),
});
export type Message = z.infer<typeof messageResponse>;
