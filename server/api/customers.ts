import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findCustomer } from '../../shop/back-office/people/customers/find-customer.ts';
import { listCustomers } from '../../shop/back-office/people/customers/list-customers.ts';
import {
  customerResponse,
  customersPageResponse,
} from '../../shop/back-office/people/customers/responses.ts';
import {
  customerNoteSchema,
  listCustomersSchema,
  oneCustomerSchema,
} from '../../shop/back-office/people/customers/schemas.ts';
import { writeCustomerNote } from '../../shop/back-office/people/customers/write-note.ts';
import { failure } from '../../shop/errors.ts';
import { cityNamesOf } from '../../shop/fields/cities.ts';
import type { Shop } from '../../shop/shop.ts';
import { principalOf } from '../access/staff-access.ts';
import { sendError } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

const options = routeOptions('Customers');

/** The customers of the shop, for staff (R485, R486). */
export const customerEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database, currentSettings }) => {
  app.get(
    '/api/v1/customers',
    options('Customers by their mobiles, who ordered last first; or those whom a search finds', {
      querystring: listCustomersSchema,
      response: { 200: customersPageResponse, ...errors(400, 401) },
    }),
    async ({ query }) => listCustomers(database, query, cityNamesOf((await currentSettings()).cities)),
  );

  app.get(
    '/api/v1/customers/one',
    options('A customer: orders, products, returns, record and notes', {
      querystring: oneCustomerSchema,
      response: { 200: customerResponse, ...errors(400, 401, 404) },
    }),
    async ({ query: { mobile, after } }, reply) => {
      const customer = await findCustomer(database, mobile, after);
      if (customer) return customer;
      return sendError(reply, failure('NOT_FOUND', 'Nobody has ordered by this mobile.').failure);
    },
  );

  app.post(
    '/api/v1/customers/notes',
    options('Write a note about a customer, for staff alone', {
      body: customerNoteSchema,
      response: { 201: successResponse({}), ...errors(400, 401) },
    }),
    async (request, reply) => {
      await writeCustomerNote(database, request.body, principalOf(request));
      return reply.status(201).send({ success: true, message: 'The note is kept.' });
    },
  );
};
