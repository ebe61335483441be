import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';

interface NameFormProps {
  label: string;
  button: string;
  /** Stores the name, trimmed and perhaps empty. @returns what is wrong with it, or null when it is stored */
  onSubmit: (name: string) => Promise<string | null>;
}

/** One name, and the button that stores it; the next can be typed at once. */
export function NameForm({ label, button, onSubmit }: NameFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const refusal = await onSubmit(name.trim());
    setBusy(false);
    setError(refusal);
    if (refusal === null) setName('');
    input.current?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className="mb-4 max-w-xl">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          ref={input}
          id={id}
          value={name}
          maxLength={80}
          autoComplete="off"
          aria-invalid={error !== null}
          {...(error && { 'aria-describedby': `${id}-error` })}
          onChange={({ target }) => {
            setName(target.value);
            setError(null);
          }}
          className="h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-paper px-3 focus:border-brand focus:outline-2 focus:outline-offset-0 focus:outline-brand/30 aria-invalid:border-danger"
        />
        <Button type="submit" busy={busy}>
          {button}
        </Button>
      </div>
      <div role="alert">
        {error && (
          <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger">
            {error}
          </p>
        )}
      </div>
    </form>
  );
}
