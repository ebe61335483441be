import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createProduct } from '../../shop/catalogue/create-product.ts';
import { seenVersion } from '../../shop/catalogue/schemas.ts';
import type { Result } from '../../shop/errors.ts';
import { idSchema } from '../../shop/identity.ts';
import { removeProductPhotos } from '../../shop/media/product-photos.ts';
import { removeSharePicture } from '../../shop/media/remove-share-picture.ts';
import { changeProduct } from '../../shop/products/change-product.ts';
import { changeProducts } from '../../shop/products/change-products.ts';
import { deleteProduct } from '../../shop/products/delete-product.ts';
import { noSuchProduct } from '../../shop/products/failures.ts';
import { findStaffProduct, listStaffProducts } from '../../shop/products/queries.ts';
import {
  changeProductFormSchema,
  changeProductsSchema,
  createProductFormSchema,
  staffListSchema,
} from '../../shop/products/schemas.ts';
import type { StaffProduct, StaffProductsPage } from '../../shop/products/types.ts';
import type { Shop } from '../../shop/shop.ts';
import { doneAnswer, failureAnswer, productAnswer } from '../answers.ts';
import { answerFailure, invalidInput } from '../errors.ts';
import { readProductForm } from '../product-form.ts';
import { actorOf } from '../staff-access.ts';

const tags = ['Products (admin)'];
const consumes = ['multipart/form-data'];
const ofProduct = z.object({ id: idSchema });
const failures = { 400: failureAnswer, 401: failureAnswer, 404: failureAnswer, 409: failureAnswer };

const staffProductAnswer = productAnswer.extend({
  version: z.number().meta({ description: 'Grows with every change by staff' }),
  updatedAt: z.string(),
}) satisfies z.ZodType<StaffProduct>;

const staffPageAnswer = z.object({
  products: z.array(staffProductAnswer),
  page: z.number(),
  totalPages: z.number(),
  total: z.number(),
  lowStockAt: z.number(),
}) satisfies z.ZodType<StaffProductsPage>;

/** Products, changed by staff (R211), and the list that staff work in. */
export const productAdminCalls: FastifyPluginAsyncZod<Shop> = async (app, { database, settings }) => {
  app.get(
    '/api/v1/products/staff',
    {
      schema: {
        tags,
        summary: 'A page of all products, searched, filtered and sorted',
        querystring: staffListSchema,
        response: { 200: staffPageAnswer, 400: failureAnswer, 401: failureAnswer },
      },
    },
    ({ query }) => listStaffProducts(database, query, settings.lowStockAt),
  );

  app.get(
    '/api/v1/products/staff/:id',
    {
      schema: {
        tags,
        summary: 'One product with its version',
        params: ofProduct,
        response: { 200: staffProductAnswer, ...failures },
      },
    },
    async ({ params }, reply) =>
      (await findStaffProduct(database, params.id)) ?? answerFailure(reply, noSuchProduct().failure),
  );

  app.put(
    '/api/v1/products/staff',
    {
      schema: {
        tags,
        summary: 'Discounts and places of many products, all or none',
        body: changeProductsSchema,
        response: { 200: doneAnswer({ products: z.array(staffProductAnswer) }), ...failures },
      },
    },
    async (request, reply) => {
      const changed = await changeProducts(database, actorOf(request), request.body.changes);
      if (!changed.ok) return answerFailure(reply, changed.failure);
      return reply.send({ success: true, message: 'The products are changed.', products: changed.value });
    },
  );

  app.post(
    '/api/v1/products/create',
    {
      schema: {
        tags,
        summary: 'Create a product; a form (multipart) with its pictures in parts named "photos"',
        consumes,
        response: { 201: doneAnswer(productAnswer.shape), ...failures },
      },
    },
    async (request, reply) => {
      const created = await withForm(request, createProductFormSchema, (product) =>
        createProduct(database, product, actorOf(request)),
      );
      if (!created.ok) return answerFailure(reply, created.failure);
      const message = 'Product created successfully!';
      return reply.status(201).send({ success: true, message, ...created.value });
    },
  );

  app.put(
    '/api/v1/products/:id',
    {
      schema: {
        tags,
        summary:
          'Change what is sent of a product (multipart); parts "photos" are files or its own addresses',
        consumes,
        params: ofProduct,
        response: { 200: doneAnswer(staffProductAnswer.shape), ...failures },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const changed = await withForm(request, changeProductFormSchema, (change, stored) =>
        changeProduct(database, actorOf(request), id, change, stored),
      );
      if (!changed.ok) return answerFailure(reply, changed.failure);
      const { product, unusedPhotos } = changed.value;
      await removeProductPhotos(settings.dataDir, unusedPhotos);
      return reply.send({ success: true, message: 'The product is saved.', ...product });
    },
  );

  app.delete(
    '/api/v1/products/:id',
    {
      schema: {
        tags,
        summary: 'Delete a product; orders keep what they say about it',
        params: ofProduct,
        querystring: z.object({ version: seenVersion }),
        response: { 200: doneAnswer({}), ...failures },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const deleted = await deleteProduct(database, actorOf(request), id, request.query.version);
      if (!deleted.ok) return answerFailure(reply, deleted.failure);
      await removeProductPhotos(settings.dataDir, deleted.value.unusedPhotos);
      await removeSharePicture(settings.dataDir, id);
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
        const issues = parsed.error.issues.map(({ path, message }) => ({ field: String(path[0]), message }));
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
