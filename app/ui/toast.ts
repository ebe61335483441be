import type { Id } from 'react-toastify/unstyled';
import { createListeners } from './listeners.ts';
import type { ToastLink } from './toast-message.tsx';

/** Toasts (R110). The library comes with the first one; what is said before its box is there waits for it. */
export type ToastKind = 'success' | 'info' | 'error';

let boxWanted = false;
const { subscribe, notify } = createListeners();
const boxIsThere = Promise.withResolvers<void>();

/** Whether anything was ever said, for the box (app/ui/toasts.tsx), which tells when it is there. */
export const toastBox = {
  subscribe,
  isWanted: () => boxWanted,
  isWantedOnServer: () => false,
  isThere: () => boxIsThere.resolve(),
};

interface ToastOptions {
  /** What it is about: a newer toast about the same takes the place of the older one. */
  about?: string;
  /** Where one goes on from here. */
  link?: ToastLink;
  /** How long it stays, where the usual five seconds are too short. */
  autoClose?: number;
}

/** The toast that is seen now of each thing that toasts are about. */
const seen = new Map<string, Id>();

/** Says something to the shopper. */
export function showToast(
  kind: ToastKind,
  message: string,
  { about, link, autoClose }: ToastOptions = {},
): void {
  boxWanted = true;
  notify();
  Promise.all([import('react-toastify/unstyled'), import('./toast-message.tsx'), boxIsThere.promise]).then(
    ([{ toast }, { toastMessage }]) => {
      const words = toastMessage(message, link);
      const before = about === undefined ? undefined : seen.get(about);
      if (before !== undefined) {
        toast.update(before, { render: words, type: kind });
        return;
      }
      const id = toast[kind](words, {
        ...(about !== undefined && { onClose: () => seen.delete(about) }),
        ...(autoClose !== undefined && { autoClose }),
      });
      if (about !== undefined) seen.set(about, id);
    },
    (error: unknown) => console.error(error),
  );
}
