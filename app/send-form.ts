import { type ApiRequest, type ApiResult, type RequestOptions, requestApi } from './api.ts';
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
  {
    method = 'POST',
    body,
    call = requestApi,
  }: Pick<RequestOptions, 'method' | 'body'> & { call?: ApiRequest },
  otherwise = WENT_WRONG,
): Promise<ApiResult<T>> {
  form.say(null);
  const result = await call<T>(path, { method, body });
  if (!result.ok) {
    form.say(result.code === 'UNREACHABLE' ? UNREACHABLE : result.message || otherwise);
    form.markRefused(result.fields);
  }
  return result;
}
