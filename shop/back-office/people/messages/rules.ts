/** Messages of the contact form, as staff read and answer them (R475 to R478). */

export const MESSAGES_PAGE_SIZE = 30;

/** So many orders of a sender stand beside the message. */
export const ORDERS_BESIDE = 10;

/** The views of the list: what waits for somebody, what is done, and all of it. */
export const MESSAGE_VIEWS = ['open', 'done', 'all'] as const;

/** By which way an answer goes. WhatsApp's is sent by the member of staff, with the text written already. */
export const ANSWER_WAYS = ['mail', 'whatsapp'] as const;

/** What stands on WhatsApp before staff send it. */
export function whatsAppAnswer(text: string, { name, shop }: { name: string; shop: string }): string {
  return `Assalam o Alaikum ${name}, this is ${shop}.\n${text}`.trim();
}
