import { type ComponentType, useRef, useState } from 'react';
import {
  askForOptions,
  type Choice,
  choiceSearch,
  findChosen,
} from '../../../../shop/catalogue/variants/rules.ts';
import type { ProductDetailProps } from '../product-detail.tsx';
import type { PageOptions } from './load-options.ts';
import { OptionPicker } from './option-picker.tsx';
import { showVariant } from './show-variant.ts';

type Page = ComponentType<ProductDetailProps>;

/**
 * The page of a product, with its options where it has some. @param ProductDetail the page of any product: given, since a file
 * of scripts that two others need would be one more to load for all
 */
export function withOptions(ProductDetail: Page) {
  return function Product({ options, ...page }: ProductDetailProps & { options?: PageOptions | undefined }) {
    return options ? (
      <ProductWithOptions detail={ProductDetail} picked={options} {...page} />
    ) : (
      <ProductDetail {...page} />
    );
  };
}

interface ProductWithOptionsProps extends ProductDetailProps {
  picked: PageOptions;
  detail: Page;
}

/** A product that is sold by its options: price, stock, pictures and what is bought follow the choice (R553). */
function ProductWithOptions({ picked, detail: ProductDetail, ...page }: ProductWithOptionsProps) {
  const { product } = page;
  const { options, variants } = picked;
  const [choice, setChoice] = useFollowed(picked);
  const [isAsked, setAsked] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  const chosen = findChosen(variants, choice);
  const missing = options.filter((_, index) => choice[index] === null).map(({ name }) => name);
  const isComplete = missing.length === 0;
  // What nothing is sold of is sold out, whatever else there is.
  const nothing = isComplete ? { quantity: 0 } : {};

  function choose(option: number, value: string) {
    const next = choice.with(option, value);
    setChoice(next);
    setAsked(false);
    stateInAddress(options, next);
  }

  /** Whether something has to be chosen first; then it is asked for where it is missing. */
  function ask(): boolean {
    if (chosen) return false;
    setAsked(true);
    const first = options.findIndex((_, index) => choice[index] === null);
    fields.current?.querySelectorAll('fieldset')[first]?.querySelector('input')?.focus();
    return true;
  }

  return (
    <ProductDetail
      {...page}
      sold={chosen ? showVariant(product, chosen) : { ...product, ...nothing }}
      ask={ask}
      picker={
        <OptionPicker
          ref={fields}
          {...picked}
          choice={choice}
          chosen={chosen}
          question={isAsked && !isComplete ? askForOptions(missing) : null}
          missing={isAsked ? missing : []}
          onChoose={choose}
        />
      }
    />
  );
}

/** The choice: what the address said when it led here, and what was chosen since. */
function useFollowed({ options, choice }: PageOptions) {
  const [chosen, setChosen] = useState(choice);
  const address = choiceSearch(options, choice);
  const [followed, setFollowed] = useState(address);
  if (followed !== address) {
    setFollowed(address);
    // The page may be read again under an address that says nothing of it, for more reviews.
    if (address !== '') setChosen(choice);
  }
  return [chosen, setChosen] as const;
}

/** A reload, Back and a link that is copied lead to what is chosen; choosing is no step in the history. */
function stateInAddress(options: PageOptions['options'], choice: Choice) {
  const { pathname, search, hash } = window.location;
  const parameters = new URLSearchParams(search);
  for (const { name } of options) parameters.delete(name);
  const further = parameters.size === 0 ? '' : `&${parameters}`;
  const address = pathname + choiceSearch(options, choice) + further + hash;
  window.history.replaceState(window.history.state, '', address);
}
