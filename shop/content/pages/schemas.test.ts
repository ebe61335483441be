import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../settings/settings.ts';
import { toStoreSettings } from '../../settings/store-settings/rules.ts';
import { fillLine, fillText } from './facts/rules.ts';
import { isLinkAddress, toSlug } from './rules.ts';
import { pageStateSchema, pageTextSchema } from './schemas.ts';
import { STARTS } from './start/find-start.ts';
import { toTexts } from './to-texts.ts';

const source = toStoreSettings(readSettings({}).newShop);
const p = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: object[]) => ({ type: 'doc', content });
const words = (text: string, ...marks: object[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
});
const linked = (href: string) => doc(p(words('here', { type: 'link', attrs: { href } })));

describe('a text of a page', () => {
  test.each([
    ['a node of no name', doc({ type: 'script', content: [words('alert(1)')] })],
    ['markup of its own', doc({ type: 'html', html: '<b>x</b>' })],
    ['an attribute of no name', doc({ ...p(words('x')), attrs: { onclick: 'alert(1)' } })],
    ['a mark of no name', doc(p(words('x', { type: 'style', attrs: { css: 'x' } })))],
    ['a mark twice', doc(p(words('x', { type: 'bold' }, { type: 'bold' })))],
    ['a heading of another size', doc({ type: 'heading', attrs: { level: 1 } })],
    ['a fact that there is none of', doc(p({ type: 'fact', attrs: { name: 'constructor' } }))],
    [
      'a picture from elsewhere',
      doc({ type: 'picture', attrs: { src: 'https://elsewhere.example/x.png', alt: '' } }),
    ],
    [
      'a picture that is a path out of its folder',
      doc({ type: 'picture', attrs: { src: '/media/products/../x', alt: '' } }),
    ],
    [
      'an item that begins with a list',
      doc({ type: 'bullet_list', content: [{ type: 'list_item', content: [] }] }),
    ],
    ['a list in a list in a list', doc(listIn(listIn(listIn(p(words('x'))))))],
    ['a quotation in a quotation', doc({ type: 'quote', content: [{ type: 'quote', content: [p()] }] })],
    ['nothing', doc()],
    ['too many blocks', doc(...Array.from({ length: 301 }, () => p()))],
    ['too many letters', doc(...Array.from({ length: 20 }, () => p(words('x'.repeat(3000)))))],
    ['a text where a tree has to be', '<p>Hello</p>'],
  ])('with %s is refused', (_, text) => {
    expect(pageTextSchema.safeParse(text).success).toBe(false);
  });

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'http://elsewhere.example/',
    'https:elsewhere.example',
    'https:///x',
    'about',
    'mailto:',
    'blob:https://x.example/1',
    'tel:123?x=<b>',
  ])('with a link to %j is refused', (href) => {
    expect(pageTextSchema.safeParse(linked(href)).success).toBe(false);
  });

  test.each([
    '/',
    '/return-policy?from=faq#steps',
    '/products/category/Home%20Decor',
    'https://elsewhere.example/a?b=c',
    'mailto:shop@example.com',
    'tel:+923001234567',
  ])('may lead to %s', (href) => {
    expect(pageTextSchema.safeParse(linked(href)).success).toBe(true);
  });

  test('comes out as text and allowed addresses, whatever was in it', () => {
    const hostile = fc.oneof(
      fc.string({ minLength: 1, maxLength: 40 }),
      fc.constantFrom('<script>alert(1)</script>', '{shop-name}', '"><img src=x onerror=alert(1)>'),
    );
    const href = fc.oneof(hostile, fc.constantFrom('/about', 'https://x.example/', 'javascript:alert(1)'));
    const mark = fc.oneof(
      fc.constant({ type: 'bold' }),
      href.map((address) => ({ type: 'link', attrs: { href: address } })),
    );
    const run = fc.record({
      type: fc.constant('text'),
      text: hostile,
      marks: fc.array(mark, { maxLength: 2 }),
    });
    const block = fc.array(run, { maxLength: 4 }).map((runs) => p(...runs));
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 5 }), (blocks) => {
        const read = pageTextSchema.safeParse(doc(...blocks));
        if (!read.success) return;
        for (const shown of fillText(read.data, source)) {
          if (shown.type !== 'paragraph') throw new Error('Another node came out than went in.');
          for (const one of shown.inline) {
            expect(
              Object.keys(one ?? {}).filter((key) => !['text', 'bold', 'italic', 'href'].includes(key)),
            ).toEqual([]);
            expect(one?.href === undefined || isLinkAddress(one.href)).toBe(true);
          }
        }
      }),
    );
  });
});

function listIn(inner: object): object {
  const items = [
    { type: 'list_item', content: 'type' in inner && inner.type === 'paragraph' ? [inner] : [p(), inner] },
  ];
  return { type: 'bullet_list', content: items };
}

describe('what a page says of the shop', () => {
  test('is what the shop has by now', () => {
    const text = pageTextSchema.parse(
      doc(
        p(words('Within '), { type: 'fact', attrs: { name: 'days-faulty' } }, words(' days, or call '), {
          type: 'fact',
          attrs: { name: 'phone' },
        }),
      ),
    );
    expect(fillText(text, source)).toEqual([
      {
        type: 'paragraph',
        inline: [{ text: 'Within 30 days, or call ' }, { text: '0300-1234567', href: 'tel:03001234567' }],
      },
    ]);
    expect(fillLine('{shop-name} in {delivery-time}, {constructor} {x}', source)).toBe(
      'Saman in 2 to 4 working days, {constructor} {x}',
    );
  });

  test('in a shop that never delivers free is not said to be free', () => {
    const { store, delivery } = source;
    expect(fillLine('{delivery-cost}', { store, delivery: { ...delivery, freeFrom: null } })).not.toContain(
      'free',
    );
  });
});

test('every page that a new shop has is one that its editor can save', () => {
  for (const state of STARTS.values()) {
    expect(pageStateSchema.parse(state)).toEqual(state);
    expect(pageStateSchema.parse({ kind: state.kind, ...toTexts(state) })).toEqual(state);
  }
});

test('a title gives an address', () => {
  expect(toSlug('  Size guide: shoes & more! ')).toBe('size-guide-shoes-more');
  expect(toSlug('سائز گائیڈ')).toBe('');
});
