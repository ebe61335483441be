import type { Database } from '../database/connect.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/** What every page and every endpoint works with: one open database, the shop's settings, and what opens its secrets. */
export interface Shop {
  database: Database;
  settings: Settings;
  secrets: Secrets;
}
