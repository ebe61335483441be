import { PhoneLink } from './phone-link.tsx';
import { WhatsAppLink } from './whatsapp-link.tsx';

const LINK = {
  className:
    'inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-brand hover:underline',
  icon: 'size-4.5',
};

/**
 * The number to call and to write to, for shoppers who hesitate.
 * @param about the beginning of the message on WhatsApp, so that the shop knows what the question is about
 */
export function AskUs({ about }: { about: string }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-1 text-sm text-ink-soft lg:justify-start">
      <span className="pr-1 max-sm:hidden">Questions?</span>
      <PhoneLink {...LINK} action="Call " />
      <WhatsAppLink {...LINK} message={about}>
        WhatsApp
      </WhatsAppLink>
    </p>
  );
}
