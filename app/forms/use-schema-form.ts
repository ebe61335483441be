import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import type { ZodType } from 'zod';
import { MISSING_FIELDS } from '../../shop/fields/schemas.ts';
import { type ApiFailure, SERVER_ERROR } from '../api.ts';
import { type NamedField, namedFields } from './named-fields.ts';
import { schemaResolver, type Texts } from './schema-resolver.ts';
import { forgetValues, readValues, storeValues } from './stored-values.ts';

const WENT_WRONG = 'Something went wrong.';
const CHECK_MARKED = 'Please check the marked fields.';

/** The type of a message that the form itself gives: it ends with the last of the fields that it is about. */
const ABOUT_FIELDS = 'about-fields';

interface SchemaFormOptions<Name extends string, Checked> {
  /** The schema that the server checks with too. */
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

export interface SchemaForm<Name extends string, Checked = unknown> {
  ref: RefObject<HTMLFormElement | null>;
  field: (name: Name) => FieldBinding;
  /** What stands in a field now; the screen follows it. */
  watch: (name: Name) => string;
  getValues: () => Record<Name, string>;
  /** Puts texts into fields, whose errors go. */
  set: (changed: Partial<Record<Name, string>>) => void;
  /** Begins anew from other texts, or from those that it began with. */
  reset: (values?: Record<Name, string>) => void;
  /** The texts that differ from those that the form began with. */
  getChanges: () => Partial<Texts>;
  /** Whether there are any. */
  isDirty: boolean;
  busy: boolean;
  /** What was done, once it is done; null before, and while it is done again. */
  done: string | null;
  succeed: (message: string) => void;
  /** What the form says as a whole, for a role="alert". */
  alert: string | null;
  /** The fields with an error, in the order of the form; for app/forms/form-summary.tsx. */
  marked: readonly NamedField[];
  /**
   * What a form does when it is submitted: it is checked, and sent if it is fine, one at a time. A second click
   * while the first is on its way does nothing.
   */
  submit: (send: (checked: Checked) => Promise<unknown>) => (event: FormEvent) => Promise<void>;
  /** Says what is wrong, and marks those of the fields that are of this form. */
  fail: (message: string | null, fields?: Texts) => void;
  /** Whether one of the fields is of this form. */
  owns: (fields: Texts) => boolean;
  /** Says what the shop refused. @param otherwise said when it gives no reason */
  refuse: (failure: ApiFailure, otherwise?: string) => void;
  /** Drops what was stored for a reload. */
  forget: () => void;
}

/**
 * React Hook Form with the rules of all the shop's forms (decision 059): checked by the schema that the server uses
 * too; a field is checked when it is left with something in it, the whole form when it is submitted; another text
 * takes the error of its field away; after a refusal the focus goes to the first field at fault.
 */
export function useSchemaForm<Name extends string, Checked>({
  schema,
  defaultValues,
  missing = MISSING_FIELDS,
  values,
  once = false,
  storageKey,
}: SchemaFormOptions<Name, Checked>): SchemaForm<Name, Checked> {
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
      if (name in defaultValues && form.getValues(name) === '') form.setValue(name, text);
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => storeValues(key, values),
    });
  });
  useEffect(() => (storageKey ? restore(storageKey) : undefined), [storageKey]);

  function fail(message: string | null, fields: Texts = {}) {
    for (const [name, text] of Object.entries(fields)) {
      if (name in defaultValues) form.setError(name, { message: text });
    }
    if (message !== null) form.setError('root', { message });
  }

  const isMarked = Object.keys(errors).some((name) => name !== 'root');

  return {
    ref,
    field: (name) => ({
      ...form.register(name, {
        onChange: () => form.clearErrors(name),
        onBlur: () => form.getValues(name) && form.trigger(name),
      }),
      error: errors[name]?.message,
    }),
    watch: form.watch,
    getValues: () => ({ ...defaultValues, ...form.getValues() }),
    set(changed) {
      for (const [name, text] of Object.entries<string | undefined>(changed)) {
        if (text === undefined) continue;
        form.setValue(name, text, { shouldDirty: true });
        form.clearErrors(name);
      }
    },
    reset: form.reset,
    getChanges: () => form.getValues(undefined, { dirtyFields: true }),
    isDirty: Object.keys(dirtyFields).length > 0,
    busy: isSubmitting || (once && done !== null),
    done,
    succeed: setDone,
    alert: (errors.root?.type === ABOUT_FIELDS && !isMarked ? null : errors.root?.message) ?? null,
    marked: named.filter(({ name }) => name in errors),
    submit: (send) => async (event) => {
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
    owns: (fields) => Object.keys(fields).some((name) => name in defaultValues),
    refuse({ code, message, fields }, otherwise = WENT_WRONG) {
      fail(code === 'UNREACHABLE' ? SERVER_ERROR : message || otherwise, fields);
    },
    forget: () => storageKey && forgetValues(storageKey),
  };
}
