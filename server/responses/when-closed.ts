import type { ServerResponse } from 'node:http';

/** Calls when the response is over, sent or hung up on; at once where that was before: `close` comes only once. */
export function whenClosed(response: ServerResponse, call: () => void): void {
  if (response.closed) call();
  else response.once('close', call);
}
