import { ChevronDownIcon } from '../ui/icons.tsx';
import { Field, type FieldProps } from './field.tsx';

interface SelectProps extends FieldProps {
  prompt: string;
  choices: Choices;
  disabled?: boolean;
  autoComplete?: string;
  onChoose?: (value: string) => void;
}

/** A native choice among names, in the style of the other controls. */
export function Select({ prompt, choices, disabled, autoComplete, onChoose, ...field }: SelectProps) {
  return (
    <Field {...field}>
      {({ className, onChange, ...control }) => (
        <div className="relative">
          <select
            // The browser forgets a choice that comes before its option: other options make another control.
            key={choices.join('\n')}
            {...control}
            onChange={(event) => {
              void onChange(event);
              onChoose?.(event.target.value);
            }}
            disabled={disabled}
            autoComplete={autoComplete}
            className={`${className} appearance-none pr-10`}
          >
            <Options prompt={prompt} choices={choices} />
          </select>
          <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-quiet" />
        </div>
      )}
    </Field>
  );
}

/** What can be chosen: names, or values that go by another name. */
export type Choices = readonly (string | readonly [value: string, name: string])[];

/** The options of a `select`. @param prompt what stands there while nothing is chosen */
export function Options({ prompt, choices }: { prompt?: string; choices: Choices }) {
  return (
    <>
      {prompt !== undefined && <option value="">{prompt}</option>}
      {choices.map((choice) => {
        const [value, name] = typeof choice === 'string' ? [choice, choice] : choice;
        return (
          <option key={value} value={value}>
            {name}
          </option>
        );
      })}
    </>
  );
}
