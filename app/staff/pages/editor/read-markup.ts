import { Parser } from 'htmlparser2';

/** What is kept of a pasted text, and under which name; all other elements leave their text behind. */
const KEPT: ReadonlySet<string> = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote strong b em i a br span div'.split(' '),
);
/** These leave nothing behind. */
const DROPPED: ReadonlySet<string> = new Set(
  'script style iframe object embed template noscript svg math head title select textarea xmp'.split(' '),
);
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  span: ['data-fact'],
  div: ['data-delivery-costs'],
};
/** Lists stand in lists once; what is deeper goes on in the second. */
const DEEPEST_LIST = 2;

/**
 * Builds the elements of a pasted text that the editor knows, element by element: nothing of it ever becomes HTML, so the
 * browser's guard against markup (app/trusted-types.ts) stays shut.
 */
export function readMarkup(markup: string): HTMLElement {
  const root = document.createElement('div');
  const open: { name: string; element: HTMLElement | null }[] = [];
  let dropped = 0;
  const into = () => open.findLast(({ element }) => element !== null)?.element ?? root;
  const listsAround = () => open.filter(({ name, element }) => element && /^[uo]l$/.test(name)).length;

  const parser = new Parser({
    onopentag(name, attributes) {
      if (DROPPED.has(name)) dropped += 1;
      const tooDeep = /^[uo]l$/.test(name) && listsAround() >= DEEPEST_LIST;
      if (dropped > 0 || !KEPT.has(name) || tooDeep) {
        open.push({ name, element: null });
        return;
      }
      const element = document.createElement(name);
      for (const attribute of ATTRIBUTES[name] ?? []) {
        const value = attributes[attribute];
        if (value !== undefined) element.setAttribute(attribute, value);
      }
      // An inner item whose list was too deep stands beside the one around it.
      const parent = name === 'li' ? (listAround(open) ?? into()) : into();
      parent.append(element);
      open.push({ name, element });
    },
    ontext(text) {
      if (dropped === 0) into().append(text);
    },
    onclosetag(name) {
      if (DROPPED.has(name)) dropped = Math.max(0, dropped - 1);
      const index = open.findLastIndex((one) => one.name === name);
      if (index >= 0) open.splice(index);
    },
  });
  parser.end(markup);
  return root;
}

function listAround(open: readonly { name: string; element: HTMLElement | null }[]): HTMLElement | null {
  return open.findLast(({ name, element }) => element && /^[uo]l$/.test(name))?.element ?? null;
}
