import { Link } from 'react-router';
import type { ToastContentProps } from 'react-toastify/unstyled';
import { buttonVariant } from './button-variant.ts';

/** Where a toast leads on to. */
export interface ToastLink {
  name: string;
  to: string;
}

/** The text of a toast, with a button where it leads on; following it closes the toast. */
export function toastMessage(message: string, link: ToastLink | undefined) {
  if (!link) return message;
  return ({ closeToast }: ToastContentProps) => (
    <div className="flex grow flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <span>{message}</span>
      <Link to={link.to} onClick={() => closeToast()} className={buttonVariant('primary', 'medium')}>
        {link.name}
      </Link>
    </div>
  );
}
