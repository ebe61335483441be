import type { Migration } from 'kysely/migration';
import { migration as shop } from './001-shop.ts';
import { migration as search } from './002-search.ts';
import { migration as accounts } from './003-accounts.ts';
import { migration as listing } from './004-listing.ts';
import { migration as staff } from './005-staff.ts';
import { migration as goods } from './006-goods.ts';
import { migration as orderManagement } from './007-order-desk.ts';
import { migration as searchSound } from './008-search-sound.ts';
import { migration as orders } from './010-orders.ts';
import { migration as knownDevices } from './011-known-devices.ts';
import { migration as confirmedAddresses } from './012-confirmed-addresses.ts';
import { migration as reviews } from './013-reviews.ts';
import { migration as menuCategories } from './015-menu-categories.ts';

/** Every migration by name, in order. A list in code, since the built server carries no folder of files. */
export const migrations: Record<string, Migration> = {
  '001-shop': shop,
  '002-search': search,
  '003-accounts': accounts,
  '004-listing': listing,
  '005-staff': staff,
  '006-goods': goods,
  '007-order-desk': orderManagement,
  '008-search-sound': searchSound,
  '010-orders': orders,
  '011-known-devices': knownDevices,
  '012-confirmed-addresses': confirmedAddresses,
  '013-reviews': reviews,
  '015-menu-categories': menuCategories,
};
