import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';

interface PopoverProps {
  /** What the button is called. */
  label: string;
  /** What the button shows. */
  button: ReactNode;
  children: ReactNode;
}

/** A button of the header that opens a box below it. Escape, a click elsewhere and every navigation close it. */
export function Popover({ label, button, children }: PopoverProps) {
  const id = useId();
  const around = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;

  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !around.current?.contains(event.target)) setOpenAt(null);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  return (
    <div ref={around} className="relative">
      <button
        ref={opener}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenAt(open ? null : key)}
        className="relative flex h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 text-sm text-ink-soft hover:bg-mist hover:text-ink lg:h-9 lg:min-w-9"
      >
        {button}
      </button>
      <div
        id={id}
        hidden={!open}
        // On a phone from edge to edge, wherever its button stands.
        className="absolute top-full right-0 z-40 mt-1 w-72 rounded-card max-sm:fixed max-sm:inset-x-2 max-sm:top-auto max-sm:w-auto border border-line bg-paper p-2 text-sm shadow-lift"
      >
        {open && children}
      </div>
    </div>
  );
}

/** The classes of a line in such a box: a link or a button. */
export const POPOVER_LINE =
  'flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-left font-medium text-ink-soft hover:bg-mist hover:text-ink lg:min-h-9';
