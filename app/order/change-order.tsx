import { data } from 'react-router';
import { findOrderToChange } from '../../shop/orders/own-changes/queries.ts';
import { shopContext } from '../context.ts';
import { PhoneLink } from '../layout/phone-link.tsx';
import { NotFoundPage } from '../storefront/not-found-page.tsx';
import { failedPageMeta, pageMeta } from '../storefront/page-meta.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/change-order.ts';
import { ChangeForm } from './change-form.tsx';
import { PRIVATE_HEADERS } from './private-headers.ts';

export function meta({ matches, loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  const site = matches[0].loaderData;
  if (!loaderData) return failedPageMeta(site, error);
  return pageMeta(site, { title: `Change order ${loaderData.number}`, path: null, indexed: false });
}

export const headers = () => PRIVATE_HEADERS;

export async function loader({ params, context }: Route.LoaderArgs) {
  const order = await findOrderToChange(context.get(shopContext).database, params.token);
  if (!order) throw data(null, { status: 404 });
  return order;
}

/** Where a customer changes quantities of the own order, or where it goes (R437). */
export default function ChangeOrder({ loaderData: order }: Route.ComponentProps) {
  return (
    <div className="page-width max-w-3xl pt-5 pb-14 lg:pt-8 lg:pb-20">
      <h1 className="text-3xl font-extrabold tracking-tight sm:text-4xl">Change order {order.number}</h1>
      {order.why === null ? (
        // Another version is another form: what was typed against the old one is gone.
        <ChangeForm key={order.version} order={order} />
      ) : (
        <>
          <p className="mt-3 max-w-2xl text-lg/7 text-ink-soft">{order.why}</p>
          <PhoneLink
            className="mt-2 flex min-h-11 items-center gap-2.5 text-lg font-bold text-brand hover:underline"
            icon="size-5"
          />
        </>
      )}
      <ButtonLink variant="quiet" to={order.page} className="mt-4 -ml-4">
        Back to the order
      </ButtonLink>
    </div>
  );
}

export const ErrorBoundary = NotFoundPage;
