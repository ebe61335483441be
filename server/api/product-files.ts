import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { exportProducts } from '../../shop/catalogue/product-files/export-products.ts';
import { type ImportOptions, importProducts } from '../../shop/catalogue/product-files/import-products.ts';
import { listImports } from '../../shop/catalogue/product-files/list-imports.ts';
import {
  openProductFile,
  type ProductFile,
  UnreadableFile,
} from '../../shop/catalogue/product-files/read-file.ts';
import {
  type ImportLine,
  type ImportSummary,
  importsResponse,
  type UndoLine,
  type UndoSummary,
  undoPreviewResponse,
} from '../../shop/catalogue/product-files/responses.ts';
import {
  LARGEST_FILE,
  LONGEST_FILE_NAME,
  NEW_PRODUCT_STATUSES,
} from '../../shop/catalogue/product-files/rules.ts';
import { findRefusal, previewUndo, undoImport } from '../../shop/catalogue/product-files/undo-import.ts';
import { staffListSchema } from '../../shop/catalogue/staff-list/schemas.ts';
import { fieldFailure, type Result, success } from '../../shop/errors.ts';
import { idSchema } from '../../shop/identity.ts';
import { pageKeySchema } from '../../shop/page-key.ts';
import type { Shop } from '../../shop/shop.ts';
import { principalOf } from '../access/staff-access.ts';
import { type ReceivedForm, receiveForm } from '../media/receive-form.ts';
import { sendError } from '../responses/errors.ts';
import { errors, routeOptions } from '../responses/schemas.ts';
import { sendCsv } from '../responses/send-csv.ts';

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
      sendCsv(reply, 'products.csv', exportProducts(database, query, (await currentSettings()).lowStockAt)),
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
          querystring: z.object({
            dryRun: z.enum(['0', '1']).default('0'),
            newProducts: z
              .enum(NEW_PRODUCT_STATUSES)
              .default('draft')
              .meta({ description: 'The status of new products of which the file says none' }),
          }),
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
        const { dryRun, newProducts } = request.query;
        const how = { dryRun: dryRun === '1', newStatus: newProducts, fileName: file.value.name };
        void carryOut(request, how, file.value.file, lines, gone.signal).finally(form.remove);
        return reply.type('application/x-ndjson; charset=utf-8').send(lines);
      } catch (error) {
        await form.remove();
        throw error;
      }
    },
  );

  app.get(
    '/api/v1/products/imports',
    options('The imports that changed something, newest first, a page at a time', {
      querystring: z.object({ after: pageKeySchema }),
      response: { 200: importsResponse, ...errors(400, 401, 403) },
    }),
    ({ query }) => listImports(database, query.after),
  );

  app.get(
    '/api/v1/products/imports/:id/undo',
    options('What the undo of an import would do now', {
      params: z.object({ id: idSchema }),
      response: { 200: undoPreviewResponse, ...errors(400, 401, 403, 404, 409) },
    }),
    async ({ params }, reply) => {
      const preview = await previewUndo(database, params.id);
      if (!preview.ok) return sendError(reply, preview.failure);
      return { summary: preview.value, message: tellUndo(preview.value, WILL) };
    },
  );

  app.post(
    '/api/v1/products/imports/:id/undo',
    {
      compress: false,
      ...options('Undo an import, all or nothing; answers a line of JSON for each step, and one at the end', {
        params: z.object({ id: idSchema }),
      }),
    },
    async (request, reply) => {
      const refusal = await findRefusal(database, request.params.id);
      if (refusal) return sendError(reply, refusal.failure);
      const lines = new PassThrough();
      const gone = new AbortController();
      lines.once('close', () => gone.abort());
      void carryOutUndo(request, request.params.id, lines, gone.signal);
      return reply.type('application/x-ndjson; charset=utf-8').send(lines);
    },
  );

  /** Imports, and writes a line for every step. A reader who goes away ends it, and nothing is stored. */
  async function carryOut(
    request: FastifyRequest,
    how: Pick<ImportOptions, 'dryRun' | 'newStatus' | 'fileName'>,
    file: ProductFile,
    lines: PassThrough,
    stopped: AbortSignal,
  ): Promise<void> {
    const write = writerOf<ImportLine>(lines, stopped);
    try {
      const { summary, saved } = await importProducts(database, principalOf(request), file, {
        ...how,
        stopped,
        listener: {
          progress: (progress) => write({ kind: 'progress', progress }),
          problem: (problem) => write({ kind: 'problem', problem }),
          planned: (products) => write({ kind: 'planned', products }),
        },
      });
      await write(summary.problems > 0 ? refused(summary) : done(summary, saved, how.dryRun));
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

  /** Undoes an import, and writes a line for every step. A reader who goes away ends it, and nothing is stored. */
  async function carryOutUndo(
    request: FastifyRequest,
    id: string,
    lines: PassThrough,
    stopped: AbortSignal,
  ): Promise<void> {
    const write = writerOf<UndoLine>(lines, stopped);
    const refuse = (code: string, message: string) =>
      write({ kind: 'refused', success: false, message, error: message, code });
    try {
      const heard = (done: number, all: number) => write({ kind: 'progress', done, part: done / all });
      const undone = await undoImport(database, principalOf(request), id, { heard, stopped });
      if (!undone.ok) return await refuse(undone.failure.code, undone.failure.message);
      const summary = undone.value;
      await write({ kind: 'done', success: true, message: tellUndo(summary, DONE), summary });
    } catch (error) {
      if (stopped.aborted) return;
      request.log.error({ err: error }, 'undo of an import failed');
      await refuse('INTERNAL', 'Something went wrong. Nothing was changed.').catch(() => {});
    } finally {
      lines.end();
    }
  }
};

function writerOf<Line>(lines: PassThrough, stopped: AbortSignal) {
  return async (line: Line): Promise<void> => {
    if (!lines.write(`${JSON.stringify(line)}\n`)) await once(lines, 'drain', { signal: stopped });
  };
}

const WILL = { removed: 'Will remove', restored: 'put back' };
const DONE = { removed: 'Removed', restored: 'put back' };

/** What an undo does in one sentence: `Will remove 9,990 products, put back 10; 2 were changed since and stay.` */
function tellUndo({ removed, restored, kept, gone }: UndoSummary, words: typeof WILL): string {
  const products = (number: number) => `${count(number)} ${number === 1 ? 'product' : 'products'}`;
  const notes = [
    kept > 0 && `; of ${count(kept)} something was changed since and stays`,
    gone > 0 && `; ${count(gone)} ${gone === 1 ? 'is' : 'are'} deleted already`,
  ];
  return `${words.removed} ${products(removed)}, ${words.restored} ${count(restored)}${notes.filter(Boolean).join('')}.`;
}

function refused(summary: ImportSummary): ImportLine {
  const { problems } = summary;
  const message = `${problems === 1 ? '1 problem was' : `${count(problems)} problems were`} found. Nothing was changed.`;
  return { kind: 'refused', success: false, message, error: message, code: 'INVALID_INPUT', summary };
}

function done(summary: ImportSummary, importId: string | null, dryRun: boolean): ImportLine {
  const { created, changed } = summary;
  const what = `${count(created)} new and ${count(changed)} changed`;
  const message = importId
    ? `The file is imported: ${what}.`
    : dryRun && created + changed > 0
      ? `The file is in order: ${what}. Nothing is saved yet.`
      : 'Nothing to change: the shop has all of this file already.';
  return { kind: 'done', success: true, message, saved: importId !== null, importId, summary };
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}

const NO_FILE = 'Please choose a CSV file.';
const TOO_LARGE = `The file is larger than ${LARGEST_FILE / 1024 / 1024} MB.`;

const LIMITS = { files: 1, fileSize: LARGEST_FILE, fields: 5 };

async function openFile({ parts }: ReceivedForm): Promise<Result<{ file: ProductFile; name: string }>> {
  const sent = parts.find((part) => part.kind === 'file' && part.field === 'file');
  if (sent?.kind !== 'file' || (sent.name === '' && sent.size === 0)) {
    return fieldFailure('file', NO_FILE);
  }
  if (sent.tooLarge) return fieldFailure('file', TOO_LARGE, 'BODY_TOO_LARGE');
  const file = await openProductFile(sent.path);
  return file.ok ? success({ file: file.value, name: fileName(sent.name) }) : file;
}

/** What a browser calls a file, as one line. */
function fileName(sent: string): string {
  const line = sent.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return line.slice(0, LONGEST_FILE_NAME) || 'products.csv';
}
