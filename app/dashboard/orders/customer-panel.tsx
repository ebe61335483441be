import { formatMobile } from '../../../shop/fields/rules.ts';
import type { StaffOrder } from '../../../shop/orders/responses.ts';
import { ContactLinks } from './contact-links.tsx';
import { Panel } from './panel.tsx';

/** Whom the order goes to, and how to reach them. */
export function CustomerPanel({ order }: { order: StaffOrder }) {
  const { name, mobile, email, address, city, province, instructions } = order.customer;
  return (
    <Panel title="Customer">
      <address className="text-sm leading-6 not-italic">
        <span className="block font-semibold">{name}</span>
        <span className="block tabular-nums">{formatMobile(mobile)}</span>
        <a href={`mailto:${email}`} className="block break-all text-brand hover:underline">
          {email}
        </a>
        <span className="mt-1 block">{address}</span>
        <span className="block">
          {city}, {province}
        </span>
      </address>
      {instructions && (
        <p className="mt-2 rounded-lg bg-accent-soft px-3 py-2 text-sm whitespace-pre-line">{instructions}</p>
      )}
      <div className="mt-3">
        <ContactLinks order={order} />
      </div>
    </Panel>
  );
}
