import { paragraph } from '../../../fields/schemas.ts';
import { filterText } from '../../../filters.ts';
import { pageKeySchema } from '../../../page-key.ts';
import { z } from '../../../zod.ts';
import { QUESTION_VIEWS } from './rules.ts';

/** The query of GET /api/v1/questions. `after` is the key of the last row of the page before. */
export const listQuestionsSchema = z.object({
  view: z.enum(QUESTION_VIEWS).default('waiting'),
  search: filterText(100).default(''),
  after: pageKeySchema,
});
export type ListQuestions = z.infer<typeof listQuestionsSchema>;

const version = z.int('The version has to be a whole number.').min(1, 'This is not a version.');

/** The body of PUT /api/v1/questions/{id}/answer. */
export const answerQuestionSchema = z.object({
  text: paragraph('Please write the answer.', 1000),
  version,
});
export type AnswerQuestion = z.infer<typeof answerQuestionSchema>;

/** The body of PUT /api/v1/questions/{id}/declined. */
export const declineQuestionSchema = z.object({
  declined: z.boolean('Please say whether it is declined.'),
  version,
});
export type DeclineQuestion = z.infer<typeof declineQuestionSchema>;
