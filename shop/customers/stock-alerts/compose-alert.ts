import type { Database } from '../../../database/connect.ts';
import { IS_SOLD } from '../../catalogue/products/conditions.ts';
import type { Composer, Waiting } from '../../notifications/types.ts';
import { MESSAGE_KINDS } from '../../settings/message-texts/kinds/rules.ts';
import { fillMail, fillShort } from '../../settings/message-texts/rules.ts';
import { type CurrentSettings, type Settings, shopAddress } from '../../settings/settings.ts';

interface Back {
  name: string;
  link: string;
  email: string | null;
  mobile: string | null;
}

/** Whom to tell of which product; null where it is sold out once more, or no longer sold: then they go on waiting. */
async function findBack(db: Database, id: string, settings: Settings): Promise<Back | null> {
  const alert = await db
    .selectFrom('stock_alerts')
    .innerJoin('products', 'products.id', 'stock_alerts.product_id')
    .innerJoin('stock', 'stock.product_id', 'products.id')
    .select([
      'email',
      'mobile',
      'products.id as productId',
      'products.name',
      'stock.quantity',
      IS_SOLD.as('isSold'),
    ])
    .where('stock_alerts.id', '=', id)
    .executeTakeFirst();
  if (!alert) return null;
  if (alert.quantity > 0 && alert.isSold)
    return { ...alert, link: `${shopAddress(settings)}/product/${alert.productId}` };
  await db.updateTable('stock_alerts').set({ queued_at: null }).where('id', '=', id).execute();
  return null;
}

/** The mail. Nothing in it was typed by the person who gave the address (decision 053). */
export const backInStock: Composer = async (db, id, settings) => {
  const back = await findBack(db, id, settings);
  if (!back?.email) return null;
  const { store, texts } = settings;
  const { name, link, email } = back;
  const filled = fillMail('back-in-stock', texts['back-in-stock'], {
    values: { product: name, shop: store.name, phone: store.phone },
    blocks: { link: (label = 'See it') => [{ link, label }] },
  });
  return { to: email, ...filled };
};

/**
 * The same on WhatsApp, or as an SMS. Of the template that is registered with WhatsApp (docs/operations.md) {{1}} is the
 * product, {{2}} the address of its page.
 */
export async function composeShortAlert(db: Database, { subjectId }: Waiting, settings: CurrentSettings) {
  const back = await findBack(db, subjectId, settings);
  if (!back?.mobile) return null;
  const { name, link, mobile } = back;
  const own = settings.texts['back-in-stock'];
  return {
    mobile,
    about: { kind: 'mail', id: subjectId, name: 'back-in-stock' } as const,
    template: own.template ?? MESSAGE_KINDS['back-in-stock'].short?.template ?? '',
    templateValues: [name, link],
    payloads: [],
    text: fillShort('back-in-stock', own, { product: name, link }, settings.store.name),
  };
}
