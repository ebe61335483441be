import { data, href, Link } from 'react-router';
import { formatMoment } from '../../shop/dates.ts';
import { formatRupees } from '../../shop/money.ts';
import { amountRows } from '../../shop/orders/amounts/rules.ts';
import { findOrderPage } from '../../shop/orders/page/queries.ts';
import type { ProgressStep } from '../../shop/orders/page/rules.ts';
import { type AmountRows, paidRows, paymentRows } from '../../shop/orders/payments/rules.ts';
import { PAYMENT_METHOD_NAMES } from '../../shop/orders/schemas.ts';
import { shopContext } from '../context.ts';
import { PhoneLink } from '../layout/phone-link.tsx';
import { WhatsAppLink } from '../layout/whatsapp-link.tsx';
import { NotFoundPage } from '../storefront/not-found-page.tsx';
import { failedPageMeta, pageMeta } from '../storefront/page-meta.ts';
import { Button } from '../ui/button.tsx';
import { CheckIcon, ReturnIcon } from '../ui/icons.tsx';
import { unbroken } from '../ui/unbroken.ts';
import { useScripted } from '../ui/use-scripted.ts';
import type { Route } from './+types/order-page.ts';
import { OrderLines, OrderParcel } from './order-lines.tsx';
import { OrderWays } from './order-ways.tsx';
import { OwnActDone, OwnActs } from './own-acts.tsx';
import { PayBox } from './pay-box.tsx';
import { PayByRaast } from './pay-by-raast.tsx';
import { PRIVATE_HEADERS } from './private-headers.ts';

export function meta({ matches, loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  const site = matches[0].loaderData;
  if (!loaderData) return failedPageMeta(site, error);
  // Without an address of its own: a chat that shows the link shows nothing of the order.
  return pageMeta(site, { title: `Order ${loaderData.order.number}`, path: null, indexed: false });
}

export const headers = () => PRIVATE_HEADERS;

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { database, currentSettings } = context.get(shopContext);
  const page = await findOrderPage(database, params.token, await currentSettings());
  if (!page) throw data(null, { status: 404 });
  return { ...page, failure: new URL(request.url).searchParams.get('payment') };
}

/** An order as its shopper follows it, without a login (R400). It reads and prints without scripts. */
export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { order, own, heading, next, ways, progress, to, payment, raast, advance, failure } = loaderData;
  const isOver = order.status === 'Cancelled';
  // Who chose a card, and who pays at the door, has the bank's app as one more way.
  const isPaidByRaast = raast?.isAwaited === true && (payment?.ways.length ?? 0) === 0;
  return (
    <div className="page-width flex max-w-5xl flex-col gap-6 pt-5 pb-14 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-10 lg:pt-8 lg:pb-20 print:block">
      <div className="contents gap-6 lg:grid print:grid print:gap-3">
        <OwnActDone order={order} own={own} />
        <header>
          <p className="font-semibold text-ink-soft tabular-nums">
            Order {order.number} ·{' '}
            <time dateTime={order.createdAt}>{formatMoment(new Date(order.createdAt))}</time>
          </p>
          <h1 className="mt-1 text-3xl font-extrabold tracking-tight text-balance sm:text-4xl">
            {unbroken(heading)}
          </h1>
          <p className="mt-3 max-w-2xl text-lg/7 text-pretty text-ink-soft print:hidden">{unbroken(next)}</p>
          <OrderWays ways={ways} items={order.items} />
        </header>
        {payment && <PayBox payment={payment} page={order.page} failure={failure} />}
        {raast?.isAwaited && <PayByRaast request={raast} isOpen={isPaidByRaast} />}
        <OwnActs order={order} own={own} advance={advance} />
        {raast && !raast.isAwaited && <PayByRaast request={raast} isOpen={false} />}
        {order.courier && !isOver && <OrderParcel order={order} />}
        <section
          aria-labelledby="ordered"
          className="order-1 rounded-card border border-line bg-paper p-5 sm:p-6 print:border-0 print:p-0"
        >
          <h2 id="ordered" className="text-lg font-bold">
            What you ordered
          </h2>
          <div className="mt-2">
            <OrderLines items={order.items} />
          </div>
          <Amounts order={order} advance={advance} />
        </section>
      </div>
      {/* On a phone where it is stands above what it is. */}
      <div className="contents gap-6 lg:grid print:mt-4 print:grid">
        <Progress steps={progress} />
        {!isOver && <GoesTo to={to} heading={order.status === 'Delivered' ? 'Delivered to' : 'Goes to'} />}
        <Help number={order.number} hasReceipt={!isOver || loaderData.wasPaid} />
      </div>
    </div>
  );
}

type Shown = Route.ComponentProps['loaderData'];

