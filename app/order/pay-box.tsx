import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { GATEWAY_BUTTONS, type GatewayName } from '../../shop/payments/rules.ts';
import { Button } from '../ui/button.tsx';
import { buttonVariant } from '../ui/button-variant.ts';
import { CashIcon, CheckIcon, CloseIcon, ReturnIcon } from '../ui/icons.tsx';
import { unbroken } from '../ui/unbroken.ts';
import { useScripted } from '../ui/use-scripted.ts';
import type { Route } from './+types/order-page.ts';

type Payment = NonNullable<Route.ComponentProps['loaderData']['payment']>;

/** How often a page that waits for the bank looks again, and how often at most (milliseconds). */
const LOOK_EVERY = 4_000;
const MOST_LOOKS = 30;
/** So long a gateway may take before its button can be pressed again (milliseconds). */
const PRESSED_FOR = 15_000;

const SIGNS = {
  'to-pay': [CashIcon, 'bg-brand-soft text-brand'],
  waiting: [CashIcon, 'bg-brand-soft text-brand'],
  failed: [CloseIcon, 'bg-danger-soft text-danger'],
  paid: [CheckIcon, 'bg-brand text-white'],
  'to-refund': [ReturnIcon, 'bg-brand-soft text-brand'],
  refunded: [CheckIcon, 'bg-brand text-white'],
} as const satisfies Record<Payment['standing']['kind'], unknown>;

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
  const isWaiting = standing.kind === 'waiting';
  const isBad = standing.kind === 'failed' || failure !== null;
  const [pressed, setPressed] = useState<GatewayName | null>(null);
  useLookAgain(isWaiting);
  useLookOnReturn(isOpen, () => setPressed(null));
  useEffect(() => {
    if (pressed === null) return;
    // Anyone who stopped the way there may press again.
    const timer = setTimeout(() => setPressed(null), PRESSED_FOR);
    return () => clearTimeout(timer);
  }, [pressed]);
  return (
    <section
      aria-labelledby="payment"
      className={`rounded-card border bg-paper p-5 sm:p-6 print:hidden ${isOpen ? 'border-brand shadow-card' : 'border-line'}`}
    >
      <Standing standing={standing} />
      {failure !== null && (
        <p role="alert" className="mt-3 rounded-control bg-danger-soft px-4 py-3 font-medium text-danger">
          {ASIDE[failure] ?? ASIDE.unavailable}
        </p>
      )}
      {isDemo && (
        <p className="mt-4 rounded-control bg-accent-soft px-4 py-2 text-sm/6 font-bold">
          Demo payment: no money moves.
        </p>
      )}
      {isOpen && (
        <div className="mt-4 flex flex-wrap gap-3">
          {isWaiting && (
            <a href={page} className={buttonVariant('primary', 'large', 'max-sm:w-full')}>
              Look again
            </a>
          )}
          {ways.map((gateway, index) => (
            <PayButton
              key={gateway}
              gateway={gateway}
              page={page}
              isFirst={index === 0 && !isWaiting}
              isAgain={isBad || isWaiting}
              pressed={pressed}
              onPress={setPressed}
            />
          ))}
        </div>
      )}
    </section>
  );
}

function Standing({ standing: { kind, heading, text } }: Pick<Payment, 'standing'>) {
  const scripted = useScripted();
  const [Sign, look] = SIGNS[kind];
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
      <span className={`grid size-9 place-items-center rounded-full ${look}`}>
        <Sign className="size-5" />
      </span>
      <h2 id="payment" className="text-xl/7 font-bold text-balance">
        {unbroken(heading)}
      </h2>
      <p className="col-span-2 mt-2 text-pretty text-ink-soft">
        {unbroken(text)}
        {kind === 'waiting' && scripted && ' This page looks again by itself.'}
      </p>
    </div>
  );
}

interface PayButtonProps {
  gateway: GatewayName;
  page: string;
  isFirst: boolean;
  isAgain: boolean;
  /** Whose button was pressed, while the browser waits for the way there. */
  pressed: GatewayName | null;
  onPress: (gateway: GatewayName) => void;
}

function PayButton({ gateway, page, isFirst, isAgain, pressed, onPress }: PayButtonProps) {
  return (
    <form
      method="post"
      action={`${page}/pay`}
      className="max-sm:w-full"
      onSubmit={(event) => {
        if (pressed === null) onPress(gateway);
        else event.preventDefault();
      }}
    >
      <input type="hidden" name="gateway" value={gateway} />
      <Button
        type="submit"
        size="large"
        variant={isFirst ? 'primary' : 'secondary'}
        busy={pressed === gateway}
        className="w-full"
      >
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

/** Who comes back to the page, from another tab or by the button "back", sees how the payment stands now. */
function useLookOnReturn(isOpen: boolean, onReturn: () => void): void {
  const { revalidate } = useRevalidator();
  const look = useEffectEvent(() => {
    onReturn();
    void revalidate();
  });
  useEffect(() => {
    if (!isOpen) return;
    const whenVisible = () => document.visibilityState === 'visible' && look();
    const whenBack = ({ persisted }: PageTransitionEvent) => persisted && look();
    document.addEventListener('visibilitychange', whenVisible);
    window.addEventListener('pageshow', whenBack);
    return () => {
      document.removeEventListener('visibilitychange', whenVisible);
      window.removeEventListener('pageshow', whenBack);
    };
  }, [isOpen]);
}
