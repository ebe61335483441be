import type { DemoCategory } from '../types.ts';

/** A room of the menus; all that it lists is filed in sections. */
export const livingRoom: DemoCategory = {
  name: 'Living Room',
  subcategories: ['Walls & Shelves', 'Vases & Candles', 'Curtains & Cushions'],
  products: [],
};