function GoesTo({ to, heading }: Pick<Shown, 'to' | 'heading'>) {
  return (
    <section
      aria-labelledby="goes-to"
      className="order-1 rounded-card border border-line bg-paper p-5 print:border-0 print:p-0"
    >
      <h2 id="goes-to" className="text-lg font-bold">
        {heading}
      </h2>
      <p className="mt-2 text-sm/6">
        <bdi>{to.name}</bdi>
        <br />
        <span className="tabular-nums">{to.mobile}</span>
        <br />
        <bdi>{to.address}</bdi>
        <br />
        {to.city}
        {to.province !== to.city && `, ${to.province}`}
      </p>
      <p className="mt-2 text-xs/5 text-ink-quiet">Partly hidden, because this link can be forwarded.</p>
    </section>
  );
}

function Amounts({ order, advance }: Pick<Shown, 'order' | 'advance'>) {
  const { totalAmount, paymentMethod, paidAmount } = order;
  const rows: AmountRows = paidAmount > 0 ? paymentRows(order) : [];
  const parts: AmountRows = advance
    ? [
        ...paidRows(order),
        ['In advance', formatRupees(advance.now)],
        ['At the door', formatRupees(advance.atDoor)],
      ]
    : rows;
  return (
    <dl className="mt-2 grid gap-1.5 border-t border-line pt-3 tabular-nums">
      {amountRows(order).map(([name, amount]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-semibold">{amount}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-line pt-2 text-xl font-bold">
        <dt>Total</dt>
        <dd>{formatRupees(totalAmount)}</dd>
      </div>
      <div className="flex justify-between gap-4">
        <dt className="text-ink-soft">Payment</dt>
        <dd className="font-semibold">{PAYMENT_METHOD_NAMES[paymentMethod]}</dd>
      </div>
      {parts.map(([name, amount]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-semibold">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How far the order has come. What is done has a tick and, where it is known, its day. */
function Progress({ steps }: { steps: readonly ProgressStep[] }) {
  return (
    <section aria-labelledby="progress" className="rounded-card border border-line bg-paper p-5 print:hidden">
      <h2 id="progress" className="text-lg font-bold">
        Where it is
      </h2>
      <ol className="mt-3">
        {steps.map(({ name, done, at, isEnd }, index) => {
          const isLast = index === steps.length - 1;
          return (
            <li key={name} className="relative flex gap-3 pb-5 last:pb-0">
              {!isLast && (
                <span
                  aria-hidden="true"
                  className={`absolute top-6 bottom-0 left-3 w-0.5 -translate-x-1/2 ${done ? 'bg-brand' : 'bg-line'}`}
                />
              )}
              <span className={`grid size-6 shrink-0 place-items-center rounded-full ${dotOf(done, isEnd)}`}>
                {done && !isEnd && <CheckIcon className="size-4" />}
              </span>
              <p className={`text-sm/6 ${done ? 'font-semibold' : 'text-ink-quiet'}`}>
                {name}
                <span className="sr-only">{done ? ', done' : ', to come'}</span>
                {at && (
                  <time dateTime={at} className="block text-xs/5 font-normal text-ink-soft">
                    {formatMoment(new Date(at))}
                  </time>
                )}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function dotOf(done: boolean, isEnd: boolean): string {
  if (isEnd) return 'bg-ink-quiet';
  return done ? 'bg-brand text-white' : 'border-2 border-line bg-paper';
}

/** The ways to the shop, with the order named, and the receipt on paper where there is something to keep it for. */
function Help({ number, hasReceipt }: { number: number; hasReceipt: boolean }) {
  const scripted = useScripted();
  return (
    <section aria-labelledby="help" className="order-1 rounded-card bg-mist p-5 print:hidden">
      <h2 id="help" className="text-lg font-bold">
        Questions?
      </h2>
      <PhoneLink
        className="mt-1 flex min-h-11 items-center gap-2.5 font-bold text-brand hover:underline"
        icon="size-5"
      />
      <WhatsAppLink
        message={`Assalam o alaikum, I have a question about order ${number}.`}
        className="flex min-h-11 items-center gap-2.5 font-semibold text-brand hover:underline"
        icon="size-5"
      >
        Write to us on WhatsApp
      </WhatsAppLink>
      <Link
        to={href('/return-policy')}
        className="flex min-h-11 items-center gap-2.5 font-semibold text-brand hover:underline"
      >
        <ReturnIcon className="size-5" />
        Return policy
      </Link>
      {scripted && hasReceipt && (
        <Button variant="secondary" className="mt-2 w-full" onClick={() => window.print()}>
          Print the receipt
        </Button>
      )}
    </section>
  );
}

export const ErrorBoundary = NotFoundPage;
