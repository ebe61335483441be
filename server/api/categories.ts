import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addSubcategory } from '../../shop/catalogue/categories/add-subcategory.ts';
import { createCategory } from '../../shop/catalogue/categories/create-category.ts';
import { deleteCategory } from '../../shop/catalogue/categories/delete-category.ts';
import { deleteSubcategory } from '../../shop/catalogue/categories/delete-subcategory.ts';
import { noSuchCategory } from '../../shop/catalogue/categories/failures.ts';
import { orderCategories } from '../../shop/catalogue/categories/order-categories.ts';
import { listSubcategoryNames } from '../../shop/catalogue/categories/queries.ts';
import { renameCategory } from '../../shop/catalogue/categories/rename-category.ts';
import { renameSubcategory } from '../../shop/catalogue/categories/rename-subcategory.ts';
import { categoryResponse } from '../../shop/catalogue/categories/responses.ts';
import {
  addSubcategorySchema,
  createCategorySchema,
  orderCategoriesSchema,
  removalSchema,
  renameCategorySchema,
  renameSubcategorySchema,
  subcategoryIndex,
} from '../../shop/catalogue/categories/schemas.ts';
import { idSchema } from '../../shop/identity.ts';
import type { Shop } from '../../shop/shop.ts';
import { principalOf } from '../access/staff-access.ts';
import { sendError, sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Categories (admin)');
const ofCategory = z.object({ id: idSchema });
const ofSubcategory = z.object({ id: idSchema, index: subcategoryIndex });
const failures = errors(400, 401, 404, 409);
const changed = successResponse(categoryResponse.shape);

/** Categories and subcategories, changed by staff (R213, R214). */
export const categoryEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database }) => {
  app.post(
    '/api/v1/categories',
    options('Create a category with its subcategories', {
      body: createCategorySchema,
      response: { 201: changed, ...failures },
    }),
    async (request, reply) => {
      const created = await createCategory(database, request.body, principalOf(request));
      const message = 'Category created successfully!';
      return sendResult(reply.status(201), created, (category) => ({ message, ...category }));
    },
  );

  app.put(
    '/api/v1/categories/order',
    options('The order of all categories in the menus', {
      body: orderCategoriesSchema,
      response: { 200: successResponse({ categories: z.array(categoryResponse) }), ...failures },
    }),
    async (request, reply) => {
      const ordered = await orderCategories(database, principalOf(request), request.body.ids);
      return sendResult(reply, ordered, (categories) => ({ message: 'The order is saved.', categories }));
    },
  );

  app.put(
    '/api/v1/categories/:id',
    options('Rename a category; its products come along', {
      params: ofCategory,
      body: renameCategorySchema,
      response: { 200: changed, ...failures },
    }),
    async (request, reply) => {
      const renamed = await renameCategory(database, principalOf(request), request.params.id, request.body);
      const message = 'Category updated successfully!';
      return sendResult(reply, renamed, (category) => ({ message, ...category }));
    },
  );

  app.delete(
    '/api/v1/categories/:id',
    options('Delete a category; its products, if any, have to be told where to go', {
      params: ofCategory,
      querystring: removalSchema,
      response: { 200: successResponse({ moved: z.number() }), ...failures },
    }),
    async (request, reply) => {
      const deleted = await deleteCategory(database, principalOf(request), request.params.id, request.query);
      return sendResult(reply, deleted, ({ moved }) => ({
        message: 'Category deleted successfully!',
        moved,
      }));
    },
  );

  app.get(
    '/api/v1/categories/:id/subcategories',
    options("The names of a category's subcategories, in order", {
      params: ofCategory,
      response: { 200: z.array(z.string()), ...failures },
    }),
    async ({ params }, reply) =>
      (await listSubcategoryNames(database, params.id)) ?? sendError(reply, noSuchCategory().failure),
  );

  app.put(
    '/api/v1/categories/:id/subcategories',
    options('Add a subcategory at the end', {
      params: ofCategory,
      body: addSubcategorySchema,
      response: { 200: changed, ...failures },
    }),
    async (request, reply) => {
      const added = await addSubcategory(database, principalOf(request), request.params.id, request.body);
      const message = 'Subcategory added successfully!';
      return sendResult(reply, added, (category) => ({ message, ...category }));
    },
  );

  app.put(
    '/api/v1/categories/:id/subcategories/:index',
    options('Rename a subcategory; its products come along', {
      params: ofSubcategory,
      body: renameSubcategorySchema,
      response: { 200: changed, ...failures },
    }),
    async (request, reply) => {
      const { id, index } = request.params;
      const renamed = await renameSubcategory(database, principalOf(request), id, index, request.body);
      const message = 'Subcategory updated successfully!';
      return sendResult(reply, renamed, (category) => ({ message, ...category }));
    },
  );

  app.delete(
    '/api/v1/categories/:id/subcategories/:index',
    options('Delete a subcategory; its products, if any, have to be told where to go', {
      params: ofSubcategory,
      querystring: removalSchema,
      response: { 200: changed, ...failures },
    }),
    async (request, reply) => {
      const { id, index } = request.params;
      const deleted = await deleteSubcategory(database, principalOf(request), id, index, request.query);
      const message = 'Subcategory deleted successfully!';
      return sendResult(reply, deleted, (category) => ({ message, ...category }));
    },
  );
};
