import { randomUUID } from 'node:crypto';
import type { Database } from '../database/connect.ts';
import { answerMessage } from '../shop/back-office/people/messages/settle-message.ts';
import { answerQuestion } from '../shop/back-office/people/questions/settle-question.ts';
import type { NamedPrincipal } from '../shop/principal.ts';

const LETTERS = [
  { name: 'Zainab Raza', message: 'Do you deliver to Gilgit, and what does it cost?' },
  {
    name: 'فاطمہ نور',
    message: 'السلام علیکم، کیا بڑا دیگچہ دوبارہ آئے گا؟ مجھے دو چاہئیں۔',
  },
  {
    name: 'Hamza Tariq',
    message:
      'The lid of the pressure cooker came with a dent.\n\nI ordered it last week and would like another lid, not my money back. I can send a picture on WhatsApp.\nPlease call after 5 pm.',
  },
] as const;

/** Messages of the contact form, one of them answered. @returns the id of one that waits */
export async function fillMessages(database: Database, principal: NamedPrincipal): Promise<string> {
  const ids = LETTERS.map(() => randomUUID());
  await database
    .insertInto('contact_messages')
    .values(
      LETTERS.map(({ name, message }, index) => ({
        id: ids[index] ?? '',
        name,
        message,
        email: index === 2 ? 'ayesha@example.com' : `shopper${index}@example.com`,
        mobile: index === 0 ? null : '+923012345678',
        read_at: index === 1 ? new Date() : null,
      })),
    )
    .execute();
  const [answered = '', , open = ''] = ids;
  const answer = { text: 'Yes, to Gilgit too, for Rs. 200.', way: 'whatsapp', version: 1 } as const;
  await answerMessage(database, answered, answer, principal);
  return open;
}

const QUESTIONS = [
  {
    name: 'Ayesha',
    question: 'Is the colour as in the picture?',
    answer: 'Yes. By lamplight it looks a little darker.',
  },
  {
    name: 'حمزہ',
    question: 'اگر پسند نہ آئے تو کیا واپس ہو سکتا ہے؟',
    answer: 'جی ہاں، چودہ دن کے اندر۔',
  },
  {
    name: 'Bilal',
    question: 'Is there a warranty, and where do I bring it when something is wrong with it?',
    answer: null,
  },
] as const;

/** What shoppers ask about a product; the last one waits for an answer. */
export async function fillQuestions(
  database: Database,
  productId: string,
  principal: NamedPrincipal,
): Promise<void> {
  for (const { name, question, answer } of QUESTIONS) {
    const id = randomUUID();
    await database
      .insertInto('questions')
      .values({ id, product_id: productId, name, question, email: 'ayesha@example.com' })
      .execute();
    if (answer !== null) await answerQuestion(database, principal, id, { text: answer, version: 1 });
  }
}
