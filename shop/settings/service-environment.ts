import { z } from '../zod.ts';
import { courierEnvironment, readCourierAccounts } from './courier-settings.ts';
import { messageEnvironment, readMessageSettings } from './message-settings.ts';
import { paymentEnvironment, readPaymentAccounts } from './payment-settings.ts';
import { raastEnvironment, readRaastAccounts } from './raast-settings.ts';

/** The shop's accounts with other companies: what the environment has of them, which what the owner typed is laid over. */
export const serviceEnvironment = {
  ...courierEnvironment,
  ...messageEnvironment,
  ...paymentEnvironment,
  ...raastEnvironment,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'has to look like smtps://user:password@host:465' })
    .optional(),
  MAIL_FROM: z.string().trim().min(3).max(200).optional(),
};

export const serviceEnvironmentSchema = z.object(serviceEnvironment);

/** The accounts by service. @param mayBeDemo whether cards may be taken by a stand-in while no gateway has keys */
export function readServices(value: z.infer<typeof serviceEnvironmentSchema>, mayBeDemo: boolean) {
  return {
    /** The shop's accounts with couriers, for booking parcels. */
    courierAccounts: readCourierAccounts(value),
    /** How customers are told what becomes of their orders. */
    messages: readMessageSettings(value),
    /** The shop's accounts with payment gateways. */
    payments: readPaymentAccounts(value, mayBeDemo),
    /** Where the shop is paid by bank apps; null: nothing is said of them. */
    raast: readRaastAccounts(value),
    /** The mail server. Unset: mails go to the log. */
    smtpUrl: value.SMTP_URL,
    /** Who sends its mails. Unset: the shop, by its name and address of that moment. */
    mailFrom: value.MAIL_FROM,
  };
}
