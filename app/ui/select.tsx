import type { ComponentProps } from 'react';
import { ChevronDownIcon } from './icons.tsx';

interface SelectProps extends ComponentProps<'select'> {
  /** What stands there while nothing is chosen. */
  prompt: string;
  /** Names, or values that go by another name. */
  choices: readonly (string | { value: string; name: string })[];
}

/** A native choice among names, in the look of the other controls. */
export function Select({ prompt, choices, className = '', ...rest }: SelectProps) {
  const options = choices.map((choice) =>
    typeof choice === 'string' ? { value: choice, name: choice } : choice,
  );
  return (
    <div className="relative">
      <select {...rest} className={`${className} appearance-none pr-10`}>
        <option value="">{prompt}</option>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-quiet" />
    </div>
  );
}
