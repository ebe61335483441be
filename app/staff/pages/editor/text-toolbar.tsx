import type { EditorState } from 'prosemirror-state';
import { type ComponentType, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { stroked } from '../../../ui/icons.tsx';
import { isHeading, isWithin, type OpenEditor, type TextCommands } from './open-editor.ts';

const LinkIcon = stroked(
  'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
);
const BulletsIcon = stroked('M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01');
const NumbersIcon = stroked('M10 6h10M10 12h10M10 18h10M4 4.5l1.5-.7V9M4 14.5c.5-1 3-1 2.5.5L4 18.500h3');
const QuoteIcon = stroked('M5 6v12M9 8h10M9 12h10M9 16h6');
const PictureIcon = stroked('M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.500 9.500h.01');
const UndoIcon = stroked('M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3');
const RedoIcon = stroked('m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3');
const CostsIcon = stroked('M4 5h16v14H4zM4 10h16M12 10v9');
const FactIcon = stroked(
  'M8 4c-2 0-2 1-2 3v2c0 2-1 3-2 3 1 0 2 1 2 3v2c0 2 0 3 2 3M16 4c2 0 2 1 2 3v2c0 2 1 3 2 3-1 0-2 1-2 3v2c0 2 0 3-2 3',
);

export type Asked = 'link' | 'picture' | 'fact';

interface ToolbarProps {
  label: string;
  /** The id of the text that it is for. */
  controls: string;
  /** What the two sizes of headings are called here. */
  headings: readonly [string, string];
  editor: OpenEditor;
  state: EditorState;
  onAsk: (asked: Asked) => void;
}

interface Tool {
  name: string;
  keys?: string;
  show: ReactNode;
  pressed?: boolean;
  disabled?: boolean;
  use: () => void;
}

const icon = (Icon: ComponentType<{ className?: string }>) => <Icon className="size-4.5" />;

/** The tools of a text: one stop of the Tab key, gone through with the arrows. */
export function TextToolbar({ label, controls, headings, editor, state, onAsk }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const tools = toolsOf({ headings, editor, state, onAsk });

  function go(event: KeyboardEvent) {
    if (event.key === 'Escape') return editor.view.focus();
    const steps: Record<string, number> = {
      ArrowRight: (stop + 1) % tools.length,
      ArrowLeft: (stop - 1 + tools.length) % tools.length,
      Home: 0,
      End: tools.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      onKeyDown={go}
      className="flex flex-wrap border-b sm:gap-0.5 border-line bg-mist p-1"
    >
      {tools.map(({ name, keys, show, pressed, disabled = false, use }, index) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          title={keys ? `${name} (${keys})` : name}
          {...(pressed !== undefined && { 'aria-pressed': pressed })}
          aria-disabled={disabled || undefined}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setStop(index)}
          // The selection of the text stays.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => !disabled && use()}
          className="grid h-11 min-w-8 place-items-center rounded-lg px-1.5 sm:min-w-10 sm:px-2 text-sm font-semibold text-ink-soft hover:bg-paper hover:text-ink aria-disabled:text-ink-quiet/60 aria-pressed:bg-brand aria-pressed:text-white lg:h-9 lg:min-w-9"
        >
          {show}
        </button>
      ))}
    </div>
  );
}

function toolsOf({
  headings: [heading, smaller],
  editor: { view, commands },
  state,
  onAsk,
}: Pick<ToolbarProps, 'headings' | 'editor' | 'state' | 'onAsk'>): Tool[] {
  const { schema } = view.state;
  const run = (name: keyof TextCommands) => () => {
    commands[name](view.state, view.dispatch);
    view.focus();
  };
  const can = (name: keyof TextCommands) => commands[name](state);
  const isMarked = (name: 'bold' | 'italic' | 'link') => {
    const { from, to, empty, $from } = state.selection;
    const type = schema.marks[name];
    if (!type) return false;
    return empty
      ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
      : state.doc.rangeHasMark(from, to, type);
  };
  const insertCosts = () => {
    const costs = schema.nodes.delivery_costs?.create();
    if (costs) view.dispatch(view.state.tr.replaceSelectionWith(costs).scrollIntoView());
    view.focus();
  };
  return [
    { name: 'Bold', keys: 'Ctrl+B', show: <b>B</b>, pressed: isMarked('bold'), use: run('bold') },
    {
      ...{ name: 'Italic', keys: 'Ctrl+I', pressed: isMarked('italic'), use: run('italic') },
      show: <i className="font-serif">I</i>,
    },
    {
      ...{ name: heading, keys: 'Ctrl+Alt+2', pressed: isHeading(state, 2), use: run('heading') },
      show: heading,
      disabled: !can('heading'),
    },
    {
      ...{ name: smaller, keys: 'Ctrl+Alt+3', pressed: isHeading(state, 3), use: run('smallerHeading') },
      show: smaller,
      disabled: !can('smallerHeading'),
    },
    {
      ...{ name: 'List', keys: 'Ctrl+Shift+8', show: icon(BulletsIcon), use: run('bullets') },
      pressed: isWithin(state, 'bullet_list'),
      disabled: !can('bullets'),
    },
    {
      ...{ name: 'Numbered list', keys: 'Ctrl+Shift+7', show: icon(NumbersIcon), use: run('numbers') },
      pressed: isWithin(state, 'ordered_list'),
      disabled: !can('numbers'),
    },
    {
      ...{ name: 'Quotation', keys: 'Ctrl+Shift+9', show: icon(QuoteIcon), use: run('quote') },
      pressed: isWithin(state, 'quote'),
      disabled: !can('quote'),
    },
    { name: 'Link', show: icon(LinkIcon), pressed: isMarked('link'), use: () => onAsk('link') },
    { name: 'Picture', show: icon(PictureIcon), use: () => onAsk('picture') },
    { name: 'Delivery costs', show: icon(CostsIcon), use: insertCosts },
    { name: 'Value of the shop', show: icon(FactIcon), use: () => onAsk('fact') },
    { name: 'Undo', keys: 'Ctrl+Z', show: icon(UndoIcon), disabled: !can('undo'), use: run('undo') },
    { name: 'Redo', keys: 'Ctrl+Y', show: icon(RedoIcon), disabled: !can('redo'), use: run('redo') },
  ];
}
