import { type Ref, useId } from 'react';
import type { Variant } from '../../../../shop/catalogue/variants/responses.ts';
import { canBeBought } from '../../../../shop/catalogue/variants/rules.ts';
import type { PageOptions } from './load-options.ts';

interface OptionPickerProps extends PageOptions {
  ref: Ref<HTMLFormElement>;
  /** The variant that is chosen; null while a value is missing, or where nothing of these values is sold. */
  chosen: Variant | null;
  /** What is asked for, once somebody wanted to buy without it. */
  question: string | null;
  /** The names of the options that are asked for. */
  missing: readonly string[];
  onChoose: (option: number, value: string) => void;
}

/** A group of radio buttons for each option. Without scripts it is a form, whose answer is the page with the choice. */
export function OptionPicker(props: OptionPickerProps) {
  const { ref, options, variants, choice, chosen, question, missing, onChoose } = props;
  const id = useId();
  const isNothing = chosen === null && !choice.includes(null);
  return (
    <form ref={ref} method="get" className="flex flex-col gap-4">
      {options.map(({ name, values }, option) => (
        <fieldset
          key={name}
          aria-describedby={missing.includes(name) ? `${id}-question` : undefined}
          className="min-w-0"
        >
          <legend className="mb-1.5 text-sm">
            <span className="font-semibold">{name}</span>
            {choice[option] !== null && (
              <span className="text-ink-soft" dir="auto">
                : {choice[option]}
              </span>
            )}
          </legend>
          <div className="flex flex-wrap gap-2">
            {values.map((value) => (
              <Value
                key={value}
                option={name}
                value={value}
                isChosen={choice[option] === value}
                isThere={canBeBought(variants, choice, option, value)}
                isWrong={missing.includes(name)}
                onChoose={() => onChoose(option, value)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <p id={`${id}-question`} role="alert" className="-mt-1.5 text-sm font-medium text-danger empty:hidden">
        {question}
      </p>
      {isNothing && <p className="-mt-1.5 text-sm font-medium text-danger">This combination is not sold.</p>}
      {chosen?.sku && <p className="-mt-1.5 text-sm text-ink-soft">SKU: {chosen.sku}</p>}
      <noscript>
        <button
          type="submit"
          className="min-h-11 rounded-control border border-line-strong bg-paper px-4 font-semibold"
        >
          Show this choice
        </button>
      </noscript>
    </form>
  );
}

interface ValueProps {
  option: string;
  value: string;
  isChosen: boolean;
  /** Whether it can be bought together with what else is chosen. */
  isThere: boolean;
  isWrong: boolean;
  onChoose: () => void;
}

function Value({ option, value, isChosen, isThere, isWrong, onChoose }: ValueProps) {
  return (
    <label
      className={`relative inline-flex min-h-11 min-w-11 cursor-pointer flex-col items-center justify-center rounded-control border bg-paper px-3.5 py-1 text-center text-sm font-semibold transition-colors has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand ${isWrong ? 'border-danger' : 'border-line-strong'} ${isThere ? 'text-ink' : 'border-dashed text-ink-soft'}`}
    >
      <input
        type="radio"
        name={option}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <span dir="auto" className={isThere ? '' : 'line-through'}>
        {value}
      </span>
      {!isThere && <span className="text-xs font-normal">Sold out</span>}
    </label>
  );
}
