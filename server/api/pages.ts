import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { LARGEST_PHOTO } from '../../shop/catalogue/products/schemas.ts';
import { createPage } from '../../shop/content/pages/create-page.ts';
import { deletePage } from '../../shop/content/pages/delete-page.ts';
import { discardDraft } from '../../shop/content/pages/discard-draft.ts';
import { previewPage } from '../../shop/content/pages/preview-page.ts';
import { publishPage } from '../../shop/content/pages/publish-page.ts';
import { findPageForStaff, listPages } from '../../shop/content/pages/queries.ts';
import { pagesResponse, staffPageResponse } from '../../shop/content/pages/responses.ts';
import { restorePage } from '../../shop/content/pages/restore-page.ts';
import { saveDraft } from '../../shop/content/pages/save-draft.ts';
import {
  createPageSchema,
  pageIdSchema,
  pageVersionSchema,
  restorePageSchema,
  savePageSchema,
  seenPageSchema,
} from '../../shop/content/pages/schemas.ts';
import { failure, fieldFailure, type Result } from '../../shop/errors.ts';
import { storeProductPhoto } from '../../shop/media/product-photos.ts';
import type { Shop } from '../../shop/shop.ts';
import { principalOf } from '../access/staff-access.ts';
import { receiveForm } from '../media/receive-form.ts';
import { sendError, sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Pages');
const params = z.object({ id: pageIdSchema });
const failures = errors(400, 401, 403, 404, 409);
const changed = { 200: successResponse({ page: staffPageResponse }), ...failures };
/** Stands for a page that is not stored yet. */
const NEW = 'new';
const DRAFT_SAVED = 'The draft is saved. Shoppers do not see it yet.';
const NO_PAGE = failure('NOT_FOUND', 'This page does not exist.').failure;

/** The texts of the shop's pages and posts (R600 to R609), for Shop Managers and super admins. */
export const pageEndpoints: FastifyPluginAsyncZod<Shop> = async (
  app,
  { database, settings: { dataDir } },
) => {
  /** What is told after a change: the page as its editor shows it. @throws when it is not there, which the change has seen */
  async function shown(id: string, message: string) {
    const page = await findPageForStaff(database, id);
    if (!page) throw new Error('A page that was just changed is not there.');
    return { success: true as const, message, page };
  }

  const writerOf = (request: FastifyRequest) => ({ principal: principalOf(request), dataDir });

  app.get(
    '/api/v1/pages',
    options('Every page and post whose text staff may change', {
      response: { 200: pagesResponse, ...errors(401, 403) },
    }),
    async () => ({ pages: await listPages(database) }),
  );

  app.get(
    '/api/v1/pages/:id',
    options('A page as its editor shows it: its draft, else what shoppers see, with its versions', {
      params,
      response: { 200: staffPageResponse, ...errors(400, 401, 403, 404) },
    }),
    async (request, reply) => {
      const page = await findPageForStaff(database, request.params.id);
      return page ? reply.send(page) : sendError(reply, NO_PAGE);
    },
  );

  app.post(
    '/api/v1/pages',
    options('Begin a page or a post of the shop’s own, as a draft', {
      body: createPageSchema,
      response: { 201: successResponse({ page: staffPageResponse }), ...failures },
    }),
    async (request, reply) => {
      const created = await createPage(database, request.body.state, writerOf(request));
      if (!created.ok) return sendError(reply, created.failure);
      return reply.status(201).send(await shown(created.value, DRAFT_SAVED));
    },
  );

  app.put(
    '/api/v1/pages/:id/draft',
    options('Save a draft, which shoppers do not see', { params, body: savePageSchema, response: changed }),
    async (request, reply) => {
      const { id } = request.params;
      const done = await saveDraft(database, id, request.body, writerOf(request));
      if (!done.ok) return sendError(reply, done.failure);
      return reply.send(await shown(id, DRAFT_SAVED));
    },
  );

  app.post(
    '/api/v1/pages/:id/discard-draft',
    options('Drop the draft', { params, body: pageVersionSchema, response: changed }),
    async (request, reply) => {
      const { id } = request.params;
      const done = await discardDraft(database, id, request.body.version, writerOf(request));
      if (!done.ok) return sendError(reply, done.failure);
      return reply.send(await shown(id, 'The draft is gone.'));
    },
  );

  app.post(
    '/api/v1/pages/:id/publish',
    options('Show shoppers what is written', { params, body: savePageSchema, response: changed }),
    async (request, reply) => {
      const { id } = request.params;
      const done = await publishPage(database, id, request.body, writerOf(request));
      if (!done.ok) return sendError(reply, done.failure);
      return reply.send(await shown(id, 'The page is published. Shoppers see it now.'));
    },
  );

  app.post(
    '/api/v1/pages/:id/restore',
    options('Show an earlier version again, as a new one; 0 is what a new shop has', {
      params,
      body: restorePageSchema,
      response: changed,
    }),
    async (request, reply) => {
      const { id } = request.params;
      const done = await restorePage(database, id, request.body, writerOf(request));
      if (!done.ok) return sendError(reply, done.failure);
      return reply.send(await shown(id, 'The earlier text is back. Shoppers see it now.'));
    },
  );

  app.delete(
    '/api/v1/pages/:id',
    options('Delete a page or a post of the shop’s own; what was published of it can be brought back', {
      params,
      querystring: seenPageSchema,
      response: { 200: successResponse({}), ...failures },
    }),
    async (request, reply) => {
      const { params, query } = request;
      const deleted = await deletePage(database, params.id, query.version, writerOf(request));
      return sendResult(reply, deleted, () => ({ message: 'The page is deleted.' }));
    },
  );

  app.post(
    '/api/v1/pages/:id/preview',
    options('The address of the very page with what is typed, for an hour', {
      params,
      body: createPageSchema,
      response: { 200: z.object({ address: z.string() }), ...errors(400, 401, 403, 404) },
    }),
    async ({ params: { id }, body }, reply) => {
      const isKnown = id === NEW || (await findPageForStaff(database, id)) !== null;
      if (!isKnown) return sendError(reply, NO_PAGE);
      return reply.send({ address: await previewPage(database, id, body.state) });
    },
  );

  app.post(
    '/api/v1/page-pictures',
    options('Store a picture for a text: one file named `picture`', {
      response: { 201: successResponse({ picture: z.string() }), ...errors(400, 401, 403, 413, 503) },
    }),
    async (request, reply) => {
      const stored = await receivePicture(request, dataDir);
      const message = 'The picture is stored.';
      return sendResult(reply.status(201), stored, (picture) => ({ message, picture }));
    },
  );
};

async function receivePicture(request: FastifyRequest, dataDir: string): Promise<Result<string>> {
  const { parts, remove } = await receiveForm(request, dataDir, { files: 1, fileSize: LARGEST_PHOTO });
  try {
    const file = parts.find((part) => part.kind === 'file' && part.field === 'picture');
    if (file?.kind !== 'file' || file.size === 0) return fieldFailure('picture', 'Please choose a picture.');
    if (file.tooLarge) return fieldFailure('picture', 'Please choose a picture of at most 10 MB.');
    const stored = await storeProductPhoto(dataDir, file.path, file.name);
    const why = stored.ok ? undefined : stored.failure.fields?.photos;
    return why === undefined ? stored : fieldFailure('picture', why);
  } finally {
    await remove();
  }
}
