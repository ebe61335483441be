import type { StaffKind } from '../../../shop/principal.ts';
import { readAccount } from './account-store.ts';

type Listener = (sameAccount: boolean) => void;

/** The requests that were refused since the session had ended. */
const waiting: Record<StaffKind, Set<Listener>> = { admin: new Set(), 'super-admin': new Set() };

/**
 * Waits until the person who worked here is in again. Where nobody was in, nobody is waited for.
 * @returns true once the same account is in again, false when it is another one, or given up
 * @throws DOMException `AbortError` when the signal asks for it
 */
export function untilSignedInAgain(kind: StaffKind, signal?: AbortSignal): Promise<boolean> {
  if (!readAccount(kind)) return Promise.resolve(false);
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const abort = () => reject(signal?.reason);
  waiting[kind].add(resolve);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  return promise.finally(() => {
    waiting[kind].delete(resolve);
    signal?.removeEventListener('abort', abort);
  });
}

/** Tells the requests that wait who is in now. */
export function endWaiting(kind: StaffKind, sameAccount: boolean): void {
  for (const tell of [...waiting[kind]]) tell(sameAccount);
}
