import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { href } from 'react-router';
import { z } from 'zod';
import {
  eachListedProduct,
  listFilledCategories,
  listFilledSubcategories,
  summariseProducts,
} from '../../shop/catalogue/sitemap/queries.ts';
import { LARGEST_SITEMAP, productsBefore, sitemapParts } from '../../shop/catalogue/sitemap/rules.ts';
import { listPagesToFind } from '../../shop/content/pages/queries.ts';
import { shopAddress } from '../../shop/settings/settings.ts';
import type { Shop } from '../../shop/shop.ts';
import { sendError } from '../responses/errors.ts';
import { eachFeedProduct } from './feed-products.ts';
import { CHANNELS, productFeedXml } from './product-feed.ts';
import { type SitemapEntry, sitemapIndexXml, urlsetXml } from './sitemap-xml.ts';
import { webManifest } from './web-manifest.ts';

/** The pages that are the same whatever the shop sells. */
const PAGES = [
  href('/about'),
  href('/contact'),
  href('/Reviews-Page'),
  href('/Blogs-Page'),
  href('/FAQ-Page'),
  href('/return-policy'),
  href('/track'),
];

/** No search engine has to read these: the API, the pages of one shopper, and the staff's areas. */
const NOT_TO_BE_READ = [
  '/api/',
  '/login',
  '/registration',
  '/order/',
  '/profile',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/spinner',
  '/dashboard',
  '/superAdmin',
  '/admin-login',
  '/add-new-admin',
  '/disboard-reg-log',
  '/super-admin-login',
  '/super-admin-regegistration',
];

const AN_HOUR = 'public, max-age=3600';

/** How the shop is found: what search engines may read, what there is to read and to buy, and what a phone installs. */
export const found: FastifyPluginAsyncZod<Shop> = async (app, { database, settings, currentSettings }) => {
  const address = shopAddress(settings);

  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    send(
      reply,
      'text/plain',
      [
        'User-agent: *',
        ...NOT_TO_BE_READ.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${address}/sitemap.xml`,
        '',
      ].join('\n'),
    ),
  );

  app.get(
    '/google:code(^[0-9a-f]{8,32}).html',
    { schema: { hide: true, params: z.object({ code: z.string() }) } },
    async ({ params: { code } }, reply) => {
      const file = `google${code}.html`;
      if ((await currentSettings()).elsewhere.searchConsoleFile !== file) {
        return sendError(reply, { code: 'NOT_FOUND', message: 'This file does not exist.' });
      }
      return reply.type('text/html').send(`google-site-verification: ${file}`);
    },
  );

  app.get('/manifest.webmanifest', { schema: { hide: true } }, async (_request, reply) =>
    send(reply, 'application/manifest+json', JSON.stringify(webManifest((await currentSettings()).store))),
  );

  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const summary = await summariseProducts(database);
    const pages = await listPages(summary.changedAt);
    const parts = sitemapParts(pages.length, summary.count);
    return sendXml(
      reply,
      parts.length === 0
        ? urlsetXml(address, both([pages], eachProductPage(0)))
        : sitemapIndexXml(address, parts),
    );
  });

  app.get('/sitemap-pages.xml', { schema: { hide: true } }, async (_request, reply) =>
    sendXml(reply, urlsetXml(address, [await listPages((await summariseProducts(database)).changedAt)])),
  );

  app.get(
    '/sitemap-products-:part(^\\d+).xml',
    { schema: { hide: true, params: z.object({ part: z.coerce.number().int().min(1).max(10_000) }) } },
    async ({ params: { part } }, reply) => {
      const { count } = await summariseProducts(database);
      const skip = productsBefore(part);
      if (skip >= count) {
        return sendError(reply, { code: 'NOT_FOUND', message: 'This sitemap does not exist.' });
      }
      return sendXml(reply, urlsetXml(address, eachProductPage(skip)));
    },
  );

  for (const channel of CHANNELS) {
    app.get(`/feeds/${channel}.xml`, { schema: { hide: true } }, async (_request, reply) => {
      const { store, delivery } = await currentSettings();
      const feed = { channel, store, delivery, address, moment: new Date() };
      return sendXml(reply, productFeedXml(feed, eachFeedProduct(database)));
    });
  }

  /** @param changedAt when the newest change of a product was; the home page shows it */
  async function listPages(changedAt: SitemapEntry['changedAt']): Promise<SitemapEntry[]> {
    const [ownPages, categories, subcategories] = await Promise.all([
      listPagesToFind(database),
      listFilledCategories(database),
      listFilledSubcategories(database),
    ]);
    return [
      { path: href('/'), changedAt },
      ...PAGES.map((path) => ({ path, changedAt: null })),
      ...ownPages,
      ...categories.map(({ name, changedAt }) => ({
        path: href('/products/category/:category', { category: name }),
        changedAt,
      })),
      ...subcategories.map(({ name, changedAt }) => ({
        path: href('/products/subcategory/:subcategory', { subcategory: name }),
        changedAt,
      })),
    ];
  }

  async function* eachProductPage(skip: number): AsyncGenerator<SitemapEntry[]> {
    for await (const batch of eachListedProduct(database, { skip, most: LARGEST_SITEMAP })) {
      yield batch.map(({ id, changedAt }) => ({ path: href('/product/:id', { id }), changedAt }));
    }
  }
};

async function* both<T>(first: Iterable<T>, second: AsyncIterable<T>): AsyncGenerator<T> {
  yield* first;
  yield* second;
}

function sendXml(reply: FastifyReply, xml: AsyncIterable<string>): FastifyReply {
  return send(reply, 'application/xml', Readable.from(xml));
}

function send(reply: FastifyReply, type: string, body: string | Readable): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).header('cache-control', AN_HOUR).send(body);
}
