import type { EditorState } from 'prosemirror-state';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { readFacts } from '../../../../shop/content/pages/facts/rules.ts';
import type { FieldBinding } from '../../../forms/use-schema-form.ts';
import { useRootData } from '../../../layout/use-root-data.ts';
import { FactDialog } from './fact-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { type OpenEditor, openEditor } from './open-editor.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { createTextSchema } from './text-schema.ts';
import { type Asked, TextToolbar } from './text-toolbar.tsx';

interface TextEditorProps {
  label: string;
  /** What the two sizes of headings are called here. */
  headings: readonly [string, string];
  field: FieldBinding;
  /** The text as JSON, as the form has it by now. */
  value: string;
  onChange: (json: string) => void;
}

/**
 * A text of a page, written where it is read (decision 122). Its form has it as JSON, in a text area that nobody sees: the
 * form's own focus and label come to the text through it.
 */
export function TextEditor({ label, headings, field, value, onChange }: TextEditorProps) {
  const { store, delivery } = useRootData();
  const facts = useMemo(() => readFacts({ store, delivery }), [store, delivery]);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<{ editor: OpenEditor; state: EditorState } | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  /** The text that the editor has told of, or was told: any other is put into it. */
  const known = useRef(value);
  const { error, ref, name, onBlur } = field;

  const attributes = useEffectEvent(
    (): Record<string, string> => ({
      id: `${id}-text`,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-describedby': `${id}-keys${error ? ` ${id}-error` : ''}`,
      ...(error && { 'aria-invalid': 'true' }),
      class: 'page-text',
    }),
  );
  const tell = useEffectEvent((json: string) => {
    known.current = json;
    onChange(json);
  });
  const begin = useEffectEvent((element: HTMLElement) =>
    openEditor(element, {
      schema: createTextSchema(facts),
      json: value,
      attributes: () => attributes(),
      onChange: (state, json) => {
        setOpen((now) => now && { ...now, state });
        if (json !== null) tell(json);
      },
    }),
  );

  // Before anything is painted: the text and its tools are there with the form, and move nothing below them.
  useLayoutEffect(() => {
    if (!place.current) return;
    const editor = begin(place.current);
    setOpen({ editor, state: editor.view.state });
    return () => {
      setOpen(null);
      editor.view.destroy();
    };
  }, []);

  const editor = open?.editor;
  useEffect(() => {
    if (!editor || value === known.current) return;
    known.current = value;
    editor.replace(value);
  }, [editor, value]);
  // What the text says of itself changes with its error.
  useEffect(() => {
    if (error !== undefined || editor) editor?.view.setProps({});
  }, [editor, error]);

  // A dialog gives the focus back to the tool that opened it; from there it goes on to the text.
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current && asked === null) editor?.view.focus();
    wasAsked.current = asked !== null;
  }, [editor, asked]);
  const close = () => setAsked(null);

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <textarea
        {...{ id, ref, name, onBlur }}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        aria-invalid={error !== undefined}
        onFocus={() => editor?.view.focus()}
        className="sr-only"
      />
      <div
        className={`overflow-clip rounded-control border bg-paper focus-within:border-brand focus-within:outline-2 focus-within:outline-brand/30 ${error ? 'border-danger' : 'border-line-strong'}`}
      >
        {open && (
          <TextToolbar
            label={`Tools: ${label}`}
            controls={`${id}-text`}
            headings={headings}
            editor={open.editor}
            state={open.state}
            onAsk={setAsked}
          />
        )}
        <div ref={place} />
      </div>
      <p id={`${id}-keys`} className="mt-1.5 text-xs text-ink-quiet pointer-coarse:hidden">
        Shift+Tab leads to the tools, the arrows through them. “## ” begins a heading, “- ” a list.
      </p>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
      {editor &&
        // A dialog has a form of its own, which cannot stand in the form of the page.
        createPortal(
          <>
            {asked === 'link' && <LinkDialog editor={editor} onClose={close} />}
            {asked === 'picture' && <PictureDialog editor={editor} onClose={close} />}
            {asked === 'fact' && <FactDialog facts={facts} editor={editor} onClose={close} />}
          </>,
          document.body,
        )}
    </div>
  );
}
