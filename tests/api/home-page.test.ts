import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadHome } from '../../app/storefront/home/load-home.ts';
import { NEW_SHOP_PAGE } from '../../shop/content/home-page/new-shop.ts';
import type { HomePageShown } from '../../shop/content/home-page/responses.ts';
import type { Banner, HomePage, ProductSection } from '../../shop/content/home-page/types.ts';
import { removeOrphanedPhotos } from '../../shop/media/remove-orphaned-photos.ts';
import { openOtherProcess } from '../support/other-process.ts';
import { picture, sendForm } from '../support/product-form.ts';
import { openTestShop, order, orderBody, stockCategory, stockProduct } from '../support/shop.ts';
import { appointSuperAdmin, hireAdmin, requestAs, signInAsAdmin } from '../support/staff.ts';

const shop = openTestShop();
const HOME = '/api/v1/home-page';

const other = openOtherProcess(shop);
let token: string;
beforeEach(async () => {
  token = await signInAsAdmin(shop);
});

const read = async (): Promise<HomePageShown> => (await requestAs(shop, token, 'GET', HOME)).json();

const seenOf = ({ version, draft }: HomePageShown) => ({ version, draft: draft?.revision ?? null });

type Change = (page: HomePage) => Partial<HomePage>;

/** Sends a page as the editor does: what was read, with something changed. */
async function send(how: 'draft' | 'publish', change: Change, before?: HomePageShown) {
  const shown = before ?? (await read());
  const from = shown.draft?.page ?? shown.published;
  const body = { seen: seenOf(shown), page: { ...from, ...change(from) } };
  return requestAs(shop, token, how === 'draft' ? 'PUT' : 'POST', `${HOME}/${how}`, body);
}

const publish = (change: Change, before?: HomePageShown) => send('publish', change, before);
const versions = async () => (await requestAs(shop, token, 'GET', `${HOME}/versions`)).json().versions;
const restore = async (number: number) =>
  requestAs(shop, token, 'POST', `${HOME}/restore`, { number, seen: seenOf(await read()) });

/** What the other process shows at a moment, once it has heard of all that was committed. */
async function shownThere(now = Date.now()) {
  await other.cache.catchUp();
  return loadHome({ ...shop, ...other.cache.reads }, 1, now);
}

const titlesThere = async () => (await shownThere()).sections.map(({ title }) => title);

async function productsThere(id: string): Promise<string[] | undefined> {
  const section = (await shownThere()).sections.find((one) => one.id === id);
  return section && 'products' in section ? section.products.map(({ name }) => name) : undefined;
}

/** The only banner of the page, with something changed. */
const banner = (changed: Partial<Banner>): Change => {
  const [first] = NEW_SHOP_PAGE.banners;
  if (!first) throw new Error('A new shop has banners.');
  return () => ({ banners: [{ ...first, ...changed }] });
};

const section = (changed: Partial<ProductSection>): ProductSection => ({
  kind: 'products',
  id: 'own',
  title: 'For Eid',
  shown: true,
  look: 'row',
  count: 12,
  viewAll: false,
  source: { of: 'newest' },
  ...changed,
});

const strip = (changed: Partial<HomePage['strip']>): Change => {
  return (page) => ({ strip: { ...page.strip, text: 'Closed on Friday', shown: true, ...changed } });
};

const hour = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

async function upload(crop: string, width: number, height: number) {
  const bytes = await picture(width, height);
  return sendForm(shop.app, token, { method: 'POST', url: `${HOME}/pictures` }, [
    ['crop', crop],
    ['picture', { bytes, name: 'eid.jpg' }],
  ]);
}

async function ownPicture() {
  const [original, wide, tall] = await Promise.all([
    upload('original', 1800, 900),
    upload('wide', 1500, 500),
    upload('tall', 900, 600),
  ]);
  const cut = { turned: 0 as const, x: 0, y: 0, width: 100, height: 60 };
  return {
    kind: 'own' as const,
    original: original.json().address,
    wide: wide.json().address,
    tall: tall.json().address,
    cuts: { wide: cut, tall: cut },
  };
}

