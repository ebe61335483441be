import { phoneAddress } from '../../shop/fields/rules.ts';
import { PhoneIcon, WhatsAppIcon } from '../ui/icons.tsx';
import { whatsAppAddress } from './site-links.ts';
import { usePageAddress } from './use-page-address.ts';
import { useRootData } from './use-root-data.ts';

const LINK =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-brand hover:underline';

interface AskUsProps {
  /** The beginning of the message on WhatsApp, so that the shop knows what the question is about. */
  about: string;
}

/** The number to call and to write to, for shoppers who hesitate. */
export function AskUs({ about }: AskUsProps) {
  const { phone } = useRootData().store;
  const whatsApp = whatsAppAddress(phone, `${about} ${usePageAddress()}`);
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-1 text-sm text-ink-soft lg:justify-start">
      <span className="pr-1 max-sm:hidden">Questions?</span>
      <a href={phoneAddress(phone)} className={LINK}>
        <PhoneIcon className="size-4.5" />
        <span className="sr-only">Call </span>
        {phone}
      </a>
      {whatsApp !== null && (
        <a href={whatsApp} target="_blank" rel="noreferrer" className={LINK}>
          <WhatsAppIcon className="size-4.5" />
          WhatsApp
        </a>
      )}
    </p>
  );
}
