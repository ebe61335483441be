import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';
import { type ButtonSize, type ButtonVariant, buttonVariant } from './button-variant.ts';
import { Spinner } from './spinner.tsx';

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** * A button. While `busy` it takes no clicks but keeps the focus, which a disabled button would lose. */
export function Button({
  variant = 'primary',
  size = 'medium',
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean }) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonVariant(variant, size, className)}
      onClick={handleClick}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  className,
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={buttonVariant(variant, size, className)} />;
}
