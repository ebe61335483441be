import { mobile } from '../../fields/schemas.ts';
import { z } from '../../zod.ts';
import { TEXT_KINDS } from './kinds/rules.ts';

const kind = z.enum(TEXT_KINDS, 'Please say which message.');
const words = (longest: number) =>
  z.string('Please send the words.').trim().max(longest, `Please use at most ${longest} characters.`);

/** The body of POST /api/v1/message-texts/test-mail: the words as they stand in the form; empty: the shop's own. */
export const testMailSchema = z.object({ kind, subject: words(150), text: words(4000) });
export type TestMail = z.infer<typeof testMailSchema>;

/** The body of POST /api/v1/message-texts/test-sms. */
export const testSmsSchema = z.object({
  kind,
  sms: words(600),
  mobile: mobile('Please enter the mobile number that gets it.'),
});
export type TestSms = z.infer<typeof testSmsSchema>;
