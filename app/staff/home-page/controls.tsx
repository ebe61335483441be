import { type ReactNode, type Ref, useId } from 'react';
import { formatTimeForFile } from '../../../shop/dates.ts';
import { Field } from '../../forms/field.tsx';
import { Options } from '../../forms/select.tsx';
import { ChevronDownIcon } from '../../ui/icons.tsx';

/** What all controls of the editor have: they change the page that is being arranged, which the editor keeps. */
interface ControlProps<Value> {
  label: string;
  value: Value;
  error?: string | undefined;
  hint?: string;
  optional?: boolean;
  onChange: (value: Value) => void;
}

const ignore = async () => {};

function Labelled({
  error,
  children,
  ...field
}: Omit<ControlProps<unknown>, 'value' | 'onChange'> & {
  children: Parameters<typeof Field>[0]['children'];
}) {
  const name = useId();
  return (
    <Field field={{ name, error, ref: () => {}, onChange: ignore, onBlur: ignore }} {...field}>
      {children}
    </Field>
  );
}

/** A line of text. */
export function TextControl({
  value,
  onChange,
  longest,
  placeholder,
  input,
  ...field
}: ControlProps<string> & { longest: number; placeholder?: string; input?: Ref<HTMLInputElement> }) {
  return (
    <Labelled {...field}>
      {(control) => (
        <input
          {...control}
          ref={input}
          value={value}
          maxLength={longest}
          placeholder={placeholder}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Labelled>
  );
}

/** A choice. */
export function ChoiceControl<Value extends string>({
  value,
  onChange,
  choices,
  prompt,
  ...field
}: ControlProps<Value> & { choices: readonly (readonly [Value, string])[]; prompt?: string }) {
  return (
    <Labelled {...field}>
      {({ className, ...control }) => (
        <div className="relative">
          <select
            {...control}
            value={value}
            onChange={({ target }) => {
              const chosen = choices.find(([one]) => one === target.value);
              if (chosen) onChange(chosen[0]);
            }}
            className={`${className} appearance-none pr-10`}
          >
            <Options choices={choices} {...(prompt !== undefined && { prompt })} />
          </select>
          <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-quiet" />
        </div>
      )}
    </Labelled>
  );
}

/** A day and a time of the shop, or none. */
function MomentControl({ value, onChange, ...field }: ControlProps<string | null>) {
  return (
    <Labelled optional {...field}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          value={value === null ? '' : formatTimeForFile(value).replace(' ', 'T')}
          onChange={({ target }) => onChange(toMoment(target.value))}
        />
      )}
    </Labelled>
  );
}

/** The clock of the shop is five hours ahead of UTC all year. */
function toMoment(typed: string): string | null {
  const moment = new Date(`${typed}:00+05:00`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

interface Dates {
  from: string | null;
  until: string | null;
}

interface DatesControlsProps {
  dates: Dates;
  errorAt: (field: keyof Dates) => string | undefined;
  onChange: (changed: Partial<Dates>) => void;
}

/** From when and until when something is shown. */
export function DatesControls({ dates, errorAt, onChange }: DatesControlsProps) {
  return (
    <Pair>
      <MomentControl
        label="From"
        value={dates.from}
        error={errorAt('from')}
        hint="Empty: at once."
        onChange={(from) => onChange({ from })}
      />
      <MomentControl
        label="Until"
        value={dates.until}
        error={errorAt('until')}
        hint="Empty: without an end."
        onChange={(until) => onChange({ until })}
      />
    </Pair>
  );
}

/** Something that is so or not. */
export function Switch({
  label,
  hint,
  value,
  onChange,
}: Pick<ControlProps<boolean>, 'label' | 'hint' | 'value' | 'onChange'>) {
  const id = useId();
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
      <input
        type="checkbox"
        checked={value}
        {...(hint && { 'aria-describedby': id })}
        onChange={({ target }) => onChange(target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className="relative h-6 w-10.5 shrink-0 rounded-full bg-line-strong transition-colors peer-checked:bg-brand peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand after:absolute after:top-0.5 after:left-0.5 after:size-5 after:rounded-full after:bg-paper after:shadow-card after:transition-transform peer-checked:after:translate-x-4.5"
      />
      <span>
        <span className="font-semibold">{label}</span>
        {hint && (
          <span id={id} className="block text-xs text-ink-quiet">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}

/** Fields side by side where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>;
}
