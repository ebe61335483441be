import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface DialogProps {
  title: string;
  /** Large for a picture that is worked on. */
  size?: 'normal' | 'large';
  onClose: () => void;
  children: ReactNode;
}

/**
 * A box over the screen, there only while it is open. Escape closes it, and the focus goes back to where it was. It begins
 * at what has `data-autofocus`, else at the first control: React gives its own `autoFocus` before the box is open.
 */
export function Dialog({ title, size = 'normal', onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Closed while it is still in the page: only then the focus goes back.
  useLayoutEffect(() => {
    const box = dialog.current;
    box?.showModal();
    box?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => box?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      className={`m-auto max-h-[calc(100dvh-2rem)] scroll-pt-24 scroll-pb-20 overflow-y-auto rounded-card border border-line bg-paper p-5 text-ink shadow-lift backdrop:bg-ink/45 ${size === 'large' ? 'w-[min(52rem,calc(100vw-2rem))]' : 'w-[min(34rem,calc(100vw-2rem))]'}`}
    >
      <h2 id={heading} className="sticky -top-5 z-10 -mx-5 -mt-5 bg-paper px-5 pt-5 pb-2 text-lg font-bold">
        {title}
      </h2>
      {children}
    </dialog>
  );
}

/** The buttons at the end of a dialog. They stay in sight where it is taller than the screen. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky -bottom-5 z-10 -mx-5 -mb-5 flex flex-wrap justify-end gap-2 bg-paper px-5 pt-3 pb-5 shadow-[0_-0.75rem_0.75rem_-0.25rem_var(--color-paper)]">
      {children}
    </div>
  );
}
