import { type KeyboardEvent, startTransition, useEffect, useId, useRef, useState } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import { useDraftText } from '../drafts/use-draft-text.ts';

interface FieldInPlaceProps {
  /** What is changed, for people who can't see it: "Price of Steel Kettle". */
  label: string;
  value: string;
  shown?: string;
  inputMode?: 'text' | 'decimal' | 'numeric';
  /** For names; numbers need little room. */
  wide?: boolean;
  /** Stores the text. @returns what is wrong with it, or null when it is stored */
  onSave: (text: string) => Promise<string | null>;
}

/** A value that is changed where it stands. Enter and leaving the field save, Escape does not; errors stay under it. */
export function FieldInPlace({
  label,
  value,
  shown = value,
  inputMode = 'text',
  wide = false,
  onSave,
}: FieldInPlaceProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [draft, keepDraft] = useDraftText(label);
  const [text, setOpenText] = useState<string | null>(draft === '' ? null : draft);
  const [error, setError] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const open = text !== null;
  const returning = useRef(false);

  // The button is only there once the field is gone from the page: a frame after `close` can be too early.
  useEffect(() => {
    if (open) input.current?.select();
    else if (returning.current) button.current?.focus();
    returning.current = false;
  }, [open]);

  function setText(next: string | null) {
    setOpenText(next);
    keepDraft(next === null || next.trim() === value ? '' : next);
  }

  function close({ focus }: { focus: boolean }) {
    returning.current = focus;
    setText(null);
    setError(null);
  }

  async function save({ focus }: { focus: boolean }) {
    if (text === null || saving) return;
    if (text.trim() === value) return close({ focus });
    setSaving(true);
    const problem = await onSave(text.trim());
    // Together with what was loaded again, so that the old value is not shown in between.
    startTransition(() => {
      setSaving(false);
      if (problem === null) close({ focus });
      else setError(problem);
    });
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      void save({ focus: true });
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      close({ focus: true });
    }
  }

  if (text === null) {
    return (
      <button
        ref={button}
        type="button"
        aria-label={`${label}: ${shown}. Change`}
        onClick={() => setText(value)}
        className="-mx-2 min-h-8 rounded-md lg:in-data-dense:min-h-7 px-2 tabular-nums underline decoration-line-strong decoration-dotted underline-offset-4 hover:bg-brand-soft"
      >
        {shown}
      </button>
    );
  }
  return (
    <span className="relative inline-flex max-w-full flex-col items-stretch">
      <span className="inline-flex items-center gap-1">
        <input
          ref={input}
          // biome-ignore lint/a11y/noAutofocus: the person has just asked to type here.
          autoFocus
          aria-label={label}
          aria-invalid={error !== null}
          {...(error && { 'aria-describedby': `${id}-error` })}
          inputMode={inputMode}
          value={text}
          readOnly={saving}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={handleKey}
          // A text at fault that is left alone would only be at fault again.
          onBlur={() => error === null && save({ focus: false })}
          className={`h-11 max-w-full rounded-md border border-line-strong bg-paper px-2 max-lg:text-base lg:h-8 lg:in-data-dense:h-7 aria-invalid:border-danger ${wide ? 'w-72' : 'w-24 text-right tabular-nums'}`}
        />
        {saving && <Spinner />}
      </span>
      {error && (
        <span
          id={`${id}-error`}
          role="alert"
          className="mt-1 max-w-56 text-left text-xs font-medium whitespace-normal text-danger"
        >
          {error}
        </span>
      )}
    </span>
  );
}
