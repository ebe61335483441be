import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { GATEWAY_BUTTONS, type GatewayName } from '../../shop/payments/rules.ts';
import { Button } from '../ui/button.tsx';
import type { Route } from './+types/order-page.ts';

type Payment = NonNullable<Route.ComponentProps['loaderData']['payment']>;

/** How often a page that waits for the bank looks again, and how often at most (milliseconds). */
const LOOK_EVERY = 4_000;
const MOST_LOOKS = 30;

const ASIDE: Readonly<Record<string, string>> = {
  unavailable: 'The payment page does not answer right now. Please try again in a minute, or call us.',
  'too-many': 'This order was tried to be paid too often. Please call us.',
};

interface PayBoxProps {
  payment: Payment;
  /** The path of the order's page. */
  page: string;
  /** Why a payment could not be begun. */
  failure: string | null;
}

/** How the payment of an order stands, and the ways to pay it: plain forms, which work without scripts. */
export function PayBox({ payment: { standing, ways, isDemo }, page, failure }: PayBoxProps) {
  const isOpen = ways.length > 0;
  const isBad = standing.kind === 'failed' || failure !== null;
  useLookAgain(standing.kind === 'waiting');
  return (
    <section
      aria-labelledby="payment"
      className={`rounded-card border p-5 print:hidden ${isOpen ? 'border-brand bg-paper shadow-card' : 'border-line bg-mist'}`}
    >
      <h2 id="payment" className="text-xl font-bold">
        {standing.heading}
      </h2>
      {failure !== null && (
        <p role="alert" className="mt-2 rounded-control bg-danger-soft px-4 py-3 font-medium text-danger">
          {ASIDE[failure] ?? ASIDE.unavailable}
        </p>
      )}
      <p className="mt-1 text-pretty text-ink-soft">{standing.text}</p>
      {isDemo && (
        <p className="mt-3 rounded-control bg-accent-soft px-4 py-2 font-bold">
          Demo payment: no money moves.
        </p>
      )}
      {isOpen && (
        <div className="mt-4 flex flex-wrap gap-3">
          {ways.map((gateway, index) => (
            <PayButton
              key={gateway}
              gateway={gateway}
              page={page}
              isFirst={index === 0}
              isAgain={isBad || standing.kind === 'waiting'}
            />
          ))}
          {standing.kind === 'waiting' && (
            <a
              href={page}
              className="inline-flex min-h-12 items-center px-2 font-semibold text-brand underline"
            >
              Look again
            </a>
          )}
        </div>
      )}
    </section>
  );
}

interface PayButtonProps {
  gateway: GatewayName;
  page: string;
  isFirst: boolean;
  isAgain: boolean;
}

function PayButton({ gateway, page, isFirst, isAgain }: PayButtonProps) {
  return (
    <form method="post" action={`${page}/pay`} className="max-sm:w-full">
      <input type="hidden" name="gateway" value={gateway} />
      <Button type="submit" size="large" variant={isFirst ? 'primary' : 'secondary'} className="w-full">
        {isAgain ? `Try again ${GATEWAY_BUTTONS[gateway]}` : `Pay now ${GATEWAY_BUTTONS[gateway]}`}
      </Button>
    </form>
  );
}

/** While the bank's answer is waited for, the page asks for itself again, for two minutes. */
function useLookAgain(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks > MOST_LOOKS) clearInterval(timer);
      else if (document.visibilityState === 'visible') void revalidate();
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}
