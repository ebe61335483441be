import { type Call, type CallOptions, type CallResult, callShop } from './api.ts';
import type { Form } from './ui/use-form.ts';

/** What a form says when there is no message from the server (R142, R143). */
export const UNREACHABLE = 'Server error. Please try again later.';
const WENT_WRONG = 'Something went wrong.';

/**
 * Sends a form and shows what the shop refused.
 * @param body what the form checked, with what else the call needs
 * @param call as whom; shoppers by default
 * @param otherwise said when the shop answers no and gives no reason
 */
export async function sendForm<T>(
  form: Pick<Form<Record<string, string>, unknown>, 'say' | 'markRefused'>,
  path: string,
  { method = 'POST', body, call = callShop }: Pick<CallOptions, 'method' | 'body'> & { call?: Call },
  otherwise = WENT_WRONG,
): Promise<CallResult<T>> {
  form.say(null);
  const answer = await call<T>(path, { method, body });
  if (!answer.ok) {
    form.say(answer.code === 'UNREACHABLE' ? UNREACHABLE : answer.message || otherwise);
    form.markRefused(answer.fields);
  }
  return answer;
}
