import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import { formatMobile } from '../../../shop/fields/rules.ts';
import { formatRupees } from '../../../shop/money.ts';
import type { DraftLine } from '../../../shop/orders/editing/schemas.ts';
import type { Quote } from '../../../shop/orders/phone/responses.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { ReasonDialog } from '../../staff/ui/reason-dialog.tsx';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { faultyControls } from '../orders/lines/line-marks.ts';
import { LinesEditor } from '../orders/lines/lines-editor.tsx';
import { orderScreen } from '../orders/order-labels.ts';
import { withoutWaiting } from '../orders/order-place-fields.tsx';
import { Panel } from '../orders/panel.tsx';
import { OVERRULE } from '../risk/overrule.ts';
import type { Route } from './+types/take-order.ts';
import { CallerPanel } from './caller-panel.tsx';
import { askAboutExchange, type Exchange } from './exchange.ts';
import { problemOf } from './line-problem.ts';
import { TotalPanel } from './total-panel.tsx';
import { type TakenOrder, useTakeOrder } from './use-take-order.ts';

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  const asked = await askAboutExchange(url, request.signal);
  const exchange = asked && 'exchange' in asked ? asked.exchange : null;
  return { exchange, problem: asked && 'problem' in asked ? asked.problem : null };
}

/** Takes an order from somebody on the phone or on WhatsApp (R284 to R289), or in exchange for what came back (R371). */
export default function TakeOrder({ loaderData }: Route.ComponentProps) {
  const { problem, exchange } = loaderData;
  if (problem === null) return <OrderForm key={exchange?.returnId} exchange={exchange} />;
  return (
    <>
      <ScreenHeading title="Exchange" />
      <FormAlert message={problem} />
    </>
  );
}

/** The order, by keyboard alone. */
function OrderForm({ exchange }: { exchange: Exchange | null }) {
  const order = useTakeOrder(exchange);
  const { form, draft, quote, taken } = order;
  const finder = useRef<HTMLInputElement>(null);

  const begin = useEffectEvent(() => {
    const first = exchange?.order.customer.mobile ?? '';
    if (form.getValues().mobile === '' && first !== '') {
      form.set({ mobile: formatMobile(first) });
      void order.meet(first);
    }
    if (exchange) finder.current?.focus();
    else form.ref.current?.querySelector<HTMLElement>('[name="mobile"]')?.focus();
  });
  useEffect(() => begin(), []);

  /** Enter goes on to the next field, and from a known caller to the products; only with Ctrl it places the order. */
  function handleKey(event: KeyboardEvent<HTMLFormElement>) {
    const { target, key, currentTarget } = event;
    if (key !== 'Enter' || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      currentTarget.requestSubmit();
    } else if (target instanceof HTMLInputElement) {
      event.preventDefault();
      if (target.name === 'mobile' && draft.address !== null) finder.current?.focus();
      else nextControl(currentTarget, target)?.focus();
    }
  }

  return (
    <>
      <ScreenHeading title={exchange ? `Exchange for order ${exchange.order.number}` : 'Take an order'}>
        {exchange ? (
          <ButtonLink variant="quiet" to={orderScreen(exchange.order._id)}>
            Back to the order
          </ButtonLink>
        ) : (
          <Button variant="quiet" onClick={order.startAgain}>
            Start over
          </Button>
        )}
      </ScreenHeading>
      {exchange && (
        <p dir="auto" className="mb-4 text-sm break-words text-ink-soft">
          Came back: {exchange.lines.join(', ')}. {formatRupees(exchange.value)} is set against the new order.
        </p>
      )}
      <div role="status">{taken && <Taken order={taken} />}</div>
      <form
        ref={form.ref}
        noValidate
        onSubmit={order.submit}
        onKeyDown={handleKey}
        aria-label="Order by phone"
        className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]"
      >
        <FormSummary
          form={withoutWaiting(form)}
          others={faultyControls(draft.lines, (line) => problemOf(line, quote))}
          className="xl:col-span-2"
        />
        <div className="grid min-w-0 gap-4">
          <CallerPanel order={order} />
          <Panel title="Products">
            <LinesEditor
              lines={withPricesOf(quote, draft.lines)}
              onChange={order.changeLines}
              problemOf={(line) => problemOf(line, quote)}
              finderRef={finder}
            />
          </Panel>
        </div>
        <TotalPanel order={order} />
      </form>
      {order.refusedBy !== null && (
        <ReasonDialog
          draft="overrule"
          title="Place it anyway?"
          {...OVERRULE}
          confirmLabel="Place the order"
          onSend={order.overrule}
          onClose={order.keepRefused}
        >
          {order.refusedBy}
        </ReasonDialog>
      )}
    </>
  );
}

/** The next field or button of the form that can be reached. */
function nextControl(form: HTMLFormElement, control: HTMLInputElement): HTMLElement | undefined {
  const all = [...form.elements].filter(
    (element) => element instanceof HTMLElement && !element.matches(':disabled, fieldset'),
  );
  return all.slice(all.indexOf(control) + 1).find((element) => element instanceof HTMLElement);
}

/** The prices are the shop's of this moment, and not those of when a line was added. */
function withPricesOf(quote: Quote | null, lines: readonly DraftLine[]): readonly DraftLine[] {
  return lines.map((line) => {
    const linePrice = quote?.lines.find(({ _id }) => _id === line._id)?.linePrice;
    return linePrice === undefined ? line : { ...line, linePrice };
  });
}

function Taken({ order: { id, message } }: { order: TakenOrder }) {
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control border border-brand/30 bg-brand-soft px-4 py-3 font-medium text-brand-strong">
      {message}
      {id && (
        <Link to={orderScreen(id)} className="text-sm underline hover:no-underline">
          Open the order
        </Link>
      )}
    </p>
  );
}
