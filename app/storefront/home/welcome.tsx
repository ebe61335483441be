import { DELIVERY_TIME } from '../../../shop/orders/shipping/rules.ts';

/** Says what this shop is, in two lines below the banner. */
export function Welcome() {
  return (
    <div className="page-width pt-4 text-center sm:pt-6 lg:pt-9">
      <h1 className="text-base/6 font-extrabold tracking-tight text-ink sm:text-3xl">
        Everything your home needs, at your door
      </h1>
      <p className="mx-auto mt-1 max-w-3xl text-balance text-sm/5 text-ink-soft sm:mt-2 sm:text-base/6">
        <span className="max-sm:hidden">Household goods for every room. </span>
        Pay cash on delivery, anywhere in Pakistan, in {DELIVERY_TIME}.
      </p>
    </div>
  );
}
