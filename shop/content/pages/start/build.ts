/** How the texts are written down that a new shop begins with. */
import type { FactName } from '../rules.ts';
import type { PageText, TextBlock, TextInline } from '../schemas.ts';

type Words = readonly (string | TextInline)[];

const inline = (words: Words): TextInline[] =>
  words.map((part) => (typeof part === 'string' ? { type: 'text', text: part } : part));

export const doc = (...content: TextBlock[]): PageText => ({ type: 'doc', content });
export const p = (...words: Words) => ({ type: 'paragraph' as const, content: inline(words) });
export const h2 = (...words: Words) => ({
  type: 'heading' as const,
  attrs: { level: 2 as const },
  content: inline(words),
});
export const h3 = (...words: Words) => ({
  type: 'heading' as const,
  attrs: { level: 3 as const },
  content: inline(words),
});
export const bullets = (...items: string[]): TextBlock => ({
  type: 'bullet_list',
  content: items.map((text) => ({ type: 'list_item', content: [p(text)] })),
});
export const costs: TextBlock = { type: 'delivery_costs' };

export const b = (text: string): TextInline => ({ type: 'text', text, marks: [{ type: 'bold' }] });
export const fact = (name: FactName): TextInline => ({ type: 'fact', attrs: { name } });
export const boldFact = (name: FactName): TextInline => ({
  type: 'fact',
  attrs: { name },
  marks: [{ type: 'bold' }],
});
export const link = (text: string, href: string): TextInline => ({
  type: 'text',
  text,
  marks: [{ type: 'link', attrs: { href } }],
});
