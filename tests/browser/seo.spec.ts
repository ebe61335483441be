import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { deleteProduct } from '../../shop/catalogue/products/delete-products.ts';
import { THE_SHOP } from '../../shop/principal.ts';
import { expectedLinePriceOf } from '../support/expected-price.ts';
import { giveOptions } from '../support/variants.ts';
import { firstProduct } from './support/first-product.ts';
import { sellProduct } from './support/sell-product.ts';
import { expect, test } from './support/test.ts';

/** What a page says of itself, read as a search engine or a chat reads it: from the page as it is sent. */
async function readHead(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const html = await response.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const contents = (pattern: RegExp) =>
    [...head.matchAll(pattern)].map(([, found = '']) => readEntities(found));
  return {
    status: response.status(),
    html,
    titles: contents(/<title>([^<]*)<\/title>/g),
    canonical: contents(/<link rel="canonical" href="([^"]*)"/g),
    meta: (name: string) => contents(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g')),
    structured: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json = '']): unknown => JSON.parse(json),
    ),
  };
}

function readEntities(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

const address = z.url({ protocol: /^https?$/ });
const context = z.literal('https://schema.org');

/** The shapes that search engines ask for, and nothing beside them. */
const breadcrumbList = z.strictObject({
  '@context': context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int(),
        name: z.string().min(1),
        item: address,
      }),
    )
    .min(2),
});

const rating = { bestRating: z.literal(5), worstRating: z.literal(1) };
const product = z.strictObject({
  '@context': context,
  '@type': z.literal('Product'),
  '@id': address,
  name: z.string().min(1),
  description: z.string().min(1),
  sku: z.uuid(),
  category: z.string().min(1),
  image: z.array(address).length(1),
  offers: z.strictObject({
    '@type': z.literal('Offer'),
    url: address,
    price: z.int().positive(),
    priceCurrency: z.literal('PKR'),
    priceValidUntil: z.iso.datetime().optional(),
    availability: z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
    itemCondition: address,
    seller: z.strictObject({ '@type': z.literal('Organization'), name: z.literal('Saman') }),
  }),
  aggregateRating: z
    .strictObject({
      '@type': z.literal('AggregateRating'),
      ratingValue: z.number().min(1).max(5),
      reviewCount: z.int().positive(),
      ...rating,
    })
    .optional(),
  review: z
    .array(
      z.strictObject({
        '@type': z.literal('Review'),
        author: z.strictObject({ '@type': z.literal('Person'), name: z.string().min(1) }),
        name: z.string(),
        reviewBody: z.string(),
        reviewRating: z.strictObject({
          '@type': z.literal('Rating'),
          ratingValue: z.int().min(1).max(5),
          ...rating,
        }),
        datePublished: z.iso.date().optional(),
      }),
    )
    .min(1)
    .max(5)
    .optional(),
});

