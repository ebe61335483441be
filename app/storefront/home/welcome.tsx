import { DELIVERY_TIME } from '../../../shop/shipping/rules.ts';

/** What this shop is, in two lines below the banner. */
export function Welcome() {
  return (
    <div className="page-width pt-6 text-center lg:pt-9">
      <h1 className="text-2xl/8 font-extrabold tracking-tight text-ink sm:text-3xl">
        Everything your home needs, at your door
      </h1>
      <p className="mx-auto mt-2 max-w-3xl text-pretty text-sm/6 text-ink-soft sm:text-base/6">
        Household goods for every room. Pay cash on delivery, anywhere in Pakistan, in {DELIVERY_TIME}.
      </p>
    </div>
  );
}
