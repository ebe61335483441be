import type { FormEvent, ReactNode, RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';

interface ScanFormProps {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  hint: string;
  /** Whether scans wait for their answer; the next one may be typed meanwhile. */
  busy: boolean;
  /** Whether each is heard. */
  sound: boolean;
  onSound: (sound: boolean) => void;
  /** @param code what was typed or scanned; empty where Enter was pressed alone */
  onScan: (code: string) => void;
  /** Over the field. */
  before?: ReactNode;
  /** Below it: what came of the scans. */
  children?: ReactNode;
}

/** For a barcode scanner, which types fast and ends with Enter, and for who types: one field, empty again at once. */
export function ScanForm({
  input,
  label,
  hint,
  busy,
  sound,
  onSound,
  onScan,
  before,
  children,
}: ScanFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    const box = input.current;
    if (!box) return;
    const code = box.value.trim();
    box.value = '';
    box.focus();
    onScan(code);
  }

  return (
    <form onSubmit={submit} className="grid max-w-3xl gap-3">
      {before}
      <div className="flex items-end gap-2">
        <label className="min-w-0 grow text-sm font-semibold">
          {label}
          <input
            ref={input}
            // biome-ignore lint/a11y/noAutofocus: a scanner types into what has the focus, and its screens are for it alone.
            autoFocus
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={80}
            className="mt-1 block min-h-14 w-full rounded-control border border-line-strong bg-paper px-4 text-2xl font-semibold tabular-nums focus:border-brand focus:outline-2 focus:outline-offset-0 focus:outline-brand/30"
          />
        </label>
        {/* Never busy: a busy button would swallow the next scan's Enter. */}
        <Button type="submit" className="min-h-14">
          Enter
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
        <p className="flex items-center gap-2">
          {hint}
          {busy && <Spinner />}
        </p>
        <label className="inline-flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={sound}
            onChange={({ target }) => onSound(target.checked)}
            className="size-4.5 accent-brand"
          />
          Sound
        </label>
      </div>
      {children}
    </form>
  );
}
