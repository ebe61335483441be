import { paragraph } from '../../../fields/schemas.ts';
import { filterText } from '../../../filters.ts';
import { pageKeySchema } from '../../../page-key.ts';
import { z } from '../../../zod.ts';
import { ANSWER_WAYS, MESSAGE_VIEWS } from './rules.ts';

const version = z.int('The version has to be a whole number.').min(1, 'This is not a version.');

/** The query of GET /api/v1/messages. `after` is the key of the last row of the page before. */
export const listMessagesSchema = z.object({
  view: z.enum(MESSAGE_VIEWS).default('open'),
  search: filterText(100).default(''),
  after: pageKeySchema,
});
export type ListMessages = z.infer<typeof listMessagesSchema>;

/** The body of POST /api/v1/messages/{id}/answers. */
export const answerMessageSchema = z.object({
  text: paragraph('Please write the answer.', 3000),
  way: z.enum(ANSWER_WAYS, 'Please choose mail or WhatsApp.'),
  version,
});
export type AnswerMessage = z.infer<typeof answerMessageSchema>;

/** The body of PUT /api/v1/messages/{id}/read. */
export const readMessageSchema = z.object({ read: z.boolean('Please say whether it is read.') });

/** The body of PUT /api/v1/messages/{id}/done. */
export const settleMessageSchema = z.object({
  done: z.boolean('Please say whether it is done.'),
  version,
});
export type SettleMessage = z.infer<typeof settleMessageSchema>;
