import type { FastifyInstance } from 'fastify';

/** Lets endpoints take what a plain form sends, as an object of texts. @param bodyLimit in bytes */
export function takeForms(app: FastifyInstance, bodyLimit: number): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
