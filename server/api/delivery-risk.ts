import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { formatMobile } from '../../shop/fields/rules.ts';
import { idSchema } from '../../shop/identity.ts';
import { blockMobile, liftBlock } from '../../shop/orders/risk/block-mobile.ts';
import { listBlocked, listRules } from '../../shop/orders/risk/queries.ts';
import { replayOrders } from '../../shop/orders/risk/replay-orders.ts';
import {
  blockedMobilesResponse,
  replayResponse,
  riskRuleResponse,
  riskRulesResponse,
} from '../../shop/orders/risk/responses.ts';
import {
  blockMobileSchema,
  listBlockedSchema,
  replaySchema,
  riskRuleSchema,
  switchRuleSchema,
} from '../../shop/orders/risk/schemas.ts';
import { changeRule, createRule, deleteRule, switchRule } from '../../shop/orders/risk/write-rules.ts';
import type { Shop } from '../../shop/shop.ts';
import { principalOf } from '../access/staff-access.ts';
import { sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Who refuses');
const params = z.object({ id: idSchema });
const written = { 200: successResponse({ rule: riskRuleResponse }), ...errors(400, 401, 403, 404, 409) };

/** Who refuses parcels (R375 to R382): the owner's rules, blocked mobiles, and what the rules would have met. */
export const deliveryRiskEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database }) => {
  app.get(
    '/api/v1/risk/rules',
    options('The rules over the record of a mobile, on and off', {
      response: { 200: riskRulesResponse, ...errors(401) },
    }),
    async () => ({ rules: await listRules(database) }),
  );

  app.post(
    '/api/v1/risk/rules',
    options('Add a rule; it is off until it is switched on', {
      body: riskRuleSchema,
      response: { 201: successResponse({ rule: riskRuleResponse }), ...errors(400, 401, 403) },
    }),
    async (request, reply) => {
      const created = await createRule(database, request.body, principalOf(request));
      const message = 'The rule is saved. It is off.';
      return sendResult(reply.status(201), created, (rule) => ({ message, rule }));
    },
  );

  app.put(
    '/api/v1/risk/rules/:id',
    options('Change a rule', { params, body: riskRuleSchema, response: written }),
    async (request, reply) => {
      const changed = await changeRule(database, request.params.id, request.body, principalOf(request));
      return sendResult(reply, changed, (rule) => ({ message: 'The rule is saved.', rule }));
    },
  );

  app.put(
    '/api/v1/risk/rules/:id/switch',
    options('Switch a rule on or off', { params, body: switchRuleSchema, response: written }),
    async (request, reply) => {
      const { params, body } = request;
      const changed = await switchRule(database, params.id, body, principalOf(request));
      return sendResult(reply, changed, (rule) => ({
        message: `“${rule.name}” is ${body.isOn ? 'on' : 'off'}.`,
        rule,
      }));
    },
  );

  app.delete(
    '/api/v1/risk/rules/:id',
    options('Delete a rule', {
      params,
      response: { 200: successResponse({}), ...errors(401, 403, 404) },
    }),
    async (request, reply) => {
      const deleted = await deleteRule(database, request.params.id, principalOf(request));
      return sendResult(reply, deleted, (name) => ({ message: `“${name}” is deleted.` }));
    },
  );

  app.get(
    '/api/v1/risk/blocked',
    options('Blocked mobiles, newest first, each with its record', {
      querystring: listBlockedSchema,
      response: { 200: blockedMobilesResponse, ...errors(400, 401) },
    }),
    ({ query }) => listBlocked(database, query),
  );

  app.post(
    '/api/v1/risk/blocked',
    options('Block a mobile: the checkout asks it to call the shop', {
      body: blockMobileSchema,
      response: { 201: successResponse({}), ...errors(400, 401) },
    }),
    async (request, reply) => {
      const blocked = await blockMobile(database, request.body, principalOf(request));
      return sendResult(reply.status(201), blocked, (mobile) => ({
        message: `${formatMobile(mobile)} is blocked.`,
      }));
    },
  );

  app.delete(
    '/api/v1/risk/blocked/:id',
    options('Lift a block', { params, response: { 200: successResponse({}), ...errors(401, 404) } }),
    async (request, reply) => {
      const lifted = await liftBlock(database, request.params.id, principalOf(request));
      return sendResult(reply, lifted, (mobile) => ({ message: `${formatMobile(mobile)} can order again.` }));
    },
  );

  app.get(
    '/api/v1/risk/replay',
    options('What each rule would have met in the last 1, 3 or 6 months, by what was known at the time', {
      querystring: replaySchema,
      response: { 200: replayResponse, ...errors(400, 401, 403, 503) },
    }),
    ({ query }) => replayOrders(database, Number(query.months)),
  );
};
