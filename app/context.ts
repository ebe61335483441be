import { createContext } from 'react-router';
import type { Shop } from '../shop/shop.ts';

/**
 * The server gives it to every loader: `context.get(shopContext)`. It holds nothing of the visitor, since
 * every page is the same for everyone (R26).
 */
export const shopContext = createContext<Shop>();

/** The mark of the scripts that this page is rendered with (app/inline-script.tsx). */
export const scriptMarkContext = createContext<string>();
