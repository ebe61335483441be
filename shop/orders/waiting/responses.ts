import { z } from '../../zod.ts';

/** What waits for somebody, for the menu and the bell of the staff's side; nothing is counted beyond 1000. */
export const waitingResponse = z.object({
  revision: z.string().meta({ description: 'Another one after any change of any order' }),
  /** Cash orders to call about now. */
  toConfirm: z.number(),
  /** Orders of which money has to come before they are packed. */
  awaitsPayment: z.number(),
  toPack: z.number(),
  /** Packed, and waiting for the courier. */
  toHandOver: z.number(),
  withCourier: z.number(),
  courierDiffers: z.number().meta({ description: 'Parcels of which the courier says more than the steps' }),
  /** Orders whose cash a courier still has. */
  moneyDue: z.number(),
  /** Orders of which money has to go back. */
  toRefund: z.number(),
  returns: z.number().meta({ description: 'Returns to decide about, to inspect or to refund' }),
  /** Products that are low or sold out. */
  lowStock: z.number(),
  /** Mails that did not arrive, and that nobody has looked after. */
  undeliveredMails: z.number(),
  messages: z
    .number()
    .meta({ description: 'Messages of the contact form that nobody answered or laid aside' }),
  questions: z.number().meta({ description: 'Questions about products that nobody answered or declined' }),
  reviews: z.number().meta({ description: 'Reviews that are shown once somebody has looked at them' }),
});
export type Waiting = z.infer<typeof waitingResponse>;
