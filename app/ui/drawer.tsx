import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigation } from 'react-router';
import { DrawerEntry } from './drawer-entry.tsx';
import { CloseIcon } from './icons.tsx';
import { Spinner } from './spinner.tsx';

const SIDES = {
  left: 'left-0 -translate-x-full group-data-[drawer=open]/drawer:starting:-translate-x-full',
  right: 'right-0 translate-x-full group-data-[drawer=open]/drawer:starting:translate-x-full',
} as const;

interface DrawerProps {
  open: boolean;
  /** For the browser's Forward button, which brings back what Back has closed. */
  onOpen: () => void;
  onClose: () => void;
  side: keyof typeof SIDES;
  label: string;
  /** Width classes. */
  className?: string;
  children: ReactNode;
}

/**
 * A panel that slides in from a side and has the focus while it is open. Escape, the backdrop, Back and every
 * navigation that begins close it. Not a native modal dialog: that would make the toasts inert and hide them behind its backdrop.
 */
export function Drawer({ open, onOpen, onClose, side, label, className = '', children }: DrawerProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);

  const close = useEffectEvent(() => {
    if (open) onClose();
  });

  // Already when a page is asked for: a drawer that is opened while one is on its way stays open when it comes.
  const here = useLocation();
  const { key } = useNavigation().location ?? here;
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current !== key) close();
    lastKey.current = key;
  }, [key]);

  useEffect(() => {
    if (!open) return;
    const page = document.getElementById('page');
    const focused = document.activeElement;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    if (page) page.inert = true;
    panel.current?.focus({ preventScroll: true });
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      if (page) page.inert = false;
      document.removeEventListener('keydown', closeOnEscape);
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    };
  }, [open]);

  return (
    <>
      <DrawerEntry name={side} open={open} onOpen={onOpen} onClose={onClose} />
      {wasOpened &&
        createPortal(
          <div
            data-drawer={open ? 'open' : 'closed'}
            data-side={side}
            inert={!open}
            className="group/drawer invisible fixed inset-0 z-50 overflow-hidden transition-[visibility] duration-250 data-[drawer=open]:visible"
          >
            <div
              aria-hidden="true"
              onClick={onClose}
              className="absolute inset-0 touch-none bg-ink/45 opacity-0 transition-opacity duration-250 group-data-[drawer=open]/drawer:opacity-100 group-data-[drawer=open]/drawer:starting:opacity-0"
            />
            <div
              ref={panel}
              role="dialog"
              aria-modal="true"
              aria-label={label}
              tabIndex={-1}
              className={`absolute inset-y-0 flex w-full flex-col bg-paper shadow-panel outline-none transition-transform duration-250 ease-calm group-data-[drawer=open]/drawer:translate-x-0 ${SIDES[side]} ${className}`}
            >
              {children}
            </div>
          </div>,
          document.body,
        )}
    </>
  );
}

/** Stands in a drawer until its contents are loaded. */
export function DrawerLoading() {
  return (
    <p role="status" className="m-auto flex items-center gap-2 text-ink-soft">
      <Spinner />
      Loading...
    </p>
  );
}

/** The X at the top of a drawer. */
export function CloseDrawer({ label, onClose }: { label: string; onClose: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClose}
      className="grid size-11 place-items-center rounded-control text-ink-soft hover:bg-mist"
    >
      <CloseIcon className="size-6" />
    </button>
  );
}