describe('a new shop', () => {
  test('has the banners and the sections of the specification, each category by its id', async () => {
    const kitchen = await stockCategory(shop.database, 'Kitchen Pick');
    const { version, published, draft } = await read();
    expect([version, draft]).toEqual([0, null]);
    expect(published.banners.map(({ title }) => title)).toEqual([
      'Weekly Sale',
      'Clearance Sale',
      'Educational Toys',
      'Home Decor',
      'Easy Returns',
    ]);
    const own = published.sections.find(({ id }) => id === 'Kitchen-Pick');
    expect(own).toMatchObject({ source: { category: { id: kitchen._id, name: 'Kitchen Pick' } } });
    expect(await titlesThere()).toEqual(NEW_SHOP_PAGE.sections.map(({ title }) => title));
  });

  test('keeps a section whose category is renamed, before anybody arranged anything', async () => {
    const kitchen = await stockCategory(shop.database, 'Kitchen Pick');
    await stockProduct(shop.database, { name: 'Pan', category: kitchen._id });
    await requestAs(shop, token, 'PUT', `/api/v1/categories/${kitchen._id}`, {
      categoryName: 'Cooking',
      name: 'Cooking',
      version: kitchen.version,
    });
    expect(await productsThere('Kitchen-Pick')).toEqual(['Pan']);
    const { sections } = await shownThere();
    expect(sections.find(({ id }) => id === 'Kitchen-Pick')).toMatchObject({ all: 'Cooking' });
  });
});

describe('what the owner publishes', () => {
  test('counts in every process, and one button brings back what was before', async () => {
    expect(await titlesThere()).toContain('New Arrivals');
    const published = await publish(({ sections }) => ({
      sections: [section({}), ...sections.filter(({ id }) => id !== 'new-arrivals')].toReversed(),
    }));
    expect(published.json().homePage.version).toBe(1);
    const titles = await titlesThere();
    expect([titles.at(-1), titles.includes('New Arrivals')]).toEqual(['For Eid', false]);

    expect((await restore(0)).statusCode).toBe(200);
    expect(await titlesThere()).toEqual(NEW_SHOP_PAGE.sections.map(({ title }) => title));
    const told = await versions();
    expect(
      told.map(({ number, restores }: { number: number; restores: number }) => [number, restores]),
    ).toEqual([
      [2, 0],
      [1, null],
    ]);
  });

  test('is told in words, with who changed it, and in the audit log', async () => {
    await publish(({ banners, sections }) => ({
      banners: banners
        .slice(1)
        .map((one) => ({ ...one, title: one.id === 'home-decor' ? 'Decor' : one.title })),
      sections: [section({}), ...sections],
    }));
    const [newest] = await versions();
    expect(newest).toMatchObject({ number: 1, by: 'Sana (Shop Manager)', restores: null });
    expect(newest.changes).toEqual([
      { what: 'Banner “Weekly Sale”', before: 'on the page', after: 'removed' },
      { what: 'Banner “Home Decor”: title', before: 'Home Decor', after: 'Decor' },
      { what: 'Section “For Eid”', before: 'not there', after: 'added' },
    ]);
    const logged = await shop.database
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_kind', '=', 'home-page')
      .execute();
    expect(logged).toMatchObject([{ action: 'published the home page', subject_name: 'Version 1' }]);
  });

  test('that changes nothing is no version', async () => {
    expect((await publish(() => ({}))).json().homePage.version).toBe(0);
  });

  test('is the business of managers and super admins, and of no editor', async () => {
    const editor = await hireAdmin(shop, 'Shop Editor');
    expect((await requestAs(shop, editor.token, 'GET', HOME)).statusCode).toBe(403);
    const owner = await appointSuperAdmin(shop);
    expect((await requestAs(shop, owner.token, 'GET', HOME)).statusCode).toBe(200);
  });
});

