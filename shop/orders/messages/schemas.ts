import { z } from '../../zod.ts';

/** What WhatsApp sends to the shop's webhook, as far as the shop reads it. What is of another shape is left alone. */
const seconds = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform((text) => new Date(Number(text) * 1000));
const id = z.string().min(1).max(500);

/** A template's button that a customer pressed. */
const pressed = z.object({
  from: z.string().regex(/^\d{8,15}$/),
  id,
  timestamp: seconds,
  type: z.literal('button'),
  button: z.object({ payload: z.string().max(256) }),
});
export type PressedButton = z.infer<typeof pressed>;

/** What became of one of our messages. */
const status = z.object({
  id,
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  timestamp: seconds,
  errors: z.array(z.object({ code: z.number().int() })).optional(),
});
export type MessageStatus = z.infer<typeof status>;

const list = z.array(z.unknown()).default([]);
const notification = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            metadata: z.object({ phone_number_id: z.string() }).optional(),
            messages: list,
            statuses: list,
          }),
        }),
      ),
    }),
  ),
});

/** The buttons and statuses of a notification; empty of what the shop has no use for. @param phoneNumberId the shop's */
export function readNotification(body: unknown, phoneNumberId: string) {
  const values = (notification.safeParse(body).data?.entry ?? [])
    .flatMap(({ changes }) => changes.map(({ value }) => value))
    // An account may have several numbers; those of the others are none of the shop's business.
    .filter(({ metadata }) => metadata === undefined || metadata.phone_number_id === phoneNumberId);
  return {
    pressed: values.flatMap(({ messages }) => messages.flatMap((one) => pressed.safeParse(one).data ?? [])),
    statuses: values.flatMap(({ statuses }) => statuses.flatMap((one) => status.safeParse(one).data ?? [])),
  };
}

/** The query with which WhatsApp asks whether the webhook is the shop's. */
export const webhookQuerySchema = z.object({
  'hub.mode': z.literal('subscribe'),
  'hub.verify_token': z.string().max(200),
  'hub.challenge': z.string().regex(/^[\w-]{1,100}$/),
});
