import type { Composer } from '../../notifications/types.ts';
import { shopAddress } from '../../settings/settings.ts';

/** The answer to a question: staff's words alone. Who asked may have given a stranger's address (decision 053). */
export const questionAnswered: Composer = async (db, id, settings) => {
  const asked = await db
    .selectFrom('questions')
    .innerJoin('products', 'products.id', 'product_id')
    .select(['email', 'answer', 'declined_at', 'products.id as productId', 'products.name'])
    .where('questions.id', '=', id)
    .executeTakeFirst();
  if (!asked?.email || asked.answer === null || asked.declined_at !== null) return null;
  const { store } = settings;
  return {
    to: asked.email,
    replyTo: { name: store.name, address: store.email },
    subject: `Your question about ${asked.name}`,
    parts: [
      { say: 'Hello,' },
      { say: asked.answer },
      { link: `${shopAddress(settings)}/product/${asked.productId}#questions`, label: 'See the product' },
      {
        say: `This address was given with a question to ${store.name}. It gets no other mail for it. Questions? Call ${store.phone}.`,
      },
    ],
  };
};
