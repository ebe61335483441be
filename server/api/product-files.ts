import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { exportProducts } from '../../shop/catalogue/product-files/export-products.ts';
import { importProducts } from '../../shop/catalogue/product-files/import-products.ts';
import {
  openProductFile,
  type ProductFile,
  UnreadableFile,
} from '../../shop/catalogue/product-files/read-file.ts';
import type { ImportLine, ImportSummary } from '../../shop/catalogue/product-files/responses.ts';
import { LARGEST_FILE } from '../../shop/catalogue/product-files/rules.ts';
import { staffListSchema } from '../../shop/catalogue/staff-list/schemas.ts';
import { fieldFailure, type Result } from '../../shop/errors.ts';
import { removeProductPhotos } from '../../shop/media/product-photos.ts';
import type { Shop } from '../../shop/shop.ts';
import { principalOf } from '../access/staff-access.ts';
import { type ReceivedForm, receiveForm } from '../media/receive-form.ts';
import { sendError } from '../responses/errors.ts';
import { routeOptions } from '../responses/schemas.ts';

const options = routeOptions('Products (admin)');

/** Products to a CSV file and back (R171), for Shop Managers (R153). */
export const productFileEndpoints: FastifyPluginAsyncZod<Shop> = async (
  app,
  { database, settings, currentSettings },
) => {
  app.get(
    '/api/v1/products/export',
    options('The products of a list as CSV, streamed; the file imports unchanged', {
      querystring: staffListSchema,
    }),
    async ({ query }, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="products.csv"')
        .send(exportProducts(database, query, (await currentSettings()).lowStockAt)),
  );

  app.post(
    '/api/v1/products/import',
    {
      // Compressing would hold the progress back until there is enough of it.
      compress: false,
      ...options(
        'Import a CSV file (multipart, part "file"), all or nothing; answers a line of JSON for each problem and step, and one at the end',
        {
          consumes: ['multipart/form-data'],
          querystring: z.object({ dryRun: z.enum(['0', '1']).default('0') }),
        },
      ),
    },
    async (request, reply) => {
      const form = await receiveForm(request, settings.dataDir, LIMITS);
      try {
        const file = await openFile(form);
        if (!file.ok) {
          await form.remove();
          return sendError(reply, file.failure);
        }
        const lines = new PassThrough();
        const gone = new AbortController();
        lines.once('close', () => gone.abort());
        void carryOut(request, request.query.dryRun === '1', file.value, lines, gone.signal).finally(
          form.remove,
        );
        return reply.type('application/x-ndjson; charset=utf-8').send(lines);
      } catch (error) {
        await form.remove();
        throw error;
      }
    },
  );

  /** Imports, and writes a line for every step. A reader who goes away ends it, and nothing is stored. */
  async function carryOut(
    request: FastifyRequest,
    dryRun: boolean,
    file: ProductFile,
    lines: PassThrough,
    stopped: AbortSignal,
  ): Promise<void> {
    const write = async (line: ImportLine) => {
      if (!lines.write(`${JSON.stringify(line)}\n`)) await once(lines, 'drain', { signal: stopped });
    };
    try {
      const { summary, saved, unusedPhotos } = await importProducts(database, principalOf(request), file, {
        dryRun,
        stopped,
        listener: {
          progress: (progress) => write({ kind: 'progress', progress }),
          problem: (problem) => write({ kind: 'problem', problem }),
        },
      });
      await removeProductPhotos(settings.dataDir, unusedPhotos);
      await write(summary.problems > 0 ? refused(summary) : done(summary, { saved, dryRun }));
    } catch (error) {
      if (stopped.aborted) return;
      if (!(error instanceof UnreadableFile)) request.log.error({ err: error }, 'import failed');
      const message =
        error instanceof UnreadableFile
          ? `${error.message} Nothing was changed.`
          : 'Something went wrong. Nothing was changed.';
      const code = error instanceof UnreadableFile ? 'INVALID_INPUT' : 'INTERNAL';
      await write({ kind: 'refused', success: false, message, error: message, code }).catch(() => {});
    } finally {
      lines.end();
    }
  }
};

function refused(summary: ImportSummary): ImportLine {
  const { problems } = summary;
  const message = `${problems === 1 ? '1 problem was' : `${count(problems)} problems were`} found. Nothing was changed.`;
  return { kind: 'refused', success: false, message, error: message, code: 'INVALID_INPUT', summary };
}

function done(summary: ImportSummary, { saved, dryRun }: { saved: boolean; dryRun: boolean }): ImportLine {
  const { created, changed } = summary;
  const what = `${count(created)} new and ${count(changed)} changed`;
  const message = saved
    ? `The file is imported: ${what}.`
    : dryRun && created + changed > 0
      ? `The file is in order: ${what}. Nothing is saved yet.`
      : 'The file is in order, and nothing in it is new.';
  return { kind: 'done', success: true, message, saved, summary };
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}

const NO_FILE = 'Please choose a CSV file.';
const TOO_LARGE = `The file is larger than ${LARGEST_FILE / 1024 / 1024} MB.`;

const LIMITS = { files: 1, fileSize: LARGEST_FILE, fields: 5 };

async function openFile({ parts }: ReceivedForm): Promise<Result<ProductFile>> {
  const file = parts.find((part) => part.kind === 'file' && part.field === 'file');
  if (file?.kind !== 'file' || (file.name === '' && file.size === 0)) {
    return fieldFailure('file', NO_FILE);
  }
  if (file.tooLarge) return fieldFailure('file', TOO_LARGE, 'BODY_TOO_LARGE');
  return openProductFile(file.path);
}
