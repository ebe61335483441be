import { Readable } from 'node:stream';
import type { FastifySchema } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findCategory, listCategories } from '../../shop/catalogue/categories/queries.ts';
import { categoryResponse, subcategorySummariesResponse } from '../../shop/catalogue/categories/responses.ts';
import { listPopularSubcategories, listSection } from '../../shop/catalogue/home-sections/queries.ts';
import { isSectionSlug, SECTIONS, shuffleSeed } from '../../shop/catalogue/home-sections/rules.ts';
import { sectionPageSchema } from '../../shop/catalogue/home-sections/schemas.ts';
import { type ListingOf, listProducts, readListing } from '../../shop/catalogue/listing/queries.ts';
import { readListingChoice, readPageSize } from '../../shop/catalogue/listing/rules.ts';
import { listProductsSchema } from '../../shop/catalogue/listing/schemas.ts';
import { noSuchProduct } from '../../shop/catalogue/products/failures.ts';
import {
  eachProduct,
  findProduct,
  listProductsByIds,
  listRelatedProducts,
} from '../../shop/catalogue/products/queries.ts';
import { type Product, productResponse } from '../../shop/catalogue/products/responses.ts';
import { searchByName } from '../../shop/catalogue/search/queries.ts';
import { searchByNameSchema } from '../../shop/catalogue/search/schemas.ts';
import { idSchema, isId } from '../../shop/identity.ts';
import { MOST_LINES } from '../../shop/orders/schemas.ts';
import type { Shop } from '../../shop/shop.ts';
import { keepResponse } from '../page-cache/cache-responses.ts';
import { EXACT_STOCK } from '../page-cache/response-cache.ts';
import { sendError } from '../responses/errors.ts';
import { errors, routeOptions } from '../responses/schemas.ts';

const sectionSlugs = Object.keys(SECTIONS);
const options = routeOptions('Catalogue');
const shared = <Schema extends FastifySchema>(summary: string, schema: Schema) => ({
  ...options(summary, schema),
  config: { isShared: true },
});
const listingName = z.string().trim().min(1).max(200);

const idsParameter = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(idSchema).max(MOST_LINES))
  .optional();

/** What everybody may read of the catalogue (R203 to R209). */
export const catalogueEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database }) => {
  app.get(
    '/api/v1/categories',
    shared('All categories in menu order', { response: { 200: z.array(categoryResponse) } }),
    (_request, reply) => {
      // A change of these is a change of everything.
      keepResponse(reply, [], '/api/v1/categories');
      return listCategories(database);
    },
  );

  app.get(
    '/api/v1/products/searchByName',
    options('Products that the query finds, also by typing mistakes and Roman Urdu; best match first', {
      querystring: searchByNameSchema,
      response: { 200: z.array(productResponse) },
    }),
    ({ query }) => searchByName(database, query.query),
  );

  app.get(
    '/api/v1/products/popular-categories/subcategories',
    shared('Each subcategory with the photos of its first product', {
      response: { 200: subcategorySummariesResponse },
    }),
    (_request, reply) => {
      keepResponse(reply, [], '/api/v1/products/popular-categories/subcategories');
      return listPopularSubcategories(database);
    },
  );

  app.get(
    '/api/v1/products/products/:slug',
    shared('The products of one section of the home page', {
      params: z.object({ slug: z.string().meta({ description: sectionSlugs.join(', ') }) }),
      querystring: sectionPageSchema,
      response: { 200: z.array(productResponse), ...errors(404) },
    }),
    async ({ params, query }, reply) => {
      if (!isSectionSlug(params.slug)) {
        return sendError(reply, { code: 'NOT_FOUND', message: 'The home page has no such section.' });
      }
      keepResponse(reply, 'anything', `/api/v1/products/products/${params.slug}`);
      return listSection(database, params.slug, query.seed ?? shuffleSeed(Date.now()), query.page);
    },
  );

  app.get(
    '/api/v1/products/:id',
    shared('One product', {
      params: z.object({ id: idSchema }),
      response: { 200: productResponse, ...errors(404) },
    }),
    async ({ params }, reply) => {
      const product = await findProduct(database, params.id);
      if (!product) return sendError(reply, noSuchProduct().failure);
      keepResponse(reply, [`product:${product._id}`, EXACT_STOCK], `/api/v1/products/${product._id}`);
      return product;
    },
  );

  app.get(
    '/api/v1/products/product/:id/related',
    options('At most six related products', {
      params: z.object({ id: idSchema }),
      response: { 200: z.array(productResponse), ...errors(404) },
    }),
    async ({ params }, reply) => {
      const product = await findProduct(database, params.id);
      return product ? listRelatedProducts(database, product) : sendError(reply, noSuchProduct().failure);
    },
  );

  app.get(
    '/api/v1/products/category/:categoryId',
    shared("The products of a category, by its id or its name; an unknown name's list is empty", {
      params: z.object({ categoryId: listingName }),
      response: { 200: z.array(productResponse), ...errors(404) },
    }),
    async ({ params: { categoryId } }, reply) => {
      const category = await findCategory(database, categoryId);
      if (category) {
        const { _id, name } = category;
        const addresses = [_id, encodeURIComponent(name)].map((part) => `/api/v1/products/category/${part}`);
        keepResponse(reply, [`category:${_id}`], ...addresses);
        return listProducts(database, { categoryId: _id });
      }
      if (!isId(categoryId)) return [];
      return sendError(reply, { code: 'NOT_FOUND', message: 'This category does not exist.' });
    },
  );

  app.get(
    '/api/v1/products/subcategory/:subcategory',
    options("The products of a subcategory, by its name; an unknown name's list is empty", {
      params: z.object({ subcategory: listingName }),
      response: { 200: z.array(productResponse) },
    }),
    ({ params }) => listProducts(database, { subcategory: params.subcategory }),
  );

  app.get(
    '/api/v1/products',
    options(
      'All products, streamed; with any parameter but "ids" one page, { products, page, totalPages, total }; ' +
        'with "ids" these products, for a cart that wants to be up to date',
      {
        querystring: z.object({ ids: idsParameter, ...listProductsSchema.shape }),
      },
    ),
    async ({ query: { ids, ...listing } }, reply) => {
      if (ids) return listProductsByIds(database, ids);
      if (Object.values(listing).some((value) => value !== undefined)) {
        return sendPage(database, listing);
      }
      return reply
        .type('application/json; charset=utf-8')
        .send(Readable.from(asJsonList(eachProduct(database))));
    },
  );
};

async function sendPage(database: Shop['database'], query: Partial<Record<string, string>>) {
  const of = await findListing(database, query);
  if (!of) return { products: [], page: 1, totalPages: 1, total: 0 };
  const listing = await readListing(database, of, readListingChoice(query), readPageSize(query.limit));
  const { products, paging, count } = listing;
  return { products, page: paging.number, totalPages: paging.pages, total: count };
}

async function findListing(
  database: Shop['database'],
  { category, subcategory }: Partial<Record<string, string>>,
): Promise<ListingOf | null> {
  if (subcategory !== undefined) return { subcategory };
  if (category === undefined) return 'everything';
  const found = await findCategory(database, category);
  return found && { categoryId: found._id };
}

async function* asJsonList(products: AsyncIterable<Product>): AsyncGenerator<string> {
  let separator = '[';
  for await (const product of products) {
    yield separator + JSON.stringify(product);
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
