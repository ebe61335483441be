import { connectDatabase } from '../../database/connect.ts';
import { openCouriers } from '../../shop/couriers/open-couriers.ts';
import { bookParcel } from '../../shop/orders/booking/book-parcel.ts';
import { THE_SHOP } from '../../shop/principal.ts';
import { readSettings } from '../../shop/settings/settings.ts';
import { readCurrentSettings } from '../../shop/settings/store-settings/queries.ts';

/** Books one parcel in a process of its own, which a test may kill: `order id` `courier`. */
const [orderId = '', courier = ''] = process.argv.slice(2);
const settings = readSettings(process.env);
const database = connectDatabase({ url: settings.databaseUrl ?? '' }, 3);
const body = { courier, weightGrams: 500 };
await bookParcel(
  database,
  openCouriers(settings, () => readCurrentSettings(database, settings, null)),
  orderId,
  body,
  settings.newShop.couriers.links,
  THE_SHOP,
);
await database.destroy();
