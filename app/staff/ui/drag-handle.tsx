import type { ComponentProps } from 'react';

/** The handle that a thing is dragged by; its label and keys come from `useOrdering`. */
export function DragHandle({ className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      className={`grid size-9 shrink-0 cursor-grab touch-none place-items-center rounded-lg text-ink-quiet select-none hover:bg-mist hover:text-ink active:cursor-grabbing ${className}`}
    >
      <svg viewBox="0 0 12 18" width="12" height="18" fill="currentColor" aria-hidden="true">
        <circle cx="3" cy="3" r="1.6" />
        <circle cx="9" cy="3" r="1.6" />
        <circle cx="3" cy="9" r="1.6" />
        <circle cx="9" cy="9" r="1.6" />
        <circle cx="3" cy="15" r="1.6" />
        <circle cx="9" cy="15" r="1.6" />
      </svg>
    </button>
  );
}
