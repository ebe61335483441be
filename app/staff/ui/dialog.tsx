import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A box over the screen that has to be dealt with first. Escape closes it, and the focus goes back to where it was.
 * Its contents are there only while it is open, so that it opens fresh.
 */
export function Dialog({ open, title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Closed while it is still in the page, also when it goes away whole: only then the focus goes back.
  useLayoutEffect(() => {
    const box = dialog.current;
    if (!open || !box) return;
    box.showModal();
    return () => box.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={() => open && onClose()}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line bg-paper p-5 text-ink shadow-lift backdrop:bg-ink/45"
    >
      {open && (
        <>
          <h2 id={heading} className="mb-2 text-lg font-bold">
            {title}
          </h2>
          {children}
        </>
      )}
    </dialog>
  );
}
