import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import type { ZodType } from 'zod';
import { MISSING_FIELDS } from '../../shop/fields/schemas.ts';
import { type ApiFailure, type ApiResult, SERVER_ERROR } from '../api.ts';
import { showToast } from '../ui/toast.ts';
import { schemaResolver, type Texts } from './schema-resolver.ts';
import { forgetValues, readValues, storeValues } from './stored-values.ts';

const WENT_WRONG = 'Something went wrong.';
const CHECK_MARKED = 'Please check the marked fields.';

/** The type of a message that the form itself gives: it ends with the last of the fields that it is about. */
const ABOUT_FIELDS = 'about-fields';

export interface SchemaFormOptions<Name extends string, Checked> {
  schema: ZodType<Checked>;
  defaultValues: Record<Name, string>;
  /** The form's message when something required is missing; the schema gives it for each such field. */
  missing?: string;
  /** What is stored by now: fields that nobody has changed follow it. */
  values?: Record<Name, string>;
  /** For what is done once: after it is done, the form is sent no more. */
  once?: boolean;
  /** Under this name of the session's storage what was typed survives a reload. It never leaves the browser. */
  storageKey?: string;
}

/** What a control of the form needs; app/forms/field.tsx lays it out. */
export interface FieldBinding extends Pick<UseFormRegisterReturn, 'name' | 'ref' | 'onChange' | 'onBlur'> {
  error: string | undefined;
}

export type SchemaForm<Name extends string, Checked = unknown> = ReturnType<
  typeof useSchemaForm<Name, Checked>
>;

/**
 * React Hook Form with the rules of all the shop's forms (decision 059), checked by the server's own schema: a field
 * when it is left with something in it, the whole form when it is submitted. Another text takes the error of its field
 * away; after a failure the focus goes to the first field at fault.
 */
