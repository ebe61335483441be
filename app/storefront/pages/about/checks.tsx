import { href, Link } from 'react-router';
import { useRootData } from '../../../layout/use-root-data.ts';
import { CheckIcon } from '../../../ui/icons.tsx';

const CHECKS = [
  'Lids are closed, handles lifted, hinges moved once.',
  'Whatever has a plug or a battery is switched on.',
  'Sets are counted against what the page says.',
  'Glass and ceramic are unwrapped, looked at and wrapped again.',
];

/** How parcels are checked before they are closed, and what happens when something slips through. */
export function Checks() {
  const { returnDays } = useRootData().store;
  return (
    <section aria-labelledby="checks">
      <h2 id="checks" className="text-2xl font-bold tracking-tight">
        Before we close a parcel
      </h2>
      <ul className="mt-5 grid gap-3.5">
        {CHECKS.map((check) => (
          <li key={check} className="flex gap-3 leading-7 text-ink-soft">
            <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
              <CheckIcon className="size-4" />
            </span>
            {check}
          </li>
        ))}
      </ul>
      <p className="mt-5 max-w-prose leading-7 text-ink-soft">
        We are people, and now and then something slips through. Then you have {returnDays.faulty} calendar
        days to send it back, and {returnDays.changedMind} days when you only changed your mind. The{' '}
        <Link to={href('/return-policy')} className="font-semibold text-brand underline hover:no-underline">
          return policy
        </Link>{' '}
        says how.
      </p>
    </section>
  );
}
