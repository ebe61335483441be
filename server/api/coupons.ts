import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idSchema } from '../../shop/identity.ts';
import { checkCoupon } from '../../shop/orders/coupons/check-coupon.ts';
import { listCoupons } from '../../shop/orders/coupons/queries.ts';
import {
  type CouponShown,
  checkedCouponResponse,
  couponResponse,
  couponsResponse,
} from '../../shop/orders/coupons/responses.ts';
import {
  changeCouponSchema,
  checkCouponSchema,
  createCouponSchema,
  listCouponsSchema,
  switchCouponSchema,
} from '../../shop/orders/coupons/schemas.ts';
import { changeCoupon, createCoupon, switchCoupon } from '../../shop/orders/coupons/write-coupons.ts';
import type { Shop } from '../../shop/shop.ts';
import { principalOf } from '../access/staff-access.ts';
import { sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Coupons');
const params = z.object({ id: idSchema });
const written = { 200: successResponse({ coupon: couponResponse }), ...errors(400, 401, 403, 404, 409) };

const saved = (coupon: CouponShown) => ({ message: `The coupon ${coupon.code} is saved.`, coupon });

/** Coupons (R560 to R566): what one takes off a cart, and the managers' list of them. */
export const couponEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database, currentSettings }) => {
  app.post(
    '/api/v1/checkout/coupon',
    options('What a coupon takes off a cart, or why it does not apply; nothing is stored', {
      body: checkCouponSchema,
      response: { 200: successResponse({ coupon: checkedCouponResponse }), ...errors(400, 409, 429) },
    }),
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const checked = await checkCoupon(database, request.body, (await currentSettings()).delivery);
      return sendResult(reply, checked, (coupon) => ({ message: `${coupon.code} applies.`, coupon }));
    },
  );

  app.get(
    '/api/v1/coupons',
    options('Coupons, the newest first, with how often each was used and what it cost', {
      querystring: listCouponsSchema,
      response: { 200: couponsResponse, ...errors(400, 401, 403) },
    }),
    ({ query }) => listCoupons(database, query),
  );

  app.post(
    '/api/v1/coupons',
    options('Add a coupon; it is on at once, from its first day', {
      body: createCouponSchema,
      response: { 201: successResponse({ coupon: couponResponse }), ...errors(400, 401, 403, 409) },
    }),
    async (request, reply) => {
      const created = await createCoupon(database, request.body, principalOf(request));
      return sendResult(reply.status(201), created, saved);
    },
  );

  app.put(
    '/api/v1/coupons/:id',
    options('Change what a coupon gives, and when; orders that hold it keep what was agreed', {
      params,
      body: changeCouponSchema,
      response: written,
    }),
    async (request, reply) => {
      const changed = await changeCoupon(database, request.params.id, request.body, principalOf(request));
      return sendResult(reply, changed, saved);
    },
  );

  app.put(
    '/api/v1/coupons/:id/switch',
    options('Switch a coupon on or off', { params, body: switchCouponSchema, response: written }),
    async (request, reply) => {
      const { params, body } = request;
      const changed = await switchCoupon(database, params.id, body, principalOf(request));
      return sendResult(reply, changed, (coupon) => ({
        message: `The coupon ${coupon.code} is ${body.isOn ? 'on' : 'off'}.`,
        coupon,
      }));
    },
  );
};
