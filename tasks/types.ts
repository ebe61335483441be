import type { Page } from '@playwright/test';
import type { Database } from '../database/connect.ts';
import type { Hands } from './hands.ts';

/** Where a task is done: the built shop, signed in as a Shop Manager, on the overview. */
export interface Desk {
  page: Page;
  hands: Hands;
  database: Database;
  /** Orders of the day that are packed, booked, handed over and delivered one after the other. */
  parcels: readonly DeskOrder[];
}

export interface DeskOrder {
  id: string;
  number: number;
  mobile: string;
}

/** One of the twenty tasks. */
export interface Task {
  name: string;
  /** What is there before it begins; nothing of it is counted. @returns what the task is done with */
  before?: (desk: Omit<Desk, 'hands'>) => Promise<DeskOrder>;
  /** Does it through the screens and waits until it is seen to be done. @param order what `before` made */
  work: (desk: Desk, order: DeskOrder) => Promise<void>;
}
