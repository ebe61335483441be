import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ZodType } from 'zod';

const REQUIRED = 'This field is required.';
const MARKED = 'Please check the marked fields.';

interface FormOptions<Values extends Record<string, string>, Checked> {
  schema: ZodType<Checked>;
  initial: Values;
  /** The form's sentence when something required is missing; the schema gives it for each such field. */
  missing: string;
  /** Under this name of the session's storage what was typed survives a reload. It never leaves the browser. */
  keepUnder?: string;
}

/** What a control of the form needs; spread by FormField. */
export interface Field {
  name: string;
  value: string;
  error: string | undefined;
  change: (value: string) => void;
  leave: () => void;
}

/** A field that has to be changed before the form can be sent. */
export interface MarkedField {
  name: string;
  /** What the field is called on the screen. */
  label: string;
}

export interface Form<Values extends Record<string, string>, Checked> {
  ref: RefObject<HTMLFormElement | null>;
  values: Values;
  field: (name: keyof Values & string) => Field;
  set: (changed: Partial<Values>) => void;
  /** What the form says as a whole, for a role="alert". */
  alert: string | null;
  say: (message: string | null) => void;
  /** The fields with an error, in the order of the form; for app/ui/form-summary.tsx. */
  marked: readonly MarkedField[];
  /** Moves the focus to a field. */
  goTo: (name: string) => void;
  /** Checks everything; marks what is wrong and moves the focus to the first of it, or answers the values. */
  check: () => Checked | null;
  /** Marks fields that the server refused; answers whether there were any of this form. */
  markRefused: (errors: Record<string, string>) => boolean;
  /** Drops what was kept for a reload. */
  forget: () => void;
}

type Errors = Partial<Record<string, string>>;

/**
 * A form whose fields are texts, checked by the schema that the server uses too. Errors stand beside their
 * fields; a field is checked when it is left with something in it, and the whole form when it is sent.
 */
export function useForm<Values extends Record<string, string>, Checked>({
  schema,
  initial,
  missing,
  keepUnder,
}: FormOptions<Values, Checked>): Form<Values, Checked> {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [said, say] = useState<string | null>(null);
  const [labels, setLabels] = useState<readonly MarkedField[]>([]);
  const [refusals, setRefusals] = useState(0);

  // What was kept, and what was typed before the page's scripts were there.
  const takeOver = useEffectEvent(() => {
    const kept = keepUnder ? readStored(keepUnder) : {};
    const typed = ref.current ? Object.fromEntries(new FormData(ref.current)) : {};
    const found: Record<string, string> = {};
    for (const name of Object.keys(initial)) {
      const text = typed[name] || kept[name];
      if (typeof text === 'string' && text !== '') found[name] = text;
    }
    if (Object.keys(found).length > 0) setValues((before) => ({ ...before, ...found }));
  });
  useEffect(() => takeOver(), []);

  useEffect(() => {
    if (refusals === 0 || !ref.current) return;
    setLabels(listLabels(ref.current));
    ref.current.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')?.focus();
  }, [refusals]);

  function change(next: Values) {
    setValues(next);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => next[name] === values[name])));
    if (keepUnder) keep(keepUnder, next);
  }

  function findErrors(): Errors {
    const parsed = schema.safeParse(values);
    const found: Errors = {};
    for (const { path, message } of parsed.error?.issues ?? []) {
      found[String(path[0])] ??= message === missing ? REQUIRED : message;
    }
    return found;
  }

  function refuse(found: Errors) {
    setErrors(found);
    setRefusals(refusals + 1);
  }

  const isMarked = Object.values(errors).some((error) => error !== undefined);
  // What the form itself says is about marked fields: it ends with the last of them.
  const alert = (said === missing || said === MARKED) && !isMarked ? null : said;

  return {
    ref,
    values,
    set: (changed) => change({ ...values, ...changed }),
    alert,
    say,
    marked: labels.filter(({ name }) => errors[name] !== undefined),
    goTo(name) {
      const control = ref.current?.querySelector<HTMLElement>(
        `[name="${CSS.escape(name)}"]:not([type="hidden"])`,
      );
      // A field that waits for another one can't take the focus, but it can be shown.
      control?.scrollIntoView({ block: 'center' });
      control?.focus({ preventScroll: true });
    },
    field: (name) => ({
      name,
      value: values[name] ?? '',
      error: errors[name],
      change: (value) => change({ ...values, [name]: value }),
      leave() {
        if (values[name]) setErrors({ ...errors, [name]: findErrors()[name] });
      },
    }),
    check() {
      const parsed = schema.safeParse(values);
      if (parsed.success) {
        setErrors({});
        say(null);
        return parsed.data;
      }
      const found = findErrors();
      say(Object.values(found).includes(REQUIRED) ? missing : MARKED);
      refuse(found);
      return null;
    },
    markRefused(refused) {
      const own = Object.entries(refused).filter(([name]) => name in initial);
      if (own.length > 0) refuse(Object.fromEntries(own));
      return own.length > 0;
    },
    forget() {
      if (keepUnder) keep(keepUnder, null);
    },
  };
}

/** What the fields of a form are called: by their labels, and a choice among several by the legend of its group. */
function listLabels(form: HTMLFormElement): MarkedField[] {
  const labels = new Map<string, string>();
  for (const control of form.querySelectorAll('input, select, textarea')) {
    if (!('name' in control) || !('labels' in control) || typeof control.name !== 'string') continue;
    const group = control.getAttribute('type') === 'radio' ? control.closest('fieldset') : null;
    const [label] = control.labels instanceof NodeList ? control.labels : [];
    // The first text alone: behind it some labels say "(optional)".
    const text = (group?.querySelector('legend') ?? label)?.firstChild?.textContent;
    if (text && !labels.has(control.name)) labels.set(control.name, text);
  }
  return [...labels].map(([name, label]) => ({ name, label }));
}

function readStored(key: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** Keeping is a convenience: where storage is switched off, the form works without it. */
function keep(key: string, values: Record<string, string> | null): void {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {
    // Nothing is lost but the convenience.
  }
}
