import { PLACEHOLDER_NAMES, type TextKind } from '../../../shop/settings/message-texts/kinds/rules.ts';
import {
  isBlock,
  placeholdersOf,
  type TextField,
  writePlaceholder,
} from '../../../shop/settings/message-texts/rules.ts';
import { Input, TextArea } from '../../forms/field.tsx';
import type { GroupFields } from '../settings/group-form.tsx';

interface WordsFieldProps {
  form: GroupFields;
  kind: TextKind;
  name: TextField;
  label: string;
  hint?: string;
  /** Lines that are shown; one is a single line. */
  rows: number;
}

/** The words for a field of a message, with a button for each placeholder, which puts it where the cursor is. */
export function WordsField({ form, kind, name, label, hint, rows }: WordsFieldProps) {
  function insert(placeholder: string) {
    const control = form.ref.current?.elements.namedItem(name);
    if (!(control instanceof HTMLTextAreaElement) && !(control instanceof HTMLInputElement)) return;
    const { value, selectionStart, selectionEnd } = control;
    const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    const [before, after] = [value.slice(0, from), value.slice(to)];
    const ownLine = isBlock(name, placeholder);
    const written = [
      ownLine && before !== '' && !before.endsWith('\n') ? '\n' : '',
      writePlaceholder(placeholder),
      ownLine && after !== '' && !after.startsWith('\n') ? '\n' : '',
    ].join('');
    form.set({ [name]: before + written + after });
    control.focus();
    control.setSelectionRange(from + written.length, from + written.length);
  }

  const Control = rows > 1 ? TextArea : Input;
  return (
    <div>
      <Control
        field={form.field(name)}
        label={label}
        autoComplete="off"
        dir="auto"
        {...(hint && { hint })}
        {...(rows > 1 && { rows })}
      />
      <fieldset className="mt-2 flex flex-wrap gap-1.5">
        <legend className="sr-only">Put into “{label}”</legend>
        {placeholdersOf(kind, name).map((placeholder) => (
          <button
            key={placeholder}
            type="button"
            title={writePlaceholder(placeholder)}
            // The cursor stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => insert(placeholder)}
            className="min-h-11 rounded-full border border-line-strong px-3 text-xs font-medium text-ink-soft hover:border-brand hover:text-brand lg:min-h-8"
          >
            {PLACEHOLDER_NAMES[placeholder]}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
