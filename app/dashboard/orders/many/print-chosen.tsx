import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ChosenOrder, ChosenOrders } from '../../../../shop/orders/fulfilment/responses.ts';
import { isToBePaid, isToSend } from '../../../../shop/orders/fulfilment/rules.ts';
import { keepChoice, readChoice } from '../../../staff/browser-choice.ts';
import { useLoaded } from '../../../staff/use-loaded.ts';
import { DocumentHead, PackingSlip } from '../documents.tsx';
import type { Route } from './+types/print-chosen.ts';
import { loadOfChosen } from './chosen-orders.ts';
import { Label } from './label.tsx';
import { PrintFrame } from './print-frame.tsx';
import { LeftOut, ToBePaid } from './print-notes.tsx';
import '../print.css';
import './print-many.css';

/** Under this name the paper that this browser printed labels on last: the printer beside it has no other. */
const PAPER = 'label-paper';

export const clientLoader = loadOfChosen<ChosenOrders>('/api/v1/checkout/orders/chosen', { orders: [] });

/** The packing slips or the labels of all chosen orders that are sent, in one document. */
export default function PrintChosen({ loaderData, params: { document } }: Route.ComponentProps) {
  const { data, error } = useLoaded(loaderData);
  const [search] = useSearchParams();
  const isLabels = document === 'labels';
  const paper = search.get('paper') ?? readChoice(PAPER);
  const onA4 = paper === 'a4';
  const orders = data?.orders.filter(isToSend);
  const leftOut = data?.orders.filter((order) => !isToSend(order)) ?? [];
  return (
    <PrintFrame
      title={isLabels ? 'Labels' : 'Packing slips'}
      error={error}
      count={orders?.length ?? null}
      chosen={data?.orders.length ?? null}
    >
      {isLabels && (
        <nav aria-label="Paper" className="mb-4 flex gap-4 text-sm print:hidden">
          <PaperLink paper="label" chosen={!onA4} />
          <PaperLink paper="a4" chosen={onA4} />
        </nav>
      )}
      <div className="text-sm not-empty:mb-4 print:hidden">
        <LeftOut why="Cancelled" numbers={numbersOf(leftOut)} />
      </div>
      {orders && <ToBePaid numbers={numbersOf(orders.filter(isToBePaid))} />}
      {orders &&
        orders.length > 0 &&
        (isLabels ? <Labels orders={orders} onA4={onA4} /> : <Slips orders={orders} />)}
    </PrintFrame>
  );
}

const numbersOf = (orders: readonly ChosenOrder[]) => orders.map(({ number }) => number);

function PaperLink({ paper, chosen }: { paper: 'label' | 'a4'; chosen: boolean }) {
  return (
    <Link
      replace
      to={`?paper=${paper}`}
      onClick={() => keepChoice(PAPER, paper)}
      aria-current={chosen ? 'true' : undefined}
      className="inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline aria-[current=true]:text-ink aria-[current=true]:underline"
    >
      {paper === 'a4' ? 'Four on A4' : '4 × 6 inches'}
    </Link>
  );
}

function Slips({ orders }: { orders: readonly ChosenOrder[] }) {
  return (
    // In a box of their own, so that the first slip is the first of all, and begins no page.
    <div>
      {orders.map((order) => (
        <article
          key={order._id}
          aria-label={`Packing slip of order ${order.number}`}
          className="mx-auto mb-6 max-w-[48rem] rounded-card border border-line bg-paper p-6 text-sm leading-6 shadow-card not-first:break-before-page sm:p-10 print:mb-0 print:max-w-none print:rounded-none print:border-0 print:p-0 print:shadow-none"
        >
          <DocumentHead title="Packing slip" order={order} />
          <PackingSlip order={order} />
        </article>
      ))}
    </div>
  );
}

const A_PAGE = 4;

function Labels({ orders, onA4 }: { orders: readonly ChosenOrder[]; onA4: boolean }) {
  const paper = 'border border-line bg-white shadow-card print:border-0 print:shadow-none';
  if (!onA4) {
    return (
      <LabelsBox className="flex flex-wrap gap-4">
        {orders.map((order) => (
          <div key={order._id} className={`label-paper ${paper}`}>
            <Label order={order} />
          </div>
        ))}
      </LabelsBox>
    );
  }
  const pages = Array.from({ length: Math.ceil(orders.length / A_PAGE) }, (_, page) =>
    orders.slice(page * A_PAGE, (page + 1) * A_PAGE),
  );
  return (
    <LabelsBox className="grid gap-4">
      {pages.map((page) => (
        <div key={page[0]?._id} className={`label-paper-a4 grid grid-cols-2 grid-rows-2 ${paper}`}>
          {page.map((order) => (
            <div key={order._id} className="min-h-0 min-w-0 border border-dashed border-line">
              <Label order={order} />
            </div>
          ))}
        </div>
      ))}
    </LabelsBox>
  );
}

/** Labels keep the size of their paper, also where a screen is narrower. */
function LabelsBox({ className, children }: { className: string; children: ReactNode }) {
  return (
    <section
      aria-label="Labels"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard.
      tabIndex={0}
      className={`overflow-x-auto print:block print:overflow-visible ${className}`}
    >
      {children}
    </section>
  );
}
