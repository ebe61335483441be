import { useState } from 'react';
import { href, Link, useNavigate } from 'react-router';
import { MISSING_TO_TRACK, trackOrderSchema } from '../../shop/orders/page/schemas.ts';
import { requestApi } from '../api.ts';
import { Input } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { MobileInput } from '../forms/person-fields.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { staticMeta } from '../storefront/page-meta.ts';
import { ContactCard } from '../storefront/pages/contact-card.tsx';
import { PageIntro } from '../storefront/pages/page-intro.tsx';
import { Button } from '../ui/button.tsx';
import { useScripted } from '../ui/use-scripted.ts';
import { forgetOrders, type RememberedOrder, readRememberedOrders } from './remembered-orders.ts';

export const meta = staticMeta({
  title: 'Track your order',
  description: 'Where your order is, by its number and your mobile number.',
  path: href('/track'),
});

/** Leads to an order's page by its number and mobile number, or to the orders of this browser (R403). */
export default function Track() {
  return (
    <div className="page-width pt-3 pb-14 lg:pt-5 lg:pb-20">
      <PageIntro here="Track your order" heading="Where is my order?">
        Its number is in the mail that you got from us, and in our message on WhatsApp.
      </PageIntro>
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <div className="grid gap-6">
          <OwnOrders />
          <section
            aria-labelledby="find-order"
            className="rounded-card border border-line bg-paper p-5 shadow-card sm:p-8"
          >
            <h2 id="find-order" className="mb-5 text-xl font-bold tracking-tight">
              Find your order
            </h2>
            <TrackForm />
          </section>
        </div>
        <ContactCard heading="Can’t find it?">Tell us your name and what you ordered.</ContactCard>
      </div>
    </div>
  );
}

/** The orders of this browser. Nothing where there are none, and in what the server renders. */
function OwnOrders() {
  const scripted = useScripted();
  const [forgotten, setForgotten] = useState(false);
  const orders = scripted && !forgotten ? readRememberedOrders() : [];
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="own-orders" className="rounded-card border border-line bg-paper p-5 sm:p-8">
      <h2 id="own-orders" className="text-xl font-bold tracking-tight">
        Ordered in this browser
      </h2>
      <OrderList orders={orders} />
      <Button
        variant="quiet"
        size="small"
        className="mt-2"
        onClick={() => {
          forgetOrders();
          setForgotten(true);
        }}
      >
        Forget them on this device
      </Button>
    </section>
  );
}

function OrderList({ orders }: { orders: readonly RememberedOrder[] }) {
  return (
    <ul className="mt-2 divide-y divide-line">
      {orders.map(({ number, page }) => (
        <li key={page}>
          <Link
            to={page}
            className="flex min-h-12 items-center font-semibold text-brand tabular-nums hover:underline"
          >
            Order {number}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const EMPTY_FORM = { number: '', mobile: '' };

function TrackForm() {
  const navigate = useNavigate();
  const form = useSchemaForm({
    schema: trackOrderSchema,
    defaultValues: EMPTY_FORM,
    missing: MISSING_TO_TRACK,
  });
  const submit = form.submit(async (body) => {
    const result = await requestApi<{ page: string }>('/api/v1/checkout/track', { method: 'POST', body });
    if (result.ok) await navigate(result.value.page);
    else form.refuse(result);
  });
  return (
    <Form
      form={form}
      label="Find your order"
      button="SHOW MY ORDER"
      onSubmit={submit}
      className="sm:grid-cols-2"
    >
      <Input field={form.field('number')} label="Order number" inputMode="numeric" autoComplete="off" />
      <MobileInput field={form.field('mobile')} />
    </Form>
  );
}
