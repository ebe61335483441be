import type { Database } from '../../../database/connect.ts';
import { listCategories } from '../categories/queries.ts';
import { listPopularSubcategories, type MostSold, readMostSold } from '../home-sections/queries.ts';

/** What is read for many pages, changes seldom, and is counted from large tables. */
export interface CatalogueQueries {
  categories: () => ReturnType<typeof listCategories>;
  popularSubcategories: () => ReturnType<typeof listPopularSubcategories>;
  mostSold: MostSold;
}

/** How a query is cached. @param changes that make it out of date, besides that of everything */
type Cache = <T>(read: () => Promise<T>, ...changes: string[]) => () => Promise<T>;

/** Reads it from the database; `cache` may cache what was read. The notices are those of migrations/002-page-changes.ts. */
export function readCatalogue(db: Database, cache: Cache = (read) => read): CatalogueQueries {
  const mostSold = readMostSold(db);
  return {
    categories: cache(() => listCategories(db)),
    popularSubcategories: cache(() => listPopularSubcategories(db)),
    mostSold: {
      'sold-90-days': cache(mostSold['sold-90-days'], 'sales'),
      'sold-30-days': cache(mostSold['sold-30-days'], 'sales'),
      'sold-14-days': cache(mostSold['sold-14-days'], 'sales'),
    },
  };
}
