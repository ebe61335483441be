import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { exportMoney } from '../../shop/back-office/settlements/export-money.ts';
import { listMoneyDue } from '../../shop/back-office/settlements/list-due.ts';
import { findSettlement, listSettlements } from '../../shop/back-office/settlements/queries.ts';
import { readLedger } from '../../shop/back-office/settlements/read-ledger.ts';
import {
  ledgerResponse,
  moneyDueResponse,
  settlementResponse,
  settlementsResponse,
  sheetResponse,
} from '../../shop/back-office/settlements/responses.ts';
import { LARGEST_SHEET } from '../../shop/back-office/settlements/rules.ts';
import {
  exportMoneySchema,
  listDueSchema,
  listSettlementsSchema,
  type SheetForm,
  sheetFormSchema,
} from '../../shop/back-office/settlements/schemas.ts';
import { readSheetFile, type SheetFile } from '../../shop/back-office/settlements/sheet/read-file.ts';
import { takeSheet } from '../../shop/back-office/settlements/take-sheet.ts';
import { undoSettlement } from '../../shop/back-office/settlements/undo-settlement.ts';
import { writeOff } from '../../shop/back-office/settlements/write-off.ts';
import { type Failure, fieldFailure, type Result, success } from '../../shop/errors.ts';
import { idSchema } from '../../shop/identity.ts';
import { formatRupees } from '../../shop/money.ts';
import { reasonSchema } from '../../shop/orders/management/schemas.ts';
import type { Shop } from '../../shop/shop.ts';
import { principalOf } from '../access/staff-access.ts';
import { type ReceivedForm, receiveForm } from '../media/receive-form.ts';
import { sendError, sendResult } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';
import { sendCsv } from '../responses/send-csv.ts';

const options = routeOptions("Couriers' cash");
const params = z.object({ id: idSchema });
const failures = errors(400, 401, 403);
const UNKNOWN: Failure = { code: 'NOT_FOUND', message: 'This settlement does not exist.' };

/** The cash that couriers collect and bring back (R350 to R358), for Shop Managers. */
export const moneyEndpoints: FastifyPluginAsyncZod<Shop> = async (
  app,
  { database, settings, currentSettings },
) => {
  const readNames = async () => (await currentSettings()).couriers.map(({ name }) => name);

  app.get(
    '/api/v1/money/due',
    options('Parcels whose cash is open, those that owe the longest first, with sums by courier', {
      querystring: listDueSchema,
      response: { 200: moneyDueResponse, ...failures },
    }),
    async ({ query }) =>
      listMoneyDue(database, query, (await currentSettings()).courierPaysWithinDays, await readNames()),
  );

  app.post(
    '/api/v1/money/due/:id/write-off',
    options('Write off what is open for the parcel of an order, with a reason', {
      params,
      body: reasonSchema,
      response: { 200: successResponse({}), ...failures, ...errors(404) },
    }),
    async (request, reply) => {
      const { params, body } = request;
      const written = await writeOff(database, params.id, body.reason, principalOf(request));
      return sendResult(reply, written, (amount) => ({
        message: `${formatRupees(amount)} are written off.`,
      }));
    },
  );

  app.get(
    '/api/v1/money/ledger',
    options('The ledger by courier and account, and its sum, which is 0', {
      response: { 200: ledgerResponse, ...failures },
    }),
    () => readLedger(database),
  );

  app.get(
    '/api/v1/money/export',
    options('Orders of some days as CSV for an accountant, a row for each line, streamed', {
      querystring: exportMoneySchema,
    }),
    ({ query }, reply) => sendCsv(reply, 'accounts.csv', exportMoney(database, query)),
  );

  app.get(
    '/api/v1/money/settlements',
    options('Settlements, newest first, with totals by courier', {
      querystring: listSettlementsSchema,
      response: { 200: settlementsResponse, ...failures },
    }),
    ({ query }) => listSettlements(database, query),
  );

  app.get(
    '/api/v1/money/settlements/:id',
    options('One settlement with its rows and what is booked for it', {
      params,
      response: { 200: settlementResponse, ...failures, ...errors(404) },
    }),
    async ({ params: { id } }, reply) => {
      const settlement = await findSettlement(database, id);
      return settlement ? reply.send(settlement) : sendError(reply, UNKNOWN);
    },
  );

  app.post(
    '/api/v1/money/settlements',
    options(
      'Take a courier\'s sheet (multipart: "file" in CSV or XLSX, "courier", "columns", "dayOrder"), all or nothing; a dry run looks at every row, and its "seen" confirms it',
      {
        consumes: ['multipart/form-data'],
        querystring: z.object({ dryRun: z.enum(['0', '1']).default('0') }),
        response: { 200: sheetResponse, ...failures, ...errors(409, 413) },
      },
    ),
    async (request, reply) => {
      const received = await receiveForm(request, settings.dataDir, LIMITS);
      try {
        const form = await readForm(received, await readNames());
        if (!form.ok) return sendError(reply, form.failure);
        const dryRun = request.query.dryRun === '1';
        const taken = await takeSheet(database, { ...form.value, principal: principalOf(request), dryRun });
        return taken.ok ? reply.send(taken.value) : sendError(reply, taken.failure);
      } finally {
        await received.remove();
      }
    },
  );

  app.post(
    '/api/v1/money/settlements/:id/undo',
    options('Take a wrong settlement back by reversing its entries', {
      params,
      body: reasonSchema,
      response: { 200: successResponse({}), ...failures, ...errors(404, 409) },
    }),
    async (request, reply) => {
      const { params, body } = request;
      const undone = await undoSettlement(database, params.id, body.reason, principalOf(request));
      return sendResult(reply, undone, (number) => ({ message: `Settlement ${number} is undone.` }));
    },
  );
};

const LIMITS = { files: 1, fileSize: LARGEST_SHEET, fields: 6 };
const NO_FILE = 'Please choose the sheet.';
const TOO_LARGE = `The sheet is larger than ${LARGEST_SHEET / 1024 / 1024} MB.`;
const LONGEST_NAME = 100;

async function readForm(
  { parts }: ReceivedForm,
  couriers: readonly string[],
): Promise<Result<{ form: SheetForm; file: SheetFile; fileName: string }>> {
  const texts = parts.flatMap((part) => (part.kind === 'text' ? [[part.field, part.value] as const] : []));
  const form = sheetFormSchema.safeParse(Object.fromEntries(texts));
  if (!form.success) {
    const [issue] = form.error.issues;
    return fieldFailure(String(issue?.path[0] ?? 'courier'), issue?.message ?? 'Please check the form.');
  }
  if (!couriers.includes(form.data.courier)) {
    return fieldFailure('courier', `Please choose one of ${couriers.join(', ')}.`);
  }
  const file = parts.find((part) => part.kind === 'file' && part.field === 'file');
  if (file?.kind !== 'file' || (file.name === '' && file.size === 0)) return fieldFailure('file', NO_FILE);
  if (file.tooLarge) return fieldFailure('file', TOO_LARGE, 'BODY_TOO_LARGE');
  const sheet = await readSheetFile(file.path);
  if (!sheet.ok) return sheet;
  const fileName =
    file.name
      .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
      .trim()
      .slice(0, LONGEST_NAME) || 'sheet';
  return success({ form: form.data, file: sheet.value, fileName });
}
