import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { DOMParser, type Node } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, EditorState, type Plugin } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { readMarkup } from './read-markup.ts';
import type { TextSchema } from './text-schema.ts';

/** What the toolbar and the keys do, by name. */
function textCommands(schema: TextSchema) {
  const { nodes, marks } = schema;
  const list = (type: typeof nodes.bullet_list): Command =>
    chainCommands(leaveList(schema, type), wrapInList(type));
  return {
    bold: toggleMark(marks.bold),
    italic: toggleMark(marks.italic),
    heading: toggleBlock(schema, 2),
    smallerHeading: toggleBlock(schema, 3),
    bullets: list(nodes.bullet_list),
    numbers: list(nodes.ordered_list),
    quote: toggleQuote(schema),
    inward: sinkOnce(schema),
    outward: liftListItem(nodes.list_item),
    undo,
    redo,
  } satisfies Record<string, Command>;
}
export type TextCommands = ReturnType<typeof textCommands>;

function toggleBlock(schema: TextSchema, level: 2 | 3): Command {
  const { heading, paragraph } = schema.nodes;
  return (state, dispatch) =>
    isHeading(state, level)
      ? setBlockType(paragraph)(state, dispatch)
      : setBlockType(heading, { level })(state, dispatch);
}

export function isHeading({ selection }: EditorState, level: 2 | 3): boolean {
  const { parent } = selection.$from;
  return parent.type.name === 'heading' && parent.attrs.level === level;
}

/** Whether the selection stands in such a node, at any depth. */
export function isWithin({ selection: { $from } }: EditorState, name: string): boolean {
  return depthsOf($from.depth).some((depth) => $from.node(depth).type.name === name);
}

const depthsOf = (depth: number) => Array.from({ length: depth + 1 }, (_, index) => index);

/** In a list of this kind, its item leaves it. */
function leaveList(schema: TextSchema, type: TextSchema['nodes']['bullet_list']): Command {
  return (state, dispatch) =>
    isWithin(state, type.name) && liftListItem(schema.nodes.list_item)(state, dispatch);
}

function toggleQuote(schema: TextSchema): Command {
  return (state, dispatch) => {
    const { $from, $to } = state.selection;
    if (!isWithin(state, 'quote')) return wrapIn(schema.nodes.quote)(state, dispatch);
    const range = $from.blockRange($to, ({ type }) => type.name === 'quote');
    if (!range) return false;
    dispatch?.(state.tr.lift(range, range.depth - 1).scrollIntoView());
    return true;
  };
}

/** Lists stand in lists once, as `pageTextSchema` has it. */
function sinkOnce(schema: TextSchema): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    const lists = depthsOf($from.depth).filter((depth) => $from.node(depth).type.name === 'list_item');
    return lists.length === 1 && sinkListItem(schema.nodes.list_item)(state, dispatch);
  };
}

function pluginsOf(schema: TextSchema, commands: TextCommands): Plugin[] {
  const { nodes } = schema;
  const lineBreak = chainCommands(exitCode, (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.line_break.create()).scrollIntoView());
    return true;
  });
  return [
    inputRules({
      rules: [
        textblockTypeInputRule(/^##\s$/, nodes.heading, { level: 2 }),
        textblockTypeInputRule(/^###\s$/, nodes.heading, { level: 3 }),
        wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
        wrappingInputRule(/^1[.)]\s$/, nodes.ordered_list),
        wrappingInputRule(/^>\s$/, nodes.quote),
      ],
    }),
    keymap({
      'Mod-b': commands.bold,
      'Mod-i': commands.italic,
      'Mod-Alt-2': commands.heading,
      'Mod-Alt-3': commands.smallerHeading,
      'Mod-Shift-8': commands.bullets,
      'Mod-Shift-7': commands.numbers,
      'Mod-Shift-9': commands.quote,
      'Mod-]': commands.inward,
      'Mod-[': commands.outward,
      'Mod-z': undo,
      'Mod-y': redo,
      'Mod-Shift-z': redo,
      'Shift-Enter': lineBreak,
      Enter: splitListItem(nodes.list_item),
    }),
    keymap(baseKeymap),
    history(),
  ];
}

/** A text from its JSON; one that cannot be read is empty. */
function readText(schema: TextSchema, json: string): Node {
  try {
    const node = schema.nodeFromJSON(JSON.parse(json));
    node.check();
    return node;
  } catch {
    return schema.node('doc', null, [schema.node('paragraph')]);
  }
}

interface EditorOptions {
  schema: TextSchema;
  /** The text that it begins with, as JSON. */
  json: string;
  /** What screen readers and the form say of it. */
  attributes: () => Record<string, string>;
  /** Hears of every change of the text or the selection. @param json null where only the selection changed */
  onChange: (state: EditorState, json: string | null) => void;
}

export interface OpenEditor {
  view: EditorView;
  commands: TextCommands;
  /** Puts another text into it, with a history of its own. */
  replace: (json: string) => void;
}

/** Opens an editor of ProseMirror in an element. */
export function openEditor(
  place: HTMLElement,
  { schema, json, attributes, onChange }: EditorOptions,
): OpenEditor {
  const commands = textCommands(schema);
  const begin = (text: string) =>
    EditorState.create({ doc: readText(schema, text), plugins: pluginsOf(schema, commands) });
  const view = new EditorView(place, {
    state: begin(json),
    attributes,
    dispatchTransaction(transaction) {
      const state = view.state.apply(transaction);
      view.updateState(state);
      onChange(state, transaction.docChanged ? JSON.stringify(state.doc.toJSON()) : null);
    },
    handleDOMEvents: {
      paste: (_, event) => takeMarkup(view, event, event.clipboardData),
      drop: (_, event) => view.dragging === null && takeMarkup(view, event, event.dataTransfer),
      // A link is written here, not followed.
      click: (_, event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
        return false;
      },
    },
  });
  return {
    view,
    commands,
    replace(text) {
      view.updateState(begin(text));
      onChange(view.state, null);
    },
  };
}

/** What comes with markup is taken over as far as the schema knows it. */
function takeMarkup(view: EditorView, event: Event, data: DataTransfer | null): boolean {
  const markup = data?.getData('text/html') ?? '';
  if (markup === '') return false;
  event.preventDefault();
  const slice = DOMParser.fromSchema(view.state.schema).parseSlice(readMarkup(markup));
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true));
  return true;
}
