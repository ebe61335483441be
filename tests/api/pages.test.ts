import { utimes } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { findRedirect } from '../../shop/catalogue/redirects/queries.ts';
import { findOwnPage, findPreview, findPublished, listPosts } from '../../shop/content/pages/queries.ts';
import type { StaffPage } from '../../shop/content/pages/responses.ts';
import { hasProductPhoto, originalOf } from '../../shop/media/product-photos.ts';
import { removeOrphanedPhotos } from '../../shop/media/remove-orphaned-photos.ts';
import { openOtherProcess } from '../support/other-process.ts';
import { picture, sendForm } from '../support/product-form.ts';
import { openTestShop } from '../support/shop.ts';
import { appointSuperAdmin, hireAdmin, requestAs } from '../support/staff.ts';

const shop = openTestShop();
const PAGES = '/api/v1/pages';

const other = openOtherProcess(shop);
let token: string;
beforeEach(async () => {
  token = (await hireAdmin(shop)).token;
});

const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = token) => {
  const response = await requestAs(shop, as, method, PAGES + path, body);
  return { status: response.statusCode, ...response.json() };
};
const read = (id: string): Promise<StaffPage & { status: number }> => send('GET', `/${id}`);

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});

const OWN = {
  ...{ kind: 'page', slug: 'size-guide', title: 'Size guide', description: '', heading: 'Sizes', lead: '' },
  ...{ contactHeading: '', contactText: '', inFooter: 'yes', place: 3, body: text('Small runs large.') },
};

/** What is said of a page now, with some of it said otherwise. */
const stateOf = ({ kind, texts }: StaffPage, changed: object) => ({ kind, ...texts, ...changed });

async function publish(id: string, changed: object) {
  const page = await read(id);
  return send('POST', `/${id}/publish`, { version: page.version, state: stateOf(page, changed) });
}

/** Begins a page of the shop's own and publishes it. @returns its id */
async function publishOwn(changed: object = {}): Promise<string> {
  const { page } = await send('POST', '', { state: { ...OWN, ...changed } });
  expect(await publish(page._id, {})).toMatchObject({ status: 200 });
  return page._id;
}

const sitemap = async () => (await shop.app.inject('/sitemap.xml')).body;

describe('a page that every shop has', () => {
  test('says what a new shop says until somebody publishes another text, and can be put back', async () => {
    expect(await read('about')).toMatchObject({ version: 0, published: 0, hasStart: true, versions: [] });
    expect(await publish('about', { heading: 'A shop of our own' })).toMatchObject({
      status: 200,
      page: { published: 1, draftBy: null },
    });
    expect(await findPublished(shop.database, 'about')).toMatchObject({ heading: 'A shop of our own' });
    const { version } = await read('about');
    const restored = await send('POST', '/about/restore', { version, number: 0 });
    expect(restored.page.versions).toMatchObject([
      { number: 2, restores: 0 },
      { number: 1, restores: null },
    ]);
    expect(await findPublished(shop.database, 'about')).toMatchObject({
      heading: 'A household shop called {shop-name}',
    });
  });

  test('cannot be deleted, nor become a page of another kind', async () => {
    expect(await send('DELETE', '/faq?version=0')).toMatchObject({ status: 409, code: 'STEP_NOT_POSSIBLE' });
    expect(await send('POST', '/faq/publish', { version: 0, state: OWN })).toMatchObject({
      status: 400,
      fields: { kind: expect.any(String) },
    });
  });
});

describe('a draft', () => {
  test('is seen by nobody until it is published, and can be dropped', async () => {
    const page = await read('faq');
    const state = stateOf(page, { lead: 'Soon.' });
    const saved = await send('PUT', '/faq/draft', { version: page.version, state });
    expect(saved).toMatchObject({
      status: 200,
      page: { version: 1, draftBy: expect.stringMatching(/Sana/) },
    });
    expect((await findPublished(shop.database, 'faq')) ?? {}).not.toMatchObject({ lead: 'Soon.' });
    const dropped = await send('POST', '/faq/discard-draft', { version: 1 });
    expect(dropped.page).toMatchObject({ draftBy: null, texts: page.texts });
  });

  test('is previewed by who knows its address, for an hour', async () => {
    const { address } = await send('POST', '/about/preview', {
      state: stateOf(await read('about'), { heading: 'Not yet' }),
    });
    expect(address).toMatch(/^\/about\?preview=[\w-]{43}$/);
    const token = address.split('=')[1];
    expect(await findPreview(shop.database, token)).toMatchObject({
      id: 'about',
      state: { heading: 'Not yet' },
    });
    expect(await findPreview(shop.database, 'x'.repeat(43))).toBeNull();
    await shop.database
      .updateTable('page_previews')
      .set({ ends_at: new Date(Date.now() - 1000) })
      .execute();
    expect(await findPreview(shop.database, token)).toBeNull();
  });
});

