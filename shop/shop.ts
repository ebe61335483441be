import type { Database } from '../database/connect.ts';
import type { Secrets } from './secrets.ts';
import type { CurrentSettings, Settings } from './settings/settings.ts';

/** One open database, what the process was started with, and what opens the shop's secrets. */
export interface OpenedShop {
  database: Database;
  /** What the process was started with. */
  settings: Settings;
  secrets: Secrets;
}

/** What every page and every endpoint works with. */
export interface Shop extends OpenedShop {
  /** The settings, and what the owner has decided by now. Asked for each time it is needed: it may have changed. */
  currentSettings: () => Promise<CurrentSettings>;
}