describe('a draft', () => {
  test('is seen by no shopper, and by the next who arranges the page', async () => {
    await send('draft', ({ sections }) => ({ sections: [section({}), ...sections] }));
    expect(await titlesThere()).not.toContain('For Eid');
    const { draft } = await read();
    expect(draft).toMatchObject({ by: 'Sana (Shop Manager)' });
    expect(draft?.page.sections[0]).toMatchObject({ title: 'For Eid' });

    await publish(() => ({}));
    expect(await titlesThere()).toContain('For Eid');
    expect((await read()).draft).toBeNull();
  });

  test('is given up, and stays when an earlier page is brought back', async () => {
    await publish(({ sections }) => ({ sections: sections.slice(1) }));
    await send('draft', ({ sections }) => ({ sections: [section({}), ...sections] }));
    await restore(0);
    const shown = await read();
    expect(shown.draft?.page.sections[0]).toMatchObject({ title: 'For Eid' });
    const discarded = await requestAs(shop, token, 'DELETE', `${HOME}/draft`, { seen: seenOf(shown) });
    expect(discarded.json().homePage.draft).toBeNull();
  });
});

describe('of two people who arrange the page', () => {
  test('the second is told who was first and what they changed, and nothing is saved or lost', async () => {
    const before = await read();
    await send('draft', ({ sections }) => ({ sections: [section({}), ...sections] }), before);
    for (const how of ['draft', 'publish'] as const) {
      const second = await send(how, ({ sections }) => ({ sections: sections.slice(1) }), before);
      expect(second.statusCode).toBe(409);
      expect(second.json()).toMatchObject({
        code: 'CHANGED_MEANWHILE',
        message: 'Sana (Shop Manager) saved the draft in the meantime. Nothing of yours was saved.',
        data: { changes: [{ what: 'Section “For Eid”', after: 'added' }] },
      });
    }
    const { draft, version } = await read();
    expect([draft?.page.sections.length, version]).toEqual([before.published.sections.length + 1, 0]);
  });

  test('at the same moment one publishes and one is refused', async () => {
    const before = await read();
    const both = await Promise.all([
      publish(({ sections }) => ({ sections: sections.slice(1) }), before),
      publish(({ sections }) => ({ sections: sections.slice(2) }), before),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await read()).version).toBe(1);
  });
});

describe('a section', () => {
  test('of a category follows its renaming, and is left out once it is deleted', async () => {
    const eid = await stockCategory(shop.database, 'Eid');
    const pan = await stockProduct(shop.database, { name: 'Pan' });
    await shop.database
      .updateTable('products')
      .set({ menu_category_id: eid._id })
      .where('id', '=', pan._id)
      .execute();
    const source = {
      of: 'category' as const,
      category: { id: eid._id, name: 'Eid' },
      which: 'listed' as const,
      fill: 'none' as const,
    };
    await publish(({ sections }) => ({ sections: [section({ source, viewAll: true }), ...sections] }));
    expect(await productsThere('own')).toEqual(['Pan']);

    await shop.database
      .updateTable('categories')
      .set({ name: 'Festive' })
      .where('id', '=', eid._id)
      .execute();
    expect((await shownThere()).sections[0]).toMatchObject({ title: 'For Eid', all: 'Festive' });

    await shop.database
      .updateTable('products')
      .set({ menu_category_id: null })
      .where('id', '=', pan._id)
      .execute();
    await shop.database.deleteFrom('categories').where('id', '=', eid._id).execute();
    expect(await titlesThere()).not.toContain('For Eid');
    expect((await read()).published.sections[0]).toMatchObject({ source: { category: { id: eid._id } } });
  });

  test('of chosen products has their order, and none that shoppers may not find', async () => {
    const products = await Promise.all(
      ['Pan', 'Towel', 'Mug'].map((name) => stockProduct(shop.database, { name })),
    );
    const [pan, towel, mug] = products.map(({ _id, name }) => ({ id: _id, name }));
    if (!pan || !towel || !mug) throw new Error('Three were stocked.');
    const source = { of: 'hand-picked' as const, products: [mug, pan, towel] };
    await publish(({ sections }) => ({ sections: [section({ source, count: 2 }), ...sections] }));
    expect(await productsThere('own')).toEqual(['Mug', 'Pan']);

    await shop.database.updateTable('products').set({ status: 'draft' }).where('id', '=', mug.id).execute();
    await shop.database.deleteFrom('products').where('id', '=', pan.id).execute();
    expect(await productsThere('own')).toEqual(['Towel']);
    const known = (await read()).products;
    expect(known.map(({ name, isListed }) => [name, isListed]).toSorted()).toEqual([
      ['Mug', false],
      ['Towel', true],
    ]);
  });

  test('of what sells best counts the units of 30 days', async () => {
    const [pan, towel, mug] = await Promise.all(
      ['Pan', 'Towel', 'Mug'].map((name) => stockProduct(shop.database, { name, quantity: 50 })),
    );
    if (!pan || !towel || !mug) throw new Error('Three were stocked.');
    for (const [product, quantity] of [
      [pan, 2],
      [towel, 3],
      [mug, 9],
    ] as const) {
      await order(shop.app, orderBody([{ product, quantity }]));
    }
    await shop.database.updateTable('orders').set({ confirmation: 'confirmed' }).execute();
    await shop.database
      .updateTable('order_lines')
      .set({ placed_at: new Date(Date.now() - 31 * 24 * hour) })
      .where('product_id', '=', mug._id)
      .execute();
    await publish(({ sections }) => ({
      sections: [section({ source: { of: 'best-selling' } }), ...sections],
    }));
    expect(await productsThere('own')).toEqual(['Towel', 'Pan']);
  });
});

