import { filterDay } from '../../../filters.ts';
import { idSchema } from '../../../identity.ts';
import { transferNumber, typedAmount } from '../../../orders/payments/schemas.ts';
import { z } from '../../../zod.ts';
import { MOST_TRANSFERS } from './rules.ts';

/** The body of POST /api/v1/money/statement/transfers: the credits that were ticked. */
export const noteTransfersSchema = z.object({
  transfers: z
    .array(
      z.object({
        order: idSchema,
        version: z.int('The version has to be a whole number.').min(1),
        amount: typedAmount(0.01),
        paidOn: filterDay,
        reference: transferNumber.refine((text) => text !== '', 'Please enter the number of the transfer.'),
      }),
      'Please tick at least one transfer.',
    )
    .min(1, 'Please tick at least one transfer.')
    .max(MOST_TRANSFERS, `At most ${MOST_TRANSFERS} transfers are noted at once.`),
});
export type NoteTransfers = z.infer<typeof noteTransfersSchema>;
