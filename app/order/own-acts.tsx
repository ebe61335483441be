import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { formatMoment } from '../../shop/dates.ts';
import { formatRupees } from '../../shop/money.ts';
import type { OrderPage } from '../../shop/orders/page/queries.ts';
import { PhoneLink } from '../layout/phone-link.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { unbroken } from '../ui/unbroken.ts';
import { useScripted } from '../ui/use-scripted.ts';

/** What the customer can do with the order now (R435 to R440): forms that need no scripts. */
export function OwnActs({ order, own, advance }: Pick<OrderPage, 'order' | 'own' | 'advance'>) {
  if (!own.canConfirm && !own.canCancel && own.why === null) return null;
  const look = own.canConfirm ? 'border-brand bg-brand-soft' : 'border-line bg-paper';
  return (
    <section aria-labelledby="own-acts" className={`rounded-card border p-5 sm:p-6 print:hidden ${look}`}>
      <h2 id="own-acts" className="text-lg font-bold">
        {own.canConfirm ? 'Is everything right?' : 'Something to change?'}
      </h2>
      {own.canConfirm && (
        <>
          <p className="mt-1 text-pretty text-ink-soft">
            {advance
              ? `Confirm your order here, and we need not call you. We pack it once the ${unbroken(formatRupees(advance.now))} in advance has come.`
              : 'Confirm your order here, and we pack it without calling you.'}
          </p>
          <AnswerForm answer="confirm" className="mt-4">
            <Button type="submit" size="large" className="w-full sm:w-auto">
              Confirm my order
            </Button>
          </AnswerForm>
        </>
      )}
      {own.canChange && (
        <p className={`text-sm/6 text-pretty text-ink-soft ${own.canConfirm ? 'mt-4' : 'mt-1'}`}>
          You can change or cancel it until{' '}
          <time dateTime={own.until}>{formatMoment(new Date(own.until))}</time>, if we have not packed it
          before.
        </p>
      )}
      {!own.canChange && own.why && (
        <p className="mt-1 text-pretty text-ink-soft">
          {own.why}{' '}
          <PhoneLink
            className="inline-flex items-center gap-1.5 font-bold whitespace-nowrap text-brand hover:underline"
            icon="size-4"
          />
        </p>
      )}
      {(own.canChange || own.canCancel) && (
        // A float, so that the button beside it stays there when its question opens below both.
        <div className="mt-3 flow-root">
          {own.canChange && (
            <ButtonLink variant="secondary" to={`${order.page}/change`} className="float-left mr-1.5 mb-2">
              Change my order
            </ButtonLink>
          )}
          {own.canCancel && <CancelForm />}
        </div>
      )}
    </section>
  );
}

/** Opens to ask once more; it works without scripts. */
function CancelForm() {
  const scripted = useScripted();
  return (
    <details>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-control px-3 text-sm font-semibold text-danger hover:bg-danger-soft">
        Cancel my order
      </summary>
      <div className="clear-both rounded-control border border-danger/30 bg-danger-soft p-4">
        <p className="font-medium">Nothing will be delivered. This cannot be undone here.</p>
        <AnswerForm answer="cancel" className="mt-3 flex flex-wrap gap-2">
          <Button type="submit" variant="danger">
            Yes, cancel my order
          </Button>
          {scripted && (
            <Button
              variant="secondary"
              onClick={({ currentTarget }) => {
                currentTarget.closest('details')?.removeAttribute('open');
              }}
            >
              Keep my order
            </Button>
          )}
        </AnswerForm>
      </div>
    </details>
  );
}

interface AnswerFormProps {
  answer: 'confirm' | 'cancel';
  className: string;
  children: ReactNode;
}

/** Sends an answer as a plain form; the server leads back to this page. */
function AnswerForm({ answer, className, children }: AnswerFormProps) {
  const { token = '' } = useParams();
  const [query] = useSearchParams();
  return (
    <form method="post" action={`/api/v1/checkout/own-order/${token}/answer`} className={className}>
      <input type="hidden" name="answer" value={answer} />
      <input type="hidden" name="by" value={query.get('by') === 'mail' ? 'mail' : 'page'} />
      {children}
    </form>
  );
}

/** What the customer has just done, or why it could not be done; the address says which, and the order whether it is so. */
export function OwnActDone({ order: { status }, own }: Pick<OrderPage, 'order' | 'own'>) {
  const [query] = useSearchParams();
  const said = sayWhatWasDone(query.get('done'), {
    isCancelled: status === 'Cancelled',
    isAsked: own.isAsked,
  });
  if (said) {
    return (
      <p
        role="status"
        className="flex items-center gap-2.5 rounded-control border border-brand/30 bg-brand-soft px-4 py-3 font-medium text-brand-strong print:hidden"
      >
        <CheckIcon className="size-5 shrink-0" /> {said}
      </p>
    );
  }
  const refused = query.get('refused');
  if (refused !== 'confirm' && refused !== 'cancel') return null;
  return (
    <p
      role="alert"
      className="rounded-control border border-danger/30 bg-danger-soft px-4 py-3 font-medium text-danger print:hidden"
    >
      {refused === 'cancel' ? 'Your order could not be cancelled.' : 'Your order could not be confirmed.'}{' '}
      {/* Where the page says below why, it is said once. */}
      {own.why === null && 'This is how it stands now.'}
    </p>
  );
}

function sayWhatWasDone(
  done: string | null,
  { isCancelled, isAsked }: { isCancelled: boolean; isAsked: boolean },
): string | null {
  if (done === 'cancel' && isCancelled) return 'Your order is cancelled. You need do nothing more.';
  if (done === 'confirm' && !isCancelled && !isAsked) return 'Thank you, your order is confirmed.';
  return done === 'change' && !isCancelled ? 'Your order is changed. This is what it is now.' : null;
}
