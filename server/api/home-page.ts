import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { openPreview } from '../../shop/content/home-page/open-preview.ts';
import { listVersions, readForEditor, renewNames } from '../../shop/content/home-page/queries.ts';
import { homePageResponse } from '../../shop/content/home-page/responses.ts';
import {
  discardDraftSchema,
  listHomePagesSchema,
  previewHomePageSchema,
  restoreHomePageSchema,
  writeHomePageSchema,
} from '../../shop/content/home-page/schemas.ts';
import {
  discardDraft,
  publishHomePage,
  restoreHomePage,
  saveDraft,
} from '../../shop/content/home-page/write-home-page.ts';
import { versionsResponse } from '../../shop/settings/versions/responses.ts';
import type { Shop } from '../../shop/shop.ts';
import { setCookie } from '../access/cookies.ts';
import { principalOf } from '../access/staff-access.ts';
import { storeHomePicture } from '../media/home-picture.ts';
import { sendError, sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Home page');
const failures = errors(400, 401, 403, 409);
const written = { 200: successResponse({ homePage: homePageResponse }), ...failures };

/** The home page as its owner arranges it (R590 to R599), for Shop Managers and super admins. */
export const homePageEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database, settings }) => {
  const shown = async (message: string) => ({
    success: true as const,
    message,
    homePage: await readForEditor(database),
  });

  app.get(
    '/api/v1/home-page',
    options('The home page as it is published and as it is being arranged', {
      response: { 200: homePageResponse, ...failures },
    }),
    () => readForEditor(database),
  );

  app.put(
    '/api/v1/home-page/draft',
    options('Save what is being arranged; refused with what somebody else changed since it was seen', {
      body: writeHomePageSchema,
      response: written,
    }),
    async (request, reply) => {
      const saved = await saveDraft(database, request.body, principalOf(request));
      if (!saved.ok) return sendError(reply, saved.failure);
      return reply.send(await shown('The draft is saved. Shoppers do not see it yet.'));
    },
  );

  app.delete(
    '/api/v1/home-page/draft',
    options('Give up what is being arranged', { body: discardDraftSchema, response: written }),
    async (request, reply) => {
      const discarded = await discardDraft(database, request.body.seen);
      if (!discarded.ok) return sendError(reply, discarded.failure);
      return reply.send(await shown('The draft is gone.'));
    },
  );

  app.post(
    '/api/v1/home-page/publish',
    options('Publish a home page; refused with what is missing, by field', {
      body: writeHomePageSchema,
      response: written,
    }),
    async (request, reply) => {
      const published = await publishHomePage(database, request.body, principalOf(request));
      if (!published.ok) return sendError(reply, published.failure);
      return reply.send(await shown('The home page is published. Shoppers see it now.'));
    },
  );

  app.post(
    '/api/v1/home-page/restore',
    options('Bring an earlier version back, as a new one; 0 is what a new shop has', {
      body: restoreHomePageSchema,
      response: { ...written, ...errors(404) },
    }),
    async (request, reply) => {
      const restored = await restoreHomePage(database, request.body, principalOf(request));
      if (!restored.ok) return sendError(reply, restored.failure);
      return reply.send(await shown('The earlier home page is back. Shoppers see it now.'));
    },
  );

  app.get(
    '/api/v1/home-page/versions',
    options('Who changed what, the newest first, 20 a page', {
      querystring: listHomePagesSchema,
      response: { 200: versionsResponse, ...failures },
    }),
    ({ query }) => listVersions(database, query.page),
  );

  app.post(
    '/api/v1/home-page/preview',
    options('Look at a home page before it is published; a cookie opens it at /home-preview', {
      body: previewHomePageSchema,
      response: { 200: successResponse({}), ...failures },
    }),
    async (request, reply) => {
      const page = await renewNames(database, request.body.page);
      setCookie(reply, settings, 'home-preview', await openPreview(database, page, principalOf(request)));
      return reply.send({ success: true, message: 'The preview is ready.' });
    },
  );

  app.post(
    '/api/v1/home-page/pictures',
    options('Store a picture of a banner: the original, or one of its two crops', {
      response: { 200: successResponse({ address: z.string() }), ...failures, ...errors(413, 503) },
    }),
    async (request, reply) => {
      const stored = await storeHomePicture(request, settings.dataDir);
      return sendResult(reply, stored, (address) => ({ message: 'The picture is stored.', address }));
    },
  );
};
