/** What opens over a page, in one script: it comes at the first touch (app/ui/lazy-until-touched.ts). */
export { CartContents } from '../cart/cart-contents.tsx';
export { SearchResults } from './search-results.tsx';
export { SideMenuContents } from './side-menu-contents.tsx';
