import { createContext } from 'react-router';
import type { CatalogueQueries } from '../shop/catalogue/cached/queries.ts';
import type { PublishedHomePage } from '../shop/content/home-page/queries.ts';
import type { FooterPage } from '../shop/content/pages/queries.ts';
import type { Shop } from '../shop/shop.ts';

export interface ShopOfPages extends Shop {
  /** Cached until it changes, where the shop hears of changes. */
  catalogue: CatalogueQueries;
  /** The home page as its owner arranged it; in a preview the one that is looked at. */
  homePage: () => Promise<PublishedHomePage>;
  /** The owner's own pages that the footer leads to; cached likewise. */
  footerPages: () => Promise<FooterPage[]>;
}

/** Every loader has it: `context.get(shopContext)`. It holds nothing of the visitor (R26). */
export const shopContext = createContext<ShopOfPages>();

export interface PageCaching {
  /** The page's own address, path and query: only under it the page is cached, however else it may be reached. */
  address: string;
  /** What it shows, as `product:<id>` and `category:<id>`; a page that shows anything else says nothing. */
  shown?: readonly string[];
}

/**
 * How a page is cached whose address has parts that visitors choose. A loader sets it; without it such a page is rendered
 * for every request, so that made-up addresses take no room.
 */
export const pageCachingContext = createContext<PageCaching | null>(null);

/** For a page that fails, and for no other: how its visitor and the log name the failure. */
export interface PageFailures {
  /** The number of the request. */
  requestId: string;
  /** Says to the log what went wrong. */
  report(error: unknown): void;
}
export const pageFailuresContext = createContext<PageFailures>();

/** The mark of the scripts that this page is rendered with (app/inline-script.tsx). */
export const scriptMarkContext = createContext<string>();

/** Whether the home page is looked at before it is published (R596). */
export const previewContext = createContext(false);
