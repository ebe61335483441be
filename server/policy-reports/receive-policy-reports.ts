import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Shop } from '../../shop/shop.ts';
import { isOfShop } from '../access/same-site.ts';
import { recordPolicyReports } from './record-policy-report.ts';
import { REPORT_ADDRESS } from './reporting.ts';
import { describeReport } from './rules.ts';
import { policyReportsSchema } from './schemas.ts';

/** The largest body, in bytes: a report has some hundred, and its page's policy. */
const LARGEST_BODY = 64 * 1024;

/** Receives what browsers report of the policy; the log gets a line for what is no extension's doing (R268). */
export const receivePolicyReports: FastifyPluginAsyncZod<Shop> = async (app, { settings }) => {
  const recordPolicyReport = recordPolicyReports((violation) =>
    app.log.warn(violation, 'a browser met something that the Content-Security-Policy forbids'),
  );
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: LARGEST_BODY },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.post(
    REPORT_ADDRESS,
    // No part of the API: only browsers send it, by themselves.
    { schema: { hide: true, body: policyReportsSchema }, bodyLimit: LARGEST_BODY },
    async (request, reply) => {
      for (const report of request.body) {
        const violation = isOfShop(report.document, request, settings) && describeReport(report);
        if (violation) recordPolicyReport(violation);
      }
      return reply.status(204).send();
    },
  );
};
