import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { changeProduct } from '../../shop/catalogue/products/change-product.ts';
import { changeProducts } from '../../shop/catalogue/products/change-products.ts';
import { createProduct } from '../../shop/catalogue/products/create-product.ts';
import { deleteProduct, deleteProducts } from '../../shop/catalogue/products/delete-products.ts';
import { listDeleted } from '../../shop/catalogue/products/deleted/queries.ts';
import {
  deletedProductsResponse,
  restoredResponse,
} from '../../shop/catalogue/products/deleted/responses.ts';
import { restoreProducts } from '../../shop/catalogue/products/deleted/restore-products.ts';
import {
  deleteProductsSchema,
  listDeletedSchema,
  restoreProductsSchema,
} from '../../shop/catalogue/products/deleted/schemas.ts';
import { duplicateProduct } from '../../shop/catalogue/products/duplicate-product.ts';
import { noSuchProduct } from '../../shop/catalogue/products/failures.ts';
import { findStaffProduct, listBrands } from '../../shop/catalogue/products/queries.ts';
import { productResponse, staffProductResponse } from '../../shop/catalogue/products/responses.ts';
import { changeProductFormSchema, changeProductsSchema } from '../../shop/catalogue/products/schemas.ts';
import { listStaffProducts } from '../../shop/catalogue/staff-list/queries.ts';
import { staffProductsResponse } from '../../shop/catalogue/staff-list/responses.ts';
import { staffListSchema } from '../../shop/catalogue/staff-list/schemas.ts';
import { findStaffVariants } from '../../shop/catalogue/variants/queries.ts';
import { staffVariantsResponse } from '../../shop/catalogue/variants/responses.ts';
import { saveVariants } from '../../shop/catalogue/variants/save-variants.ts';
import { createWithOptionsSchema, saveVariantsSchema } from '../../shop/catalogue/variants/schemas.ts';
import type { Result } from '../../shop/errors.ts';
import { idSchema, seenVersion } from '../../shop/identity.ts';
import { removeProductPhotos } from '../../shop/media/product-photos.ts';
import { removeOpenGraphImage } from '../../shop/media/store-open-graph-image.ts';
import type { Shop } from '../../shop/shop.ts';
import { principalOf } from '../access/staff-access.ts';
import { readProductForm } from '../media/product-form.ts';
import { invalidInput, sendError, sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Products (admin)');
const consumes = ['multipart/form-data'];
const ofProduct = z.object({ id: idSchema });
const failures = errors(400, 401, 404, 409);

/** The part of a form that a fault is in; of a part with variants, also where in it. */
function fieldOf([part, ...within]: readonly PropertyKey[]): string {
  return part === 'options' || part === 'variants' ? [part, ...within].join('.') : String(part);
}

/** Products, changed by staff (R211), and the list that staff work in. */
export const productAdminEndpoints: FastifyPluginAsyncZod<Shop> = async (
  app,
  { database, settings, currentSettings },
) => {
  app.get(
    '/api/v1/products/staff',
    options('A page of all products, searched, filtered and sorted', {
      querystring: staffListSchema,
      response: { 200: staffProductsResponse, ...errors(400, 401) },
    }),
    async ({ query }) => listStaffProducts(database, query, (await currentSettings()).lowStockAt),
  );

  app.get(
    '/api/v1/products/staff/brands',
    options('The brands that products have, by name', {
      response: { 200: z.array(z.string()), ...errors(401) },
    }),
    () => listBrands(database),
  );

  app.get(
    '/api/v1/products/staff/:id',
    options('One product with its version', {
      params: ofProduct,
      response: { 200: staffProductResponse, ...failures },
    }),
    async ({ params }, reply) =>
      (await findStaffProduct(database, params.id)) ?? sendError(reply, noSuchProduct().failure),
  );

  app.put(
    '/api/v1/products/staff',
    options('Discounts, places and states of many products, all or none', {
      body: changeProductsSchema,
      response: { 200: successResponse({ products: z.array(staffProductResponse) }), ...failures },
    }),
    async (request, reply) => {
      const changed = await changeProducts(database, principalOf(request), request.body.changes);
      return sendResult(reply, changed, (products) => ({ message: 'The products are changed.', products }));
    },
  );

  app.get(
    '/api/v1/products/:id/variants',
    options('The options of a product with all its variants', {
      params: ofProduct,
      response: { 200: staffVariantsResponse, ...failures },
    }),
    async ({ params }, reply) =>
      (await findStaffVariants(database, params.id)) ?? sendError(reply, noSuchProduct().failure),
  );

  app.put(
    '/api/v1/products/:id/variants',
    options('The options of a product with all its variants, at once; those that are not sent are deleted', {
      params: ofProduct,
      body: saveVariantsSchema,
      response: { 200: successResponse(staffVariantsResponse.shape), ...failures },
    }),
    async (request, reply) => {
      const { id } = request.params;
      const saved = await saveVariants(database, principalOf(request), id, request.body);
      return sendResult(reply, saved, (variants) => ({ message: 'The options are saved.', ...variants }));
    },
  );

  app.post(
    '/api/v1/products/staff/delete',
    options('Delete many products, all or none; for 30 days it can be undone', {
      body: deleteProductsSchema,
      response: { 200: successResponse({ deleted: z.number() }), ...failures },
    }),
    async (request, reply) => {
      const { products } = request.body;
      const deleted = await deleteProducts(database, principalOf(request), products);
      if (!deleted.ok) return sendError(reply, deleted.failure);
      for (const { _id } of products) await removeOpenGraphImage(settings.dataDir, _id);
      return reply.send({ success: true, message: 'The products are deleted.', deleted: deleted.value });
    },
  );

  app.get(
    '/api/v1/products/staff/deleted',
    options('What was deleted in the last 30 days, newest first', {
      querystring: listDeletedSchema,
      response: { 200: deletedProductsResponse, ...errors(400, 401) },
    }),
    ({ query }) => listDeleted(database, query.page),
  );

  app.post(
    '/api/v1/products/staff/restore',
    options('Undo the deletion of products, each by itself', {
      body: restoreProductsSchema,
      response: { 200: successResponse(restoredResponse.shape), ...errors(400, 401) },
    }),
    async (request, reply) => {
      const undone = await restoreProducts(database, principalOf(request), request.body.ids);
      return reply.send({ success: true, message: 'What could come back is back.', ...undone });
    },
  );

  app.post(
    '/api/v1/products/staff/:id/duplicate',
    options('Make a draft like a product, without stock, codes and reviews', {
      params: ofProduct,
      response: { 201: successResponse(staffProductResponse.shape), ...failures },
    }),
    async (request, reply) => {
      const { dataDir } = settings;
      const copy = await duplicateProduct(database, dataDir, principalOf(request), request.params.id);
      return sendResult(reply.status(201), copy, (draft) => ({ message: 'The draft is made.', ...draft }));
    },
  );

  app.post(
    '/api/v1/products/create',
    options('Create a product; a form (multipart) with its pictures in parts named "photos"', {
      consumes,
      response: { 201: successResponse(productResponse.shape), ...failures },
    }),
    async (request, reply) => {
      const created = await withForm(request, createWithOptionsSchema, (product) =>
        createProduct(database, product, principalOf(request)),
      );
      const message = 'Product created successfully!';
      return sendResult(reply.status(201), created, (product) => ({ message, ...product }));
    },
  );

  app.put(
    '/api/v1/products/:id',
    options('Change what is sent of a product (multipart); parts "photos" are files or its own addresses', {
      consumes,
      params: ofProduct,
      response: { 200: successResponse(staffProductResponse.shape), ...failures },
    }),
    async (request, reply) => {
      const { id } = request.params;
      const changed = await withForm(request, changeProductFormSchema, (change, stored) =>
        changeProduct(database, principalOf(request), id, change, stored),
      );
      if (!changed.ok) return sendError(reply, changed.failure);
      const { product, unusedPhotos } = changed.value;
      await removeProductPhotos(settings.dataDir, unusedPhotos);
      return reply.send({ success: true, message: 'The product is saved.', ...product });
    },
  );

  app.delete(
    '/api/v1/products/:id',
    options('Delete a product; orders keep what they say about it', {
      params: ofProduct,
      querystring: z.object({ version: seenVersion }),
      response: { 200: successResponse({}), ...failures },
    }),
    async (request, reply) => {
      const { id } = request.params;
      const deleted = await deleteProduct(database, principalOf(request), id, request.query.version);
      if (!deleted.ok) return sendError(reply, deleted.failure);
      await removeOpenGraphImage(settings.dataDir, id);
      return reply.send({ success: true, message: 'The product is deleted.' });
    },
  );

  /** Reads and checks the form of a product for an operation. Its pictures stay only where that succeeds. */
  async function withForm<Checked, T>(
    request: FastifyRequest,
    schema: z.ZodType<Checked>,
    operation: (checked: Checked, stored: readonly string[]) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const form = await readProductForm(request, settings.dataDir);
    if (!form.ok) return form;
    const { fields, photos, stored } = form.value;
    let succeeded = false;
    try {
      const parsed = schema.safeParse({ ...fields, photos });
      if (!parsed.success) {
        const issues = parsed.error.issues.map(({ path, message }) => ({ field: fieldOf(path), message }));
        return { ok: false, failure: invalidInput(issues) };
      }
      const result = await operation(parsed.data, stored);
      succeeded = result.ok;
      return result;
    } finally {
      if (!succeeded) await removeProductPhotos(settings.dataDir, stored);
    }
  }
};
