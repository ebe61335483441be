import { Link } from 'react-router';
import type { ToastContentProps } from 'react-toastify/unstyled';
import { buttonLook } from './button-look.ts';
import type { ToastLink } from './toast.ts';

/** What a toast says, with a button where it leads on; following it closes the toast. */
export function toastWords(sentence: string, link: ToastLink | undefined) {
  if (!link) return sentence;
  return ({ closeToast }: ToastContentProps) => (
    <div className="flex grow flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <span>{sentence}</span>
      <Link to={link.to} onClick={() => closeToast()} className={buttonLook('primary', 'medium', '')}>
        {link.name}
      </Link>
    </div>
  );
}
