import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { LARGEST_SHEET } from '../../shop/back-office/settlements/rules.ts';
import { readSheetFile, type SheetFile } from '../../shop/back-office/settlements/sheet/read-file.ts';
import { lookAtStatement } from '../../shop/back-office/settlements/statement/look-at-statement.ts';
import { noteTransfers } from '../../shop/back-office/settlements/statement/note-transfers.ts';
import {
  statementResponse,
  transfersResponse,
} from '../../shop/back-office/settlements/statement/responses.ts';
import { noteTransfersSchema } from '../../shop/back-office/settlements/statement/schemas.ts';
import { fieldFailure, type Result } from '../../shop/errors.ts';
import type { Shop } from '../../shop/shop.ts';
import { attemptHeaders, staffAttempt } from '../access/staff-attempt.ts';
import { type ReceivedForm, receiveForm } from '../media/receive-form.ts';
import { sendError } from '../responses/errors.ts';
import { errors, routeOptions } from '../responses/schemas.ts';

const options = routeOptions("The bank's statement");

/** Transfers of customers, found in the bank's statement (R449, R450), for Shop Managers. */
export const statementEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database, settings }) => {
  app.post(
    '/api/v1/money/statement',
    options('Look at a bank\'s statement (multipart: "file" in CSV or XLSX): whose money each credit is', {
      consumes: ['multipart/form-data'],
      response: { 200: statementResponse, ...errors(400, 401, 403, 413) },
    }),
    async (request, reply) => {
      const received = await receiveForm(request, settings.dataDir, LIMITS);
      try {
        const file = await readFile(received);
        if (!file.ok) return sendError(reply, file.failure);
        const look = await lookAtStatement(database, file.value.grid);
        return look.ok ? reply.send(look.value) : sendError(reply, look.failure);
      } finally {
        await received.remove();
      }
    },
  );

  app.post(
    '/api/v1/money/statement/transfers',
    options('Note credits of a statement as payments, each on its own; one transfer once', {
      headers: attemptHeaders,
      body: noteTransfersSchema,
      response: { 200: transfersResponse, ...errors(400, 401, 403) },
    }),
    async (request) => {
      const { body } = request;
      const results = await noteTransfers(database, body, staffAttempt(request));
      const noted = results.filter(({ ok }) => ok).length;
      const message =
        noted === results.length
          ? `${noted === 1 ? 'One transfer is' : `${noted} transfers are`} noted.`
          : `${noted} of ${results.length} transfers are noted.`;
      return { success: true, message, results };
    },
  );
};

const LIMITS = { files: 1, fileSize: LARGEST_SHEET, fields: 2 };
const NO_FILE = 'Please choose the statement, or paste its lines.';
const TOO_LARGE = `The statement is larger than ${LARGEST_SHEET / 1024 / 1024} MB.`;

async function readFile({ parts }: ReceivedForm): Promise<Result<SheetFile>> {
  const file = parts.find((part) => part.kind === 'file' && part.field === 'file');
  if (file?.kind !== 'file' || (file.name === '' && file.size === 0)) return fieldFailure('file', NO_FILE);
  if (file.tooLarge) return fieldFailure('file', TOO_LARGE, 'BODY_TOO_LARGE');
  return readSheetFile(file.path);
}