test('the home page has the default words of the shop, and tells machines of the shop and its search', async ({
  request,
  baseURL,
}) => {
  const { titles, canonical, meta, structured } = await readHead(request, '/');
  expect(titles).toEqual(['Saman – Online General Store in Pakistan']);
  expect(canonical).toEqual([`${baseURL}/`]);
  expect(meta('description')[0]).toMatch(/everyday essentials, household items.*affordable/i);
  expect(meta('keywords')).toEqual([
    'online store, general store, household items, daily essentials, affordable shopping',
  ]);
  expect(meta('author')).toEqual(['Ayesha']);
  expect(meta('og:site_name')).toEqual(['Saman']);
  expect(meta('og:locale')).toEqual(['en_PK']);
  expect(meta('og:url')).toEqual([`${baseURL}/`]);
  expect(meta('og:image')).toEqual([`${baseURL}/share.jpg`]);
  expect(meta('twitter:card')).toEqual(['summary_large_image']);
  expect((await request.get(`${baseURL}/share.jpg`)).headers()['content-type']).toBe('image/jpeg');

  const [store, website] = structured;
  expect(store).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Store',
    name: 'Saman',
    url: `${baseURL}/`,
    telephone: '+923001234567',
    address: { '@type': 'PostalAddress', addressCountry: 'PK' },
    openingHoursSpecification: { opens: '11:00', closes: '20:00' },
    // The social links of the default settings lead to no profile.
    sameAs: [],
  });
  expect(website).toMatchObject({
    '@type': 'WebSite',
    url: `${baseURL}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${baseURL}/search?query={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
});

test('a product tells chats and machines its name, its discounted price, its stock and its rating', async ({
  request,
  database,
  baseURL,
}) => {
  const { id, name, price_paisa, discount_basis_points } = await database
    .selectFrom('products')
    .innerJoin('stock', 'stock.product_id', 'products.id')
    .innerJoin('reviews', 'reviews.product_id', 'products.id')
    .select(['products.id', 'products.name', 'price_paisa', 'discount_basis_points'])
    .where('discount_basis_points', '>', 0)
    .where('stock.quantity', '>', 10)
    .orderBy('products.name')
    .limit(1)
    .executeTakeFirstOrThrow();
  const price = expectedLinePriceOf({ price_paisa, discount_basis_points });
  const url = `${baseURL}/product/${id}`;
  const { titles, canonical, meta, structured } = await readHead(request, `/product/${id}`);
  expect(titles).toEqual([`${name} | Saman`]);
  expect(canonical).toEqual([url]);
  expect(meta('og:type')).toEqual(['product']);
  expect(meta('og:title')).toEqual([name]);
  expect(meta('product:price:amount')).toEqual([String(price)]);
  expect(meta('product:price:currency')).toEqual(['PKR']);

  const picture = await request.get(meta('og:image')[0] ?? '');
  expect(picture.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  });

  const told = product.parse(structured[0]);
  expect(told).toMatchObject({
    name,
    sku: id,
    offers: { url, price, availability: 'https://schema.org/InStock' },
  });
  const reviews = await (await request.get(`/api/reviews/${id}`)).json();
  expect(told.aggregateRating?.reviewCount).toBe(reviews.length);
  expect(told.review).toHaveLength(Math.min(5, reviews.length));
  const crumbs = breadcrumbList.parse(structured[1]).itemListElement;
  expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
  expect(crumbs.at(0)).toMatchObject({ name: 'Home', item: `${baseURL}/` });
  expect(crumbs.at(-1)).toMatchObject({ name, item: url });
});

test('a product without a review claims no rating, and one without stock is out of stock', async ({
  request,
  database,
}) => {
  const { id } = await firstProduct(database, (products) =>
    products
      .where('in_stock', '=', false)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb.selectFrom('reviews').whereRef('reviews.product_id', '=', 'products.id').select('reviews.id'),
          ),
        ),
      ),
  );
  const { structured } = await readHead(request, `/product/${id}`);
  const told = product.parse(structured[0]);
  expect(told.offers.availability).toBe('https://schema.org/OutOfStock');
  expect(told.aggregateRating).toBeUndefined();
  expect(told.review).toBeUndefined();
});

test('what somebody writes into a review stays text, also where machines read it', async ({
  request,
  database,
}) => {
  const { id } = await firstProduct(database);
  const comment = `</script><script>alert("1")</script> 'quoted' & بہت اچھا`;
  const written = await request.post('/api/reviews', {
    multipart: { productId: id, name: 'Sana', mobile: '03012345678', title: comment, rating: '5', comment },
  });
  expect(written.status()).toBe(201);
  const { html, structured } = await readHead(request, `/product/${id}`);
  expect(html).not.toContain('<script>alert');
  expect(product.parse(structured[0]).review?.[0]).toMatchObject({ name: comment, reviewBody: comment });
});

test('a listing has one canonical address however it was reached, and the way to it', async ({
  request,
  database,
  baseURL,
}) => {
  const { id } = await database
    .selectFrom('categories')
    .select('id')
    .where('name', '=', 'Home Decor')
    .executeTakeFirstOrThrow();
  for (const reading of ['Home%20Decor', 'home%20decor', id]) {
    const { canonical, structured } = await readHead(request, `/products/category/${reading}`);
    expect(canonical).toEqual([`${baseURL}/products/category/Home%20Decor`]);
    const crumbs = breadcrumbList.parse(structured[0]).itemListElement;
    expect(crumbs.map(({ name }) => name)).toEqual(['Home', 'Home Decor']);
  }
  const part = await readHead(request, '/products/subcategory/cookware');
  expect(part.canonical).toEqual([`${baseURL}/products/subcategory/Cookware`]);
  const crumbs = breadcrumbList.parse(part.structured[0]).itemListElement;
  expect(crumbs.map(({ name }) => name)).toEqual(['Home', 'Kitchen', 'Cookware']);
});

test('what is no page to be found says so, and has one title', async ({ request }) => {
  for (const [path, title] of [
    ['/spinner', 'Loading... | Saman'],
    ['/search?query=karahi', 'Search results for “karahi” | Saman'],
    ['/nothing', 'Page Not Found | Saman'],
    ['/product/nothing', 'Page Not Found | Saman'],
    ['/products/category/Nothing', 'Category not found | Saman'],
  ] as const) {
    const { titles, meta } = await readHead(request, path);
    expect(titles).toEqual([title]);
    expect(meta('robots'), path).toEqual(['noindex']);
  }
  for (const path of [
    '/login',
    '/registration',
    '/profile',
    '/forgot-password',
    '/reset-password',
    '/confirm-email',
  ]) {
    expect((await readHead(request, path)).meta('robots'), path).toEqual(['noindex']);
  }
});

test('every address of the sitemap is a page that may be found under exactly this address', async ({
  request,
  baseURL,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const urls = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => readEntities(url));
  const products = urls.filter((url) => url.includes('/product/'));
  expect(products.length).toBeGreaterThan(200);
  const others = urls.filter((url) => !url.includes('/product/'));
  for (const url of [...others, ...products.slice(0, 3)]) {
    const { status, canonical, meta } = await readHead(request, url);
    expect({ url, status, canonical, robots: meta('robots') }).toEqual({
      url,
      status: 200,
      canonical: [url],
      robots: [],
    });
  }

  // No page that the footer leads to is forgotten.
  const { html } = await readHead(request, '/');
  const footer = html.slice(html.indexOf('<footer'));
  for (const [, path = ''] of footer.matchAll(/href="(\/[^"]*)"/g)) {
    const url = `${baseURL}${readEntities(path)}`;
    if ((await readHead(request, url)).status === 200) expect(urls).toContain(url);
  }
});

test('the feed says of a product what its page says', async ({ request }) => {
  const xml = await (await request.get('/feeds/google.xml')).text();
  const items = [...xml.matchAll(/<item>(.*?)<\/item>/gs)].slice(0, 12).map(([, item = '']) => {
    const value = (name: string) =>
      readEntities(new RegExp(`<g:${name}>(.*?)</g:${name}>`, 's').exec(item)?.[1] ?? '').replaceAll(
        '&#39;',
        "'",
      );
    return {
      ...{
        sku: value('id'),
        name: value('title'),
        description: value('description'),
        image: [value('image_link')],
      },
      url: value('link'),
      price: Number.parseFloat(value('sale_price') || value('price')),
      until: value('sale_price_effective_date').split('/')[1],
      isInStock: value('availability') === 'in_stock',
      category: value('product_type').split(' > ').at(-1),
    };
  });
  expect(items).toHaveLength(12);
  for (const item of items) {
    const { structured } = await readHead(request, new URL(item.url).pathname);
    const { offers, ...told } = product.parse(structured[0]);
    expect(item).toEqual({
      ...{ sku: told.sku, name: told.name, description: told.description, image: told.image },
      url: offers.url,
      price: offers.price,
      until: offers.priceValidUntil,
      isInStock: offers.availability === 'https://schema.org/InStock',
      category: told.category,
    });
  }
});

test('the feed says of a product with options what its page says of each variant', async ({
  request,
  database,
}) => {
  const photos = ['/media/demo/a.webp', '/media/demo/b.webp'];
  const kurta = await sellProduct(database, { name: 'Kurta & co', photos });
  const options = [{ name: 'Size', values: ['S', 'M/L'] }];
  await giveOptions(database, kurta._id, options, [
    { price: 900, photo: photos[1] ?? null },
    { quantity: 0, discount: 10 },
  ]);
  const xml = await (await request.get('/feeds/google.xml')).text();
  const items = [...xml.matchAll(/<item>(.*?)<\/item>/gs)].flatMap(([, item = '']) => {
    const value = (name: string) =>
      readEntities(new RegExp(`<g:${name}>(.*?)</g:${name}>`, 's').exec(item)?.[1] ?? '');
    if (value('item_group_id') !== kurta._id) return [];
    return {
      ...{ sku: value('id'), name: value('title'), image: [value('image_link')], url: value('link') },
      price: Number.parseFloat(value('sale_price') || value('price')),
      isInStock: value('availability') === 'in_stock',
    };
  });
  const { structured } = await readHead(request, `/product/${kurta._id}`);
  const group = z
    .object({
      '@type': z.literal('ProductGroup'),
      productGroupID: z.string(),
      hasVariant: z.array(product.omit({ '@context': true, '@id': true }).extend({ size: z.string() })),
    })
    .parse(structured[0]);
  await deleteProduct(database, THE_SHOP, kurta._id, undefined);
  expect(group.productGroupID).toBe(kurta._id);
  const told = group.hasVariant.map(({ sku, name, image, offers }) => ({
    ...{ sku, name, image, url: offers.url, price: offers.price },
    isInStock: offers.availability === 'https://schema.org/InStock',
  }));
  expect(told).toHaveLength(2);
  expect(items.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual(
    told.toSorted((one, other) => one.name.localeCompare(other.name)),
  );
});

test('an old address leads to its page for good, by a link of the shop too', async ({
  page,
  request,
  database,
}) => {
  await database
    .insertInto('redirects')
    .values({
      id: randomUUID(),
      ...{ from_key: '/products/category/cookery', to_address: '/products/category/Kitchen' },
      ...{ to_key: '/products/category/kitchen', made_by: 'rename', created_by: 'Sana' },
    })
    .execute();
  const answer = await request.get('/products/category/Cookery?page=2', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/products/category/Kitchen');
  await page.goto('/products/category/Cookery');
  await expect(page).toHaveURL('/products/category/Kitchen');
});
