import type { Database } from '../database/connect.ts';
import type { Settings } from './settings.ts';

/** What every page and every endpoint works with: one open database and the shop's settings. */
export interface Shop {
  database: Database;
  settings: Settings;
}
