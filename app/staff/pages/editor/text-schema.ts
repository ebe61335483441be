import { type DOMOutputSpec, Schema } from 'prosemirror-model';
import { type FactName, isFact, isLinkAddress } from '../../../../shop/content/pages/rules.ts';

/** What each fact says by now. */
export type FactWords = Readonly<Record<FactName, string>>;

/**
 * What a text can hold: the nodes and marks of `pageTextSchema` (shop/content/pages/schemas.ts), by the same names. Whatever is
 * pasted and is none of them is left out.
 */
export function createTextSchema(facts: FactWords) {
  return new Schema({
    nodes: {
      doc: { content: 'block+' },
      paragraph: {
        group: 'block',
        content: 'inline*',
        parseDOM: [{ tag: 'p' }],
        toDOM: () => ['p', 0],
      },
      heading: {
        group: 'block',
        content: 'inline*',
        attrs: { level: { default: 2, validate: 'number' } },
        defining: true,
        parseDOM: [
          { tag: 'h1', attrs: { level: 2 } },
          { tag: 'h2', attrs: { level: 2 } },
          ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
        ],
        toDOM: ({ attrs }): DOMOutputSpec => [attrs.level === 2 ? 'h2' : 'h3', 0],
      },
      bullet_list: {
        group: 'block',
        content: 'list_item+',
        parseDOM: [{ tag: 'ul' }],
        toDOM: () => ['ul', 0],
      },
      ordered_list: {
        group: 'block',
        content: 'list_item+',
        parseDOM: [{ tag: 'ol' }],
        toDOM: () => ['ol', 0],
      },
      list_item: {
        content: 'paragraph (paragraph | bullet_list | ordered_list)*',
        defining: true,
        parseDOM: [{ tag: 'li' }],
        toDOM: () => ['li', 0],
      },
      quote: {
        group: 'block',
        content: 'paragraph+',
        defining: true,
        parseDOM: [{ tag: 'blockquote' }],
        toDOM: () => ['blockquote', 0],
      },
      /** A picture comes through the shop alone, so none is pasted. */
      picture: {
        group: 'block',
        attrs: { src: { validate: 'string' }, alt: { default: '', validate: 'string' } },
        draggable: true,
        toDOM: ({ attrs }) => ['img', { src: String(attrs.src), alt: String(attrs.alt) }],
      },
      delivery_costs: {
        group: 'block',
        draggable: true,
        parseDOM: [{ tag: 'div[data-delivery-costs]' }],
        toDOM: () => ['div', { 'data-delivery-costs': '' }, 'Delivery costs by city, as they are by now'],
      },
      text: { group: 'inline' },
      fact: {
        group: 'inline',
        inline: true,
        attrs: { name: { validate: 'string' } },
        parseDOM: [
          {
            tag: 'span[data-fact]',
            getAttrs: (element) => {
              const name = element.getAttribute('data-fact') ?? '';
              return isFact(name) && { name };
            },
          },
        ],
        toDOM: ({ attrs }) => {
          const name = String(attrs.name);
          return ['span', { 'data-fact': name }, isFact(name) ? facts[name] : ''];
        },
      },
      line_break: {
        group: 'inline',
        inline: true,
        selectable: false,
        parseDOM: [{ tag: 'br' }],
        toDOM: () => ['br'],
      },
    },
    marks: {
      link: {
        attrs: { href: { validate: 'string' } },
        inclusive: false,
        parseDOM: [
          {
            tag: 'a[href]',
            getAttrs: (element) => {
              const href = element.getAttribute('href') ?? '';
              return isLinkAddress(href) && { href };
            },
          },
        ],
        toDOM: ({ attrs }) => ['a', { href: String(attrs.href) }, 0],
      },
      bold: {
        parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
        toDOM: () => ['strong', 0],
      },
      italic: {
        parseDOM: [{ tag: 'em' }, { tag: 'i' }],
        toDOM: () => ['em', 0],
      },
    },
  });
}

export type TextSchema = ReturnType<typeof createTextSchema>;
