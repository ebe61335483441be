import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { type SchemaForm, type SchemaFormOptions, useSchemaForm } from '../../forms/use-schema-form.ts';
import { draftKey, eraseDraft, readDraft, storeDraft } from './draft-store.ts';
import { hideRestored, showRestored } from './restored-drafts.ts';

interface StaffFormOptions<Name extends string, Checked> extends SchemaFormOptions<Name, Checked> {
  /** The name of the form among those of its screen; in a dialog, with the id of what it is about. */
  draft: string;
  /** What was chosen beside the texts and cannot be kept, for example "Pictures"; null while nothing is. */
  unkept?: string | null;
}

/**
 * The form of every staff screen that takes more than a password: useSchemaForm, whose texts are kept until they are
 * saved, through an ended session, a reload and a lost network (R306, decision 088). A form in a dialog is forgotten when
 * the dialog is closed.
 */
export function useStaffForm<Name extends string, Checked>({
  draft: name,
  unkept = null,
  ...options
}: StaffFormOptions<Name, Checked>): SchemaForm<Name, Checked> {
  const form = useSchemaForm(options);
  const { pathname } = useLocation();
  const key = draftKey(pathname, name);
  const stored: Record<string, string> = options.values ?? options.defaultValues;

  const restore = useEffectEvent(() => {
    const draft = readDraft(key);
    if (!draft) return;
    const { [UNKEPT]: lost, ...typed } = draft.typed;
    const known = Object.entries(typed).filter(([field, text]) => field in stored && text !== stored[field]);
    form.set(Object.fromEntries(known) as Partial<Record<Name, string>>);
    if (known.length === 0 && !lost) return eraseDraft(key);
    showRestored(key, {
      changedMeanwhile: known.flatMap(([field]) => (draft.before[field] === stored[field] ? [] : [field])),
      lost: lost ?? null,
      discard: () => {
        form.reset();
        eraseDraft(key);
        hideRestored(key);
      },
    });
  });

  const keep = useEffectEvent(() => {
    const typed: Record<string, string> = {};
    for (const [field, text] of Object.entries(form.getChanges())) {
      if (text !== undefined && !isSecret(form.ref.current, field)) typed[field] = text;
    }
    if (unkept) typed[UNKEPT] = unkept;
    storeDraft(key, { typed, before: stored });
  });

  useEffect(() => {
    const element = form.ref.current;
    const inDialog = element?.closest('dialog') != null;
    restore();
    // Once React Hook Form knows which texts are other ones.
    const stop = form.subscribe({ formState: { values: true }, callback: () => queueMicrotask(keep) });
    return () => {
      stop();
      hideRestored(key);
      if (inDialog && !element?.isConnected) eraseDraft(key);
    };
  }, [key, form.ref, form.subscribe]);

  useEffect(() => {
    if (unkept !== null) keep();
  }, [unkept]);

  // What is saved or begun again is a draft no more.
  const empty = !form.isDirty && unkept === null;
  useEffect(() => {
    if (!empty || Object.keys(form.getChanges()).length > 0) return;
    eraseDraft(key);
    hideRestored(key);
  }, [empty, key, form.getChanges]);

  return form;
}

/** Stands for what cannot be kept, among the texts of a draft; no field has this name. */
const UNKEPT = '*';

/** Passwords and codes are what the browser itself is told to be such. */
const SECRET = /current-password|new-password|one-time-code/;

function isSecret(form: HTMLFormElement | null, name: string): boolean {
  const control = form?.elements.namedItem(name);
  return (
    control instanceof HTMLInputElement && (control.type === 'password' || SECRET.test(control.autocomplete))
  );
}
