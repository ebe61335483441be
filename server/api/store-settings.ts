import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { changeSettings, restoreSettings } from '../../shop/settings/store-settings/change-settings.ts';
import { listVersions, readCurrentChoice } from '../../shop/settings/store-settings/queries.ts';
import { storeSettingsResponse } from '../../shop/settings/store-settings/responses.ts';
import { toTexts } from '../../shop/settings/store-settings/rules.ts';
import {
  changeSettingsSchema,
  listVersionsSchema,
  restoreSettingsSchema,
} from '../../shop/settings/store-settings/schemas.ts';
import { versionsResponse } from '../../shop/settings/versions/responses.ts';
import type { Shop } from '../../shop/shop.ts';
import { principalOf } from '../access/staff-access.ts';
import { sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Settings');
const failures = errors(400, 401, 403, 409);

/** What the owner decides about the shop (R460 to R469), for Shop Managers and super admins. */
export const storeSettingsEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database, settings }) => {
  const { newShop } = settings;

  app.get(
    '/api/v1/store-settings',
    options('Everything that the owner decides, by its groups, as forms show it', {
      response: { 200: storeSettingsResponse, ...failures },
    }),
    async () => toTexts(await readCurrentChoice(database, newShop)),
  );

  app.put(
    '/api/v1/store-settings',
    options('Change groups of settings; refused with what somebody else changed since the version', {
      body: changeSettingsSchema,
      response: { 200: successResponse({ settings: storeSettingsResponse }), ...failures },
    }),
    async (request, reply) => {
      const owner = { principal: principalOf(request), newShop };
      const changed = await changeSettings(database, request.body, owner);
      return sendResult(reply, changed, (value) => ({
        message: 'The settings are saved. The shop shows them now.',
        settings: toTexts(value),
      }));
    },
  );

  app.post(
    '/api/v1/store-settings/restore',
    options('Bring an earlier version back, as a new one; 0 is what a new shop has', {
      body: restoreSettingsSchema,
      response: { 200: successResponse({ settings: storeSettingsResponse }), ...failures, ...errors(404) },
    }),
    async (request, reply) => {
      const owner = { principal: principalOf(request), newShop };
      const restored = await restoreSettings(database, request.body, owner);
      return sendResult(reply, restored, (value) => ({
        message: 'The earlier settings are back. The shop shows them now.',
        settings: toTexts(value),
      }));
    },
  );

  app.get(
    '/api/v1/store-settings/versions',
    options('Who changed what, the newest first, 20 a page', {
      querystring: listVersionsSchema,
      response: { 200: versionsResponse, ...failures },
    }),
    ({ query }) => listVersions(database, query.page, newShop),
  );
};
