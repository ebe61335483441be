import { askOnce } from '../call-service.ts';

/** Why a service did not take a message. Its code is for the log, and names nobody. */
export class ServiceError extends Error {
  readonly code: string;
  readonly refusal: string | null;

  /** @param refusal where another try is in vain: why, in one sentence for staff */
  constructor(code: string, refusal: string | null = null) {
    super(code);
    this.code = code;
    this.refusal = refusal;
  }
}

/** In bytes: what is answered to a message is a line or two. */
const LONGEST_ANSWER = 64 * 1024;

/** As `askOnce`. @throws ServiceError where there is no answer: the message may have been taken all the same */
export async function askCarrier(
  url: string,
  request: Parameters<typeof askOnce>[1],
  seconds: number,
): ReturnType<typeof askOnce> {
  try {
    return await askOnce(url, request, { seconds, longestAnswer: LONGEST_ANSWER });
  } catch {
    throw new ServiceError('NO_ANSWER');
  }
}

/** Whether an HTTP status means that the same request is refused for ever; not what keys and quiet times put right. */
export function isForEver(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status);
}

/** Why another try of a message is in vain; null where it may help. */
export const whyRefusedByService = (error: unknown) => (error instanceof ServiceError ? error.refusal : null);
