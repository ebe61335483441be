import { createContext } from 'react-router';
import type { Shop } from '../shop/shop.ts';

/**
 * What the server hands to every loader: `context.get(shopContext)`. Nothing of the visitor is in it, since
 * every page is the same for everyone (R26).
 */
export const shopContext = createContext<Shop>();

/** What marks the scripts that this page is rendered with (app/inline-script.tsx). */
export const scriptMarkContext = createContext<string>();
