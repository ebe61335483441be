export type ButtonVariant = 'primary' | 'soft' | 'secondary' | 'quiet' | 'danger' | 'quiet-danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const SHARED =
  'inline-flex items-center justify-center gap-2 rounded-control text-center font-semibold no-underline select-none transition-colors duration-150 disabled:cursor-not-allowed aria-disabled:cursor-progress';

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'bg-brand text-white hover:bg-brand-strong active:bg-brand-strong disabled:bg-mist disabled:text-ink-quiet',
  /** For the button of every card of a list, so that the screen has one clear button. */
  soft: 'bg-brand-soft text-brand hover:bg-brand hover:text-white active:bg-brand-strong active:text-white disabled:bg-mist disabled:text-ink-quiet',
  secondary:
    'border border-brand bg-paper text-brand hover:bg-brand-soft active:bg-brand-soft disabled:border-line disabled:bg-mist disabled:text-ink-quiet',
  danger: 'bg-danger text-white hover:bg-ink active:bg-ink disabled:bg-mist disabled:text-ink-quiet',
  'quiet-danger':
    'text-danger hover:bg-danger-soft active:bg-danger-soft disabled:text-ink-quiet disabled:hover:bg-transparent',
  quiet: 'text-ink-soft hover:bg-mist hover:text-ink active:bg-line disabled:text-ink-quiet',
};

const SIZES: Record<ButtonSize, string> = {
  /** In the rows of a table; a finger gets more to touch than a mouse. */
  small: 'min-h-11 px-2.5 py-1 text-sm lg:min-h-8',
  medium: 'min-h-11 px-4 py-2 text-sm',
  large: 'min-h-13 px-6 py-3 text-base',
};

/** The classes of a button, for the things that look like one: buttons and links. */
export function buttonVariant(variant: ButtonVariant, size: ButtonSize, className = ''): string {
  return `${SHARED} ${VARIANTS[variant]} ${SIZES[size]} ${className}`;
}
