import { formatMoment } from '../../dates.ts';
import type { Composer, Composers } from '../../notifications/types.ts';

/** The answer to a message: staff's words alone. The message itself is not repeated: a stranger may have written it (decision 053). */
const contactAnswer: Composer = async (db, answerId, { store }) => {
  const answer = await db
    .selectFrom('contact_answers')
    .innerJoin('contact_messages', 'contact_messages.id', 'message_id')
    .select(['contact_answers.text', 'contact_messages.email', 'contact_messages.created_at'])
    .where('contact_answers.id', '=', answerId)
    .executeTakeFirst();
  if (!answer) return null;
  return {
    to: answer.email,
    replyTo: { name: store.name, address: store.email },
    subject: `Your message to ${store.name}`,
    parts: [
      { say: answer.text },
      { say: `You wrote to us on ${formatMoment(answer.created_at)}. Questions? Call ${store.phone}.` },
    ],
  };
};

export const peopleMails = { 'contact-answer': contactAnswer } as const satisfies Partial<Composers>;
