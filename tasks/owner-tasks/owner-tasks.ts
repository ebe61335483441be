import type { OwnerTask } from '../types.ts';
import { HOME_AND_PAGE_TASKS } from './home-and-page-tasks.ts';
import { PRICE_AND_PEOPLE_TASKS } from './price-and-people-tasks.ts';
import { PRODUCT_TASKS } from './product-tasks.ts';
import { SETTINGS_TASKS } from './settings-tasks.ts';

/** What the owner does to change the shop without a developer. */
export const OWNER_TASKS: readonly OwnerTask[] = [
  ...SETTINGS_TASKS,
  ...HOME_AND_PAGE_TASKS,
  ...PRODUCT_TASKS,
  ...PRICE_AND_PEOPLE_TASKS,
];
