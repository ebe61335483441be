import type { ComponentProps } from 'react';
import { ChevronDownIcon } from './icons.tsx';

interface SelectProps extends ComponentProps<'select'> {
  /** What stands there while nothing is chosen. */
  prompt: string;
  choices: readonly string[];
}

/** A native choice among names, in the look of the other controls. */
export function Select({ prompt, choices, className = '', ...rest }: SelectProps) {
  return (
    <div className="relative">
      <select {...rest} className={`${className} appearance-none pr-10`}>
        <option value="">{prompt}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-quiet" />
    </div>
  );
}