describe('a banner', () => {
  test('has the owner’s picture in its two crops, which no sweep takes away', async () => {
    const own = await ownPicture();
    expect((await publish(banner({ picture: own }))).statusCode).toBe(200);
    const [slide] = (await shownThere()).banners;
    expect(slide).toMatchObject({ own: true, to: '/products/category/Weekly%20Sale' });
    expect(slide?.wide).toContain(`${own.wide}/1280 1280w`);
    expect(slide?.tall).toContain(`${own.tall}/640 640w`);
    const variant = await shop.app.inject(`${own.wide}/1280`);
    expect([variant.statusCode, variant.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await removeOrphanedPhotos(shop.database, shop.settings.dataDir)).toEqual({
      removed: 0,
      doubtful: 0,
    });
  });

  test('whose category is renamed leads there, and is left out once that is deleted', async () => {
    const eid = await stockCategory(shop.database, 'Eid');
    await publish(banner({ link: { to: 'category', category: { id: eid._id, name: 'Eid' } } }));
    await shop.database
      .updateTable('categories')
      .set({ name: 'Festive' })
      .where('id', '=', eid._id)
      .execute();
    expect((await shownThere()).banners).toMatchObject([{ to: '/products/category/Festive' }]);
    await shop.database.deleteFrom('categories').where('id', '=', eid._id).execute();
    expect((await shownThere()).banners).toEqual([]);
  });

  test('is shown from its first moment to its last, and no cached page outlives either', async () => {
    const [from, until] = [inHours(1), inHours(2)];
    await publish(banner({ from, until }));
    const at = async (moment: string, plus = 0) =>
      (await shownThere(Date.parse(moment) + plus)).banners.length;
    expect([await at(from, -1), await at(from), await at(until, -1), await at(until)]).toEqual([0, 1, 1, 0]);
  });
});

test('no cached response outlives the moment at which a banner ends', async () => {
  const address = '/api/v1/products/popular-categories/subcategories';
  const names = async () => Object.keys((await other.app.inject(address)).json());
  await stockCategory(shop.database, 'Kitchen', ['Pans']);
  await publish(banner({ until: new Date(Date.now() + 2_000).toISOString() }));
  await other.cache.catchUp();
  expect(await names()).toEqual(['Pans']);
  // Nobody is told of it: only what is cached no more shows it.
  await shop.database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await transaction.updateTable('subcategories').set({ name: 'Pots' }).execute();
  });
  expect(await names()).toEqual(['Pans']);
  await expect.poll(names, { timeout: 20_000 }).toEqual(['Pots']);
});

