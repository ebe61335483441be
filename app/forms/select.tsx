import { ChevronDownIcon } from '../ui/icons.tsx';
import { Field, type FieldProps } from './field.tsx';

interface SelectProps extends FieldProps {
  /** What stands there while nothing is chosen. */
  prompt: string;
  /** Names, or values that go by another name. */
  choices: readonly (string | { value: string; name: string })[];
  disabled?: boolean;
  autoComplete?: string;
  /** Hears another choice. */
  onChoose?: (value: string) => void;
}

/** A native choice among names, in the look of the other controls. */
export function Select({ prompt, choices, disabled, autoComplete, onChoose, ...field }: SelectProps) {
  const options = choices.map((choice) =>
    typeof choice === 'string' ? { value: choice, name: choice } : choice,
  );
  return (
    <Field {...field}>
      {({ className, onChange, ...control }) => (
        <div className="relative">
          <select
            // The browser forgets a choice that comes before its option: other options make another control.
            key={options.map(({ value }) => value).join('\n')}
            {...control}
            onChange={(event) => {
              void onChange(event);
              onChoose?.(event.target.value);
            }}
            disabled={disabled}
            autoComplete={autoComplete}
            className={`${className} appearance-none pr-10`}
          >
            <option value="">{prompt}</option>
            {options.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-quiet" />
        </div>
      )}
    </Field>
  );
}
