import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Settings } from '../shop/settings/settings.ts';
import { isForStaff } from './access/permissions.ts';
import { hashSource } from './pages/content-security-policy.ts';
import { REPORT_DIRECTIVES, REPORTING_ENDPOINTS } from './policy-reports/reporting.ts';

/** The one style that Swagger UI puts into its page: that of its logo. */
const LOGO_STYLE = '.logo_small_svg__cls-2{fill:#fff}.logo_small_svg__cls-3{fill:#85ea2d}';

/** The library's own policy takes styles from any host, and scripts by https where the shop has only http. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${hashSource(LOGO_STYLE)}`,
  "connect-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  ...REPORT_DIRECTIVES,
].join('; ');

const STAFF_NOTE = 'The endpoints of staff are in this document when the shop runs with API_DOCS=all.';

/**
 * Describes every later endpoint at `/api/docs`, as OpenAPI at `/api/docs/json`: those of shoppers, and those of staff
 * where the setting API_DOCS says so (decision 081). Who may send them is another matter: access/permissions.ts.
 */
export async function describeEndpoints(
  app: FastifyInstance,
  { newShop: { store }, staffDocs }: Settings,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: `${store.name}: API`,
        description: [
          'Amounts are rupees. Every failure is { success, message, error, code, fields?, data? }; those of the shop itself (5xx) have a requestId, too, which every response also has as X-Request-Id.',
          ...(staffDocs ? [] : [STAFF_NOTE]),
        ].join(' '),
        version: '1',
      },
    },
    transform: (input) => {
      const methods = [input.route.method].flat();
      const isShown = staffDocs || !methods.some((method) => isForStaff(`${method} ${input.url}`));
      return isShown ? jsonSchemaTransform(input) : { schema: { hide: true }, url: input.url };
    },
  });
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply) => {
      reply.header('reporting-endpoints', REPORTING_ENDPOINTS);
    });
    await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: POLICY });
  });
}
