import { STATUS_CODES } from 'node:http';
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isUnavailable } from '../../database/unavailable.ts';
import { type Failure, type Result, STATUS_OF } from '../../shop/errors.ts';
import { TooBusyError } from '../../shop/semaphore.ts';
import { describeError } from '../monitoring/describe-error.ts';
import { REQUEST_ID_HEADER } from '../monitoring/request-id.ts';
import { sendAsPage } from '../pages/refuse-page.ts';

/** Sends a failure, with `message` and `error` the same text, since clients read one or the other (R201). */
export function sendError(reply: FastifyReply, failure: Failure): FastifyReply {
  const { code, retryAfter } = failure;
  reply.failureCode = code;
  if (STATUS_OF[code] >= 500) reply.header(REQUEST_ID_HEADER, reply.request.id);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  const page = sendAsPage(reply, failure);
  if (page) return page;
  // A file that broke before its first byte had been announced already, and as compressed.
  return reply
    .removeHeader('content-encoding')
    .removeHeader('content-disposition')
    .status(STATUS_OF[code])
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failureBody(failure, reply.request.id));
}

/** Sends what came of an operation: what is told of its value, or its failure. */
export function sendResult<Value, Told extends { message: string }>(
  reply: FastifyReply & { send: (body: Told & { success: true }) => unknown },
  result: Result<Value>,
  tell: (value: Value) => Told,
): FastifyReply {
  if (!result.ok) return sendError(reply, result.failure);
  return reply.send({ success: true, ...tell(result.value) });
}

/** @param requestId sent where the shop is at fault: by it the log is searched */
function failureBody({ code, message, fields, data }: Failure, requestId: string) {
  return {
    success: false,
    message,
    error: message,
    code,
    ...(fields ? { fields } : {}),
    ...(data ? { data } : {}),
    ...(STATUS_OF[code] >= 500 ? { requestId } : {}),
  };
}

/** The same response as it goes over the connection, for a request that no endpoint responds to. It ends. */
export function writtenFailure(failure: Failure, requestId: string): string {
  const status = STATUS_OF[failure.code];
  const body = JSON.stringify(failureBody(failure, requestId));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    `${REQUEST_ID_HEADER}: ${requestId}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}

const UNREADABLE = 'This request cannot be read.';

/** Turns a schema's issues into a failure: the first is the message. @param issues `field` is a path; empty for the body */
export function invalidInput(issues: readonly { field: string; message: string }[]): Failure {
  const fields: Record<string, string> = {};
  for (const { field, message } of issues) {
    fields[field || 'body'] ??= message;
  }
  return { code: 'INVALID_INPUT', message: issues[0]?.message ?? UNREADABLE, fields };
}

const UNREADABLE_REQUEST = invalidInput([{ field: '', message: UNREADABLE }]);

/** What an outage of the database is answered with: it heals by itself. */
export const UNAVAILABLE: Failure = {
  code: 'UNAVAILABLE',
  message: 'The shop cannot be reached at the moment. Please try again in a few seconds.',
  retryAfter: 2,
};

/** An outage fails every request; the log tells of it once in so many milliseconds. */
const TELL_OUTAGE_EVERY = 1_000;
let outageToldAt = Number.NEGATIVE_INFINITY;

/** What Fastify, its plugins and PostgreSQL refuse by themselves, by their own error codes. */
const FAILURE_OF_CODE: Readonly<Record<string, Failure>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'BODY_TOO_LARGE', message: 'This request is too large.' },
  FST_REQ_FILE_TOO_LARGE: { code: 'BODY_TOO_LARGE', message: 'This file is too large.' },
  FST_FILES_LIMIT: { code: 'BODY_TOO_LARGE', message: 'These are too many files.' },
  FST_PARTS_LIMIT: { code: 'BODY_TOO_LARGE', message: 'This form has too many parts.' },
  FST_FIELDS_LIMIT: { code: 'BODY_TOO_LARGE', message: 'This form has too many fields.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'This call does not take a body of this kind.',
  },
  FST_INVALID_MULTIPART_CONTENT_TYPE: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'This call takes a form (multipart/form-data).',
  },
  // A null character in a text, the one that PostgreSQL does not take. Schemas make a blank of it; this is the net.
  22021: { code: 'INVALID_INPUT', message: UNREADABLE },
};

/** Says to the log what nobody expected, with where it came from; of an outage once in a while, and in one line. */
export function reportSurprise(log: FastifyBaseLogger, error: unknown): void {
  if (!isUnavailable(error)) log.error({ err: error }, 'unexpected error');
  else if (performance.now() - outageToldAt > TELL_OUTAGE_EVERY) {
    outageToldAt = performance.now();
    const { code, message } = describeError(error);
    log.error({ code, reason: message }, 'the database is not available');
  }
}

/** The one place that surprises reach: said to the log with their cause, to the shopper without it. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message = UNREADABLE }) => ({
      field: instancePath.slice(1).replaceAll('/', '.'),
      message,
    }));
    return sendError(reply, invalidInput(issues));
  }
  const failure = FAILURE_OF_CODE[error.code];
  if (failure) return sendError(reply, failure);
  if (isUnavailable(error)) {
    reportSurprise(request.log, error);
    return sendError(reply, UNAVAILABLE);
  }
  if (error instanceof TooBusyError) {
    const message = 'The shop is very busy. Please try again in a few seconds.';
    return sendError(reply, { code: 'BUSY', message, retryAfter: 5 });
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return sendError(reply, UNREADABLE_REQUEST);
  }
  // The sender went away before all of the request was there: it is nobody's fault here.
  if (request.raw.destroyed && !request.raw.complete) return sendError(reply, UNREADABLE_REQUEST);
  reportSurprise(request.log, error);
  return sendError(reply, { code: 'INTERNAL', message: 'Something went wrong. Please try again later.' });
}
