import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastBox } from './toast.ts';

const ToastBox = lazy(() => import('./toast-box.tsx'));

/** The place of the toasts, mounted when the first one comes. */
export function Toasts() {
  const wanted = useSyncExternalStore(toastBox.subscribe, toastBox.isWanted, toastBox.isWantedOnServer);
  return wanted ? (
    <Suspense fallback={null}>
      <ToastBox />
    </Suspense>
  ) : null;
}