describe('what would break the page is refused, by its field', () => {
  const cases: [what: string, change: Change, field: string, message: string][] = [
    ['a banner without a picture', banner({ picture: null }), 'page.banners.0.picture', 'choose a picture'],
    ['a banner without a title', banner({ title: '' }), 'page.banners.0.title', 'what it is about'],
    [
      'dates the wrong way round',
      banner({ from: inHours(2), until: inHours(1) }),
      'page.banners.0.until',
      'ends before',
    ],
    ...[
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      'https://evil.example/',
      '/\t/evil.example',
      ' data:x',
    ].map((address): [string, Change, string, string] => [
      `a link to ${JSON.stringify(address)}`,
      banner({ link: { to: 'address', address } }),
      'page.banners.0.link.address',
      'an address of this shop',
    ]),
    [
      'a link to nowhere',
      banner({ link: { to: 'address', address: '' } }),
      'page.banners.0.link',
      'where it leads',
    ],
    [
      '50 banners',
      ({ banners: [first] }) => ({
        banners: first ? Array.from({ length: 50 }, (_, index) => ({ ...first, id: `b${index}` })) : [],
      }),
      'page.banners',
      'at most 12',
    ],
    [
      'a picture from elsewhere',
      banner({
        picture: {
          kind: 'own',
          original: 'https://evil.example/a.jpg',
          wide: '/media/products/x',
          tall: '',
          cuts: {
            wide: { turned: 0, x: 0, y: 0, width: 1, height: 1 },
            tall: { turned: 0, x: 0, y: 0, width: 1, height: 1 },
          },
        },
      }),
      'page.banners.0.picture.original',
      'send the picture again',
    ],
    [
      'a section of no products',
      ({ sections }) => ({
        sections: [section({ source: { of: 'hand-picked', products: [] } }), ...sections],
      }),
      'page.sections.0.source',
      'at least one product',
    ],
    [
      'a section twice',
      ({ sections: [first, ...others] }) => ({ sections: first ? [first, first, ...others] : [] }),
      'page.sections',
      'twice',
    ],
    ['an announcement that says nothing', strip({ text: ' ' }), 'page.strip.text', 'enter the announcement'],
  ];

  test.each(cases)('%s', async (_what, change, field, message) => {
    const refused = await publish(change);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields[field]).toContain(message);
    expect(await read()).toMatchObject({ version: 0, draft: null });
  });

  test('a picture that is too small for its crop, or of another shape, is not kept', async () => {
    for (const [crop, width, height, message] of [
      ['original', 900, 600, 'at least 1200 × 480'],
      ['wide', 900, 300, 'at least 1200 × 400'],
      ['tall', 1200, 400, 'at least 720 × 480'],
      ['tall', 1200, 600, 'another shape'],
    ] as const) {
      const refused = await upload(crop, width, height);
      expect([refused.statusCode, refused.json().fields.picture]).toEqual([
        400,
        expect.stringContaining(message),
      ]);
    }
    const noPicture = await sendForm(shop.app, token, { method: 'POST', url: `${HOME}/pictures` }, [
      ['crop', 'wide'],
      ['picture', { bytes: new TextEncoder().encode('<svg onload="alert(1)"/>'), name: 'eid.svg' }],
    ]);
    expect(noPicture.json().fields.picture).toContain('eid.svg is not a picture');
  });

  test('what points to something that never was is no version either', async () => {
    expect((await restore(7)).statusCode).toBe(404);
    const gone = { of: 'hand-picked' as const, products: [{ id: randomUUID(), name: 'Gone' }] };
    await publish(({ sections }) => ({ sections: [section({ source: gone }), ...sections] }));
    expect(await productsThere('own')).toEqual([]);
  });
});

describe('a preview', () => {
  const preview = async (page: HomePage) => requestAs(shop, token, 'POST', `${HOME}/preview`, { page });

  test('is opened by a cookie that no script reads and no other address gets', async () => {
    const opened = await preview(NEW_SHOP_PAGE);
    expect(opened.json()).toEqual({ success: true, message: 'The preview is ready.' });
    expect(opened.cookies).toMatchObject([
      { name: 'home-preview', path: '/home-preview', httpOnly: true, sameSite: 'Strict', maxAge: 900 },
    ]);
    const stored = await shop.database.selectFrom('home_page_previews').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(opened.cookies[0]?.value ?? '-');
  });

  test('of one person is one: the newest takes the place of the one before', async () => {
    await preview(NEW_SHOP_PAGE);
    await preview({ ...NEW_SHOP_PAGE, banners: [] });
    const stored = await shop.database.selectFrom('home_page_previews').select('state').execute();
    expect(stored).toMatchObject([{ state: { banners: [] } }]);
  });
});

test('a new home page is read from the database once, and not for each request', async () => {
  await other.cache.catchUp();
  const first = other.cache.reads.homePage();
  expect(other.cache.reads.homePage()).toBe(first);
});