export function useSchemaForm<Name extends string, Checked>({
  schema,
  defaultValues,
  missing = MISSING_FIELDS,
  values,
  once = false,
  storageKey,
}: SchemaFormOptions<Name, Checked>) {
  const ref = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [done, setDone] = useState<string | null>(null);
  const [named, setNamed] = useState<readonly NamedField[]>([]);
  const form = useForm<Texts, unknown, Checked>({
    defaultValues,
    resolver: schemaResolver(schema, missing),
    ...(values && { values, resetOptions: { keepDirtyValues: true } }),
    reValidateMode: 'onSubmit',
    // It would go by the order in which the fields were first shown, not by that of the screen.
    shouldFocusError: false,
  });
  const { errors, submitCount, isSubmitting, dirtyFields } = form.formState;

  useEffect(() => {
    if (submitCount === 0 || !ref.current) return;
    setNamed(namedFields(ref.current));
    ref.current.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')?.focus();
  }, [submitCount]);

  const restore = useEffectEvent((key: string) => {
    for (const [name, text] of Object.entries(readValues(key))) {
      const untouched: Texts = defaultValues;
      if (name in untouched && form.getValues(name) === untouched[name]) {
        form.setValue(name, text, { shouldDirty: true });
      }
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => storeValues(key, values),
    });
  });
  useEffect(() => (storageKey ? restore(storageKey) : undefined), [storageKey]);

  /** Says what is wrong, and marks those of the fields that are of this form. */
  function fail(message: string | null, fields: Texts = {}): void {
    for (const [name, text] of Object.entries(fields)) {
      if (name in defaultValues) form.setError(name, { message: text });
    }
    if (message !== null) form.setError('root', { message });
  }

  /** Says why a request failed. @param otherwise said when the server gives no reason */
  function refuse({ code, message, fields }: ApiFailure, otherwise = WENT_WRONG): void {
    fail(code === 'UNREACHABLE' ? SERVER_ERROR : message || otherwise, fields);
  }

  /** Whether one of the fields is of this form. */
  const owns = (fields: Texts) => Object.keys(fields).some((name) => name in defaultValues);

  const isMarked = Object.keys(errors).some((name) => name !== 'root');

  return {
    ref,
    field: (name: Name): FieldBinding => ({
      ...form.register(name, {
        onChange: () => form.clearErrors(name),
        onBlur: () => afterPress(() => form.getValues(name) && form.trigger(name)),
      }),
      error: errors[name]?.message,
    }),
    /** What stands in a field now; the screen follows it. */
    watch: (name: Name): string => form.watch(name),
    getValues: (): Record<Name, string> => ({ ...defaultValues, ...form.getValues() }),
    /** Puts texts into fields, whose errors go. */
    set(changed: Partial<Record<Name, string>>) {
      for (const [name, text] of Object.entries<string | undefined>(changed)) {
        if (text === undefined) continue;
        form.setValue(name, text, { shouldDirty: true });
        form.clearErrors(name);
      }
    },
    /** Begins again from other texts, or from those that it began with. */
    reset: (texts?: Record<Name, string>) => form.reset(texts),
    /** The texts that differ from those that the form began with. */
    getChanges: (): Partial<Texts> => form.getValues(undefined, { dirtyFields: true }),
    /** Of React Hook Form: hears of every text that changes, typed or set. */
    subscribe: form.subscribe,
    isDirty: Object.keys(dirtyFields).length > 0,
    busy: isSubmitting || (once && done !== null),
    /** What was done, once it is done; null before, and while it is done again. */
    done,
    succeed: (message: string) => setDone(message),
    /** What the form says as a whole, for a role="alert". */
    alert: (errors.root?.type === ABOUT_FIELDS && !isMarked ? null : errors.root?.message) ?? null,
    /**
     * The fields with an error, in the order of the form; for app/forms/form-summary.tsx.
     * @param others the names of controls beside the form's own texts that have one
     */
    markedWith: (others: Iterable<string> = []) => {
      const faulty = new Set([...Object.keys(errors), ...others]);
      return named.filter(({ name }) => faulty.has(name));
    },
    /** What a form does when it is submitted: checked, and sent if it is fine. A second click meanwhile does nothing. */
    submit: (send: (checked: Checked) => Promise<unknown>) => async (event: FormEvent) => {
      event.preventDefault();
      if (sending.current || (once && done !== null)) return;
      sending.current = true;
      setDone(null);
      try {
        await form.handleSubmit(send, (found) => {
          const isMissing = Object.values(found).some((error) => error?.type === 'missing');
          form.setError('root', { type: ABOUT_FIELDS, message: isMissing ? missing : CHECK_MARKED });
        })(event);
      } finally {
        sending.current = false;
      }
    },
    fail,
    /** Says why a request failed: at those of the fields that are of this form, or as a whole where none is. */
    failAtFields: ({ message, fields }: ApiFailure) => fail(owns(fields) ? null : message, fields),
    owns,
    refuse,
    /** Says what became of a request: in a toast that it is done, else in the form why not. @returns whether it is done */
    tell(result: ApiResult<{ message: string }>): boolean {
      if (result.ok) showToast('success', result.value.message);
      else refuse(result);
      return result.ok;
    },
    /** Drops what was stored for a reload. */
    forget: () => storageKey && forgetValues(storageKey),
  };
}

/**
 * Does it once no button of the mouse is held. A message that comes while a button is pressed moves it away from under the
 * mouse, and the click is lost (R641). A tap sends its `mouseup` too, right before its click.
 */
function afterPress(act: () => unknown): void {
  if (document.querySelector(':active') === null) act();
  else window.addEventListener('mouseup', () => setTimeout(act), { once: true });
}

/** A field, and what it is called on the screen. */
interface NamedField {
  name: string;
  label: string;
}

/**
 * What the fields of a form are called: by their labels, seen or not, a choice among several by the legend of its group, and one of
 * several groups alike (`data-alike`) by both.
 */
function namedFields(form: HTMLFormElement): NamedField[] {
  const labels = new Map<string, string>();
  for (const control of form.querySelectorAll('input, select, textarea')) {
    if (!('name' in control) || !('labels' in control) || typeof control.name !== 'string') continue;
    const group = control.getAttribute('type') === 'radio' ? control.closest('fieldset') : null;
    const [label] = control.labels instanceof NodeList ? control.labels : [];
    // The first text alone: behind it some labels say "(optional)".
    const named = group?.querySelector('legend') ?? label;
    const text = named ? named.firstChild?.textContent : control.getAttribute('aria-label');
    const alike = control.closest('[data-alike]')?.querySelector('legend')?.textContent;
    if (text && !labels.has(control.name)) labels.set(control.name, alike ? `${alike}: ${text}` : text);
  }
  return [...labels].map(([name, label]) => ({ name, label }));
}
