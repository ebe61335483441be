import { type FormEvent, startTransition, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  type ListingChoice,
  readListingChoice,
  type Sorts,
  writeListingChoice,
} from '../../../shop/catalogue/listing/rules.ts';
import { choiceAddress } from './choice-address.ts';

/** The values of the controls, as a form sends them: texts, and nothing for a box without a tick. */
type Controls = Partial<Record<keyof ListingChoice, string>>;

interface Changed {
  currentTarget: { form: HTMLFormElement | null };
}

/**
 * The form of a listing's filters. Without JavaScript it is a plain form; with it every choice is applied at once, and
 * an amount when its field is left. The controls follow the address, so that going back sets them back.
 */
export function useFilterForm(address: string, choice: ListingChoice, sorts: Sorts) {
  const navigate = useNavigate();
  const [controls, setControls] = useState(() => toControls(choice));
  const shown = writeListingChoice({ ...choice, page: 1 }, sorts);
  const [shownBefore, setShownBefore] = useState(shown);
  // What this form has asked for and is not there yet. Meanwhile somebody may type on, which is not overwritten.
  const [asked, setAsked] = useState<string | null>(null);
  if (shownBefore !== shown) {
    setShownBefore(shown);
    setAsked(null);
  }
  const wanted = asked ?? shown;
  /** The choice that the controls were set to last. */
  const [followed, setFollowed] = useState(shown);
  if (followed !== wanted) {
    setFollowed(wanted);
    setControls(toControls(choice));
  }

  // The form itself is read, since something may have been changed in it before the page's scripts were there.
  async function apply(form: HTMLFormElement | null) {
    if (!form) return;
    const chosen = readListingChoice(readControls(form), sorts);
    const written = writeListingChoice(chosen, sorts);
    setControls(toControls(chosen));
    if (written === wanted) return;
    setAsked(written);
    setFollowed(written);
    await navigate(choiceAddress(address, chosen, sorts), { preventScrollReset: true });
    // Together with the listing, which React shows in a transition: one who goes back at once never sees it.
    startTransition(() => setAsked((now) => (now === written ? null : now)));
  }

  const applyAtOnce = ({ currentTarget }: Changed) => void apply(currentTarget.form);

  return {
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      void apply(event.currentTarget);
    },
    /** For a field that an amount is typed into. */
    amount: (name: 'priceFrom' | 'priceTo') => ({
      name,
      value: controls[name] ?? '',
      onChange: ({ currentTarget: { form } }: Changed) => form && setControls(readControls(form)),
      onBlur: applyAtOnce,
    }),
    /** For a choice of one from a list. */
    oneOf: (name: 'sort' | 'ratingFrom') => ({ name, value: controls[name] ?? '', onChange: applyAtOnce }),
    /** For a box to tick. */
    box: (name: 'inStock' | 'discounted') => ({
      name,
      value: '1',
      checked: controls[name] === '1',
      onChange: applyAtOnce,
    }),
  };
}

function toControls({ sort, priceFrom, priceTo, inStock, discounted, ratingFrom }: ListingChoice): Controls {
  return {
    sort,
    priceFrom: priceFrom === null ? '' : String(priceFrom),
    priceTo: priceTo === null ? '' : String(priceTo),
    ratingFrom: ratingFrom === null ? '' : String(ratingFrom),
    ...(inStock && { inStock: '1' }),
    ...(discounted && { discounted: '1' }),
  };
}

function readControls(form: HTMLFormElement): Controls {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
