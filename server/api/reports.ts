import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { exportReport } from '../../shop/orders/reports/export-report.ts';
import { readReport } from '../../shop/orders/reports/read-report.ts';
import { reportResponse } from '../../shop/orders/reports/responses.ts';
import { MOST_ROWS } from '../../shop/orders/reports/rules.ts';
import { reportSchema } from '../../shop/orders/reports/schemas.ts';
import type { Shop } from '../../shop/shop.ts';
import { sendError } from '../responses/errors.ts';
import { errors, routeOptions } from '../responses/schemas.ts';
import { sendCsv } from '../responses/send-csv.ts';

const options = routeOptions('Reports');

/** What was placed, confirmed, delivered, and came back, for Shop Managers (R490 to R496). */
export const reportEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database }) => {
  app.get(
    '/api/v1/reports',
    options(
      'What was placed, confirmed, delivered, came back, by time or by something else, with the days before',
      {
        querystring: reportSchema,
        response: { 200: reportResponse, ...errors(400, 401, 403, 503) },
      },
    ),
    async ({ query }, reply) => {
      const report = await readReport(database, query, MOST_ROWS.screen);
      return report.ok ? reply.send(report.value) : sendError(reply, report.failure);
    },
  );

  app.get(
    '/api/v1/reports/export',
    options('The rows of a report as CSV', { querystring: reportSchema }),
    async ({ query }, reply) => {
      const report = await readReport(database, query, MOST_ROWS.file);
      if (!report.ok) return sendError(reply, report.failure);
      const { by, days } = report.value;
      return sendCsv(reply, `report-${by}-${days.from}-${days.to}.csv`, exportReport(report.value));
    },
  );
};
