import { phoneAddress } from '../../shop/fields/rules.ts';
import { useRootData } from './use-root-data.ts';

/** Says what does not work here without scripts, and how to buy all the same. */
export function ScriptsNeeded({ slim }: { slim: boolean }) {
  const { phone } = useRootData().store;
  return (
    <noscript>
      <p className="bg-accent-soft px-4 py-2.5 text-center text-sm font-medium">
        {slim ? (
          'These screens need JavaScript. Please switch it on in your browser.'
        ) : (
          <>
            ADD TO CART, the checkout and your profile need JavaScript. You can look at everything without it,
            and order by phone:{' '}
            <a href={phoneAddress(phone)} className="font-bold text-accent underline">
              {phone}
            </a>
          </>
        )}
      </p>
    </noscript>
  );
}
