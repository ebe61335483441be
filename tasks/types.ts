import type { Page } from '@playwright/test';
import type { Database } from '../database/connect.ts';
import type { Hands } from './hands.ts';

/** Where a task is done: the built shop, signed in as a Shop Manager or as the owner, on the overview. */
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

interface NamedTask {
  name: string;
  /** Whose area it is done in; a Shop Manager's unless it says otherwise. */
  as?: 'super-admin';
}

/** One of the tasks of who handles orders. */
export interface Task extends NamedTask {
  /** What is there before it begins; nothing of it is counted. @returns what the task is done with */
  before?: (desk: Omit<Desk, 'hands'>) => Promise<DeskOrder>;
  /** Does it through the screens and waits until it is seen to be done. @param order what `before` made */
  work: (desk: Desk, order: DeskOrder) => Promise<void>;
}

/** One of the tasks of who changes the shop. */
export interface OwnerTask extends NamedTask {
  /** What is there before it begins; nothing of it is counted. */
  before?: (desk: Omit<Desk, 'hands'>) => Promise<void>;
  /** Does it through the screens and waits until it is seen to be done. */
  work: (desk: Desk) => Promise<void>;
}
