import type { Database } from '../../../database/connect.ts';
import { listPopularSubcategories, type MostSold, readMostSold } from '../home-sections/queries.ts';
import { listCategories } from '../queries.ts';

/** What is read for many pages, changes seldom, and is counted from large tables. */
export interface CatalogueReads {
  categories: () => ReturnType<typeof listCategories>;
  popularSubcategories: () => ReturnType<typeof listPopularSubcategories>;
  mostSold: MostSold;
}

/** How a read is kept. @param changes that make it out of date, besides that of everything */
type Keep = <T>(read: () => Promise<T>, ...changes: string[]) => () => Promise<T>;

/** Reads it from the database; `keep` may keep what was read. The notices are those of migrations/002-page-changes.ts. */
export function readCatalogue(db: Database, keep: Keep = (read) => read): CatalogueReads {
  const mostSold = readMostSold(db);
  return {
    categories: keep(() => listCategories(db)),
    popularSubcategories: keep(() => listPopularSubcategories(db)),
    mostSold: {
      'sold-90-days': keep(mostSold['sold-90-days'], 'sales'),
      'sold-14-days': keep(mostSold['sold-14-days'], 'sales'),
    },
  };
}
