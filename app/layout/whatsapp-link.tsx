import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { normaliseMobile } from '../../shop/fields/rules.ts';
import { filled } from '../ui/icons.tsx';
import { useRootData } from './use-root-data.ts';

const WhatsAppIcon = filled(
  'M12 2.5A9.5 9.5 0 0 0 3.9 17L2.6 21.5l4.6-1.2A9.5 9.5 0 1 0 12 2.5Zm0 1.8a7.7 7.7 0 1 1-4 14.3l-.3-.2-2.6.7.7-2.5-.2-.3A7.7 7.7 0 0 1 12 4.3ZM8.7 7.7c-.2 0-.5.1-.7.3-.3.3-.9.9-.9 2.1 0 1.3.9 2.5 1.1 2.7.1.2 1.8 2.8 4.4 3.8 2.2.9 2.6.7 3.1.6.5 0 1.5-.6 1.7-1.2.2-.6.2-1.1.2-1.2-.1-.1-.3-.2-.5-.3l-1.7-.8c-.3-.1-.5-.1-.6.1l-.8 1c-.1.2-.3.2-.5.1-.3-.1-1.1-.4-2-1.2-.7-.7-1.2-1.5-1.4-1.7-.1-.3 0-.4.1-.5l.4-.5.2-.4v-.4l-.8-1.9c-.2-.5-.4-.5-.6-.5z',
);

interface WhatsAppLinkProps {
  className: string;
  /** Classes of the icon. */
  icon: string;
  /** The beginning of the message; the page's address follows, so that the shop sees what is meant. */
  message: string;
  children: ReactNode;
}

/** Leads to the shop's number on WhatsApp; nothing where that number is no mobile of Pakistan. */
export function WhatsAppLink({ className, icon, message, children }: WhatsAppLinkProps) {
  const { store, address } = useRootData();
  const { pathname, search } = useLocation();
  const mobile = normaliseMobile(store.phone);
  if (mobile === null) return null;
  const text = encodeURIComponent(`${message} ${new URL(pathname + search, address).href}`);
  return (
    <a
      href={`https://wa.me/${mobile.slice(1)}?text=${text}`}
      target="_blank"
      rel="noreferrer"
      className={className}
    >
      <WhatsAppIcon className={icon} />
      {children}
    </a>
  );
}
