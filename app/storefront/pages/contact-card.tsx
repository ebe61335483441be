import { PhoneLink } from '../../layout/phone-link.tsx';
import { useRootData } from '../../layout/use-root-data.ts';
import { WhatsAppLink } from '../../layout/whatsapp-link.tsx';

/** The shop's number, hours and address, under a reason to call. */
export function ContactCard({ heading, children }: { heading: string; children: string }) {
  const { store } = useRootData();
  return (
    <section className="rounded-card bg-brand-strong p-6 text-white/85 sm:p-7">
      <h2 className="text-xl font-bold tracking-tight text-white">{heading}</h2>
      <p className="mt-2 text-sm/6">{children}</p>
      <PhoneLink
        className="mt-4 inline-flex min-h-11 items-center gap-2.5 text-lg font-bold text-white hover:underline focus-visible:outline-saffron"
        icon="size-5 text-saffron"
      />
      <p className="text-sm/6">{store.hours}</p>
      <WhatsAppLink
        message="Assalam o alaikum, I have a question."
        className="mt-3 inline-flex min-h-11 items-center gap-2.5 rounded-control bg-white/10 px-4 text-sm font-semibold text-white transition-colors hover:bg-white/20 focus-visible:outline-saffron"
        icon="size-5 text-saffron"
      >
        Write to us on WhatsApp
      </WhatsAppLink>
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
