import { phoneAddress } from '../../../shop/fields/rules.ts';
import { whatsAppAddress } from '../../layout/site-links.ts';
import { usePageAddress } from '../../layout/use-page-address.ts';
import { useRootData } from '../../layout/use-root-data.ts';
import { PhoneIcon, WhatsAppIcon } from '../../ui/icons.tsx';
import { WORKING_HOURS } from '../promises.ts';

interface ContactCardProps {
  heading: string;
  /** A reason to call. */
  children: string;
}

/** The shop's number, hours and address, for people who would rather talk to somebody. */
export function ContactCard({ heading, children }: ContactCardProps) {
  const { store } = useRootData();
  const whatsApp = whatsAppAddress(store.phone, `Assalam o alaikum, I have a question. ${usePageAddress()}`);
  return (
    <section className="rounded-card bg-brand-strong p-6 text-white/85 sm:p-7">
      <h2 className="text-xl font-bold tracking-tight text-white">{heading}</h2>
      <p className="mt-2 text-sm/6">{children}</p>
      <a
        href={phoneAddress(store.phone)}
        className="mt-4 inline-flex min-h-11 items-center gap-2.5 text-lg font-bold text-white hover:underline focus-visible:outline-saffron"
      >
        <PhoneIcon className="size-5 text-saffron" />
        <span className="sr-only">Call us: </span>
        {store.phone}
      </a>
      <p className="text-sm/6">{WORKING_HOURS}</p>
      {whatsApp !== null && (
        <a
          href={whatsApp}
          target="_blank"
          rel="noreferrer"
          className="mt-3 inline-flex min-h-11 items-center gap-2.5 rounded-control bg-white/10 px-4 text-sm font-semibold text-white transition-colors hover:bg-white/20 focus-visible:outline-saffron"
        >
          <WhatsAppIcon className="size-5 text-saffron" />
          Write to us on WhatsApp
        </a>
      )}
      <address className="mt-4 border-t border-white/20 pt-4 text-sm/6 not-italic">
        {store.address}
        <a
          href={`mailto:${store.email}`}
          className="flex min-h-9 items-center break-all hover:text-white hover:underline focus-visible:outline-saffron"
        >
          {store.email}
        </a>
      </address>
    </section>
  );
}