describe('two people who write one page', () => {
  test('the slower one is told who was first, with what it says by now', async () => {
    const page = await read('return-policy');
    const first = await hireAdmin(shop);
    const state = (lead: string) => stateOf(page, { lead });
    await send('PUT', '/return-policy/draft', { version: page.version, state: state('First') }, first.token);
    const slower = await send('POST', '/return-policy/publish', {
      version: page.version,
      state: state('Second'),
    });
    expect(slower).toMatchObject({
      status: 409,
      code: 'CHANGED_MEANWHILE',
      message: expect.stringContaining('Sana'),
      data: { current: { version: 1, texts: { lead: 'First' } } },
    });
    const again = await send('POST', '/return-policy/publish', { version: 1, state: state('Second') });
    expect(again).toMatchObject({ status: 200, page: { texts: { lead: 'Second' } } });
  });

  test('at the same moment, one of them is', async () => {
    const page = await read('faq');
    const body = { version: page.version, state: stateOf(page, {}) };
    const both = await Promise.all([1, 2, 3].map(() => send('PUT', '/faq/draft', body)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});

describe('a page of the shop’s own', () => {
  test('is found once it is published: in every process, at the foot of pages and by search engines', async () => {
    expect(await other.cache.reads.footerPages()).toEqual([]);
    const { page } = await send('POST', '', { state: OWN });
    expect(page).toMatchObject({ published: null, address: null, version: 1 });
    expect(await findOwnPage(shop.database, 'size-guide')).toBeNull();
    expect(await sitemap()).not.toContain('size-guide');

    await publish(page._id, {});
    expect(await findOwnPage(shop.database, 'size-guide')).toMatchObject({ title: 'Size guide' });
    expect(await sitemap()).toContain('/pages/size-guide</loc><lastmod>');
    await other.cache.catchUp();
    expect(await other.cache.reads.footerPages()).toEqual([{ name: 'Size guide', to: '/pages/size-guide' }]);

    await publish(page._id, { inFooter: 'no' });
    await other.cache.catchUp();
    expect(await other.cache.reads.footerPages()).toEqual([]);
  });

  test('that moves leads on from its former address; one that moves back is found there again', async () => {
    const id = await publishOwn();
    await publish(id, { slug: 'sizes' });
    expect(await findRedirect(shop.database, '/pages/size-guide')).toBe('/pages/sizes');
    await publish(id, { slug: 'all-sizes' });
    expect(await findRedirect(shop.database, '/pages/size-guide')).toBe('/pages/all-sizes');
    await publish(id, { slug: 'size-guide' });
    expect(await findRedirect(shop.database, '/pages/size-guide')).toBeNull();
    expect(await findRedirect(shop.database, '/pages/sizes')).toBe('/pages/size-guide');
  });

  test('has an address of its own', async () => {
    await publishOwn();
    const taken = await send('POST', '', { state: OWN });
    expect(taken).toMatchObject({ status: 400, fields: { slug: expect.stringContaining('Another page') } });
    const post = {
      slug: 'atta-in-the-monsoon',
      picture: '/media/demo/x.webp',
      date: '2026-01-02',
      category: '',
    };
    const state = { kind: 'post', heading: 'Atta', lead: 'Dry', body: text('x'), ...post };
    expect(await send('POST', '', { state })).toMatchObject({
      status: 400,
      fields: { slug: expect.any(String) },
    });
  });

  test('that is deleted is found nowhere, and can be brought back', async () => {
    const id = await publishOwn();
    const { version } = await read(id);
    expect(await send('DELETE', `/${id}?version=${version}`)).toMatchObject({ status: 200 });
    expect(await findOwnPage(shop.database, 'size-guide')).toBeNull();
    const deleted = await read(id);
    expect(deleted).toMatchObject({ isDeleted: true, address: null });
    await send('POST', `/${id}/restore`, { version: deleted.version, number: 1 });
    expect(await findOwnPage(shop.database, 'size-guide')).toMatchObject({ heading: 'Sizes' });
  });

  test('that never was published is gone when it is deleted', async () => {
    const { page } = await send('POST', '', { state: OWN });
    await send('DELETE', `/${page._id}?version=1`);
    expect(await read(page._id)).toMatchObject({ status: 404 });
  });
});

describe('posts', () => {
  test('are those of a new shop, of which each can be changed, deleted and brought back', async () => {
    const slugs = async () => (await listPosts(shop.database)).map(({ state }) => state.slug);
    const atFirst = await slugs();
    expect(atFirst).toHaveLength(6);
    const id = 'post-hard-water';
    await publish(id, { heading: 'Hard water', date: '2026-05-01' });
    expect((await slugs())[0]).toBe('hard-water');
    const { version } = await read(id);
    await send('DELETE', `/${id}?version=${version}`);
    expect(await slugs()).not.toContain('hard-water');
    await send('POST', `/${id}/restore`, { version: version + 1, number: 0 });
    expect(await slugs()).toEqual(atFirst);
  });
});

describe('what a page may hold', () => {
  test.each([
    ['a script', { body: { type: 'doc', content: [{ type: 'script' }] } }, 'state.body'],
    ['a text that is markup', { body: '<p>Hello</p>' }, 'state.body'],
    [
      'a link that runs',
      {
        body: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [
                {
                  type: 'text',
                  text: 'x',
                  marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
                },
              ],
            },
          ],
        },
      },
      'state.body',
    ],
    ['an address with a way up', { slug: '../about' }, 'state.slug'],
    ['a place that is no number', { place: 'first' }, 'state.place'],
  ])('%s is refused, and named', async (_, changed, field) => {
    const refused = await send('POST', '', { state: { ...OWN, ...changed } });
    expect([refused.status, Object.keys(refused.fields)]).toEqual([400, [field]]);
  });

  test('a field of another kind of page is refused', async () => {
    expect(await send('POST', '', { state: { ...OWN, questions: text('x') } })).toMatchObject({
      status: 400,
    });
  });

  test('a picture comes through the shop, stays while a version names it, and has to be there', async () => {
    const url = '/api/v1/page-pictures';
    const file = { bytes: await picture(300, 200), name: 'pan.jpg' };
    const sent = (await sendForm(shop.app, token, { method: 'POST', url }, [['picture', file]])).json();
    const withPicture = (src: string) => ({
      body: { type: 'doc', content: [{ type: 'picture', attrs: { src, alt: 'A pan' } }] },
    });
    await publishOwn(withPicture(sent.picture));
    const { dataDir } = shop.settings;
    const dayBefore = new Date(Date.now() - 48 * 60 * 60_000);
    await utimes(originalOf(dataDir, sent.picture), dayBefore, dayBefore);
    expect(await removeOrphanedPhotos(shop.database, dataDir)).toEqual({ removed: 0, doubtful: 0 });
    expect(await hasProductPhoto(dataDir, sent.picture)).toBe(true);

    const gone = '/media/products/00000000-0000-4000-8000-000000000000-300x200';
    const refused = await send('POST', '', { state: { ...OWN, slug: 'other', ...withPicture(gone) } });
    expect(refused).toMatchObject({
      status: 400,
      fields: { body: expect.stringContaining('choose it again') },
    });
    const text = { bytes: new Uint8Array(Buffer.from('%PDF-1.7')), name: 'list.pdf' };
    const other = await sendForm(shop.app, token, { method: 'POST', url }, [['picture', text]]);
    expect([other.statusCode, Object.keys(other.json().fields)]).toEqual([400, ['picture']]);
  });
});

test('managers and super admins write pages, nobody else', async () => {
  const editor = await hireAdmin(shop, 'Shop Editor');
  const owner = await appointSuperAdmin(shop);
  const as = async (who: string) => (await send('GET', '', undefined, who)).status;
  expect([await as(token), await as(owner.token), await as(editor.token), await as('nobody')]).toEqual([
    200, 200, 403, 401,
  ]);
});
