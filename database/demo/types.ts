import type { BackdropName } from './backdrops.ts';
import type { ColourName } from './palette.ts';

/** One category of the demo catalogue, as readable data. Prices in rupees, discounts in percent. */
export interface DemoCategory {
  name: string;
  subcategories: string[];
  products: DemoProduct[];
}

export interface DemoProduct {
  /** Kebab-case, unique over the whole catalogue; also the file name of its photographs. */
  slug: string;
  name: string;
  /** The image's alt text: what one sees. */
  title: string;
  /** Two to four honest sentences: what it is, material, size, use, care. */
  description: string;
  /** Whole rupees. */
  price: number;
  /** Percent, 0 to 70. */
  discount: number;
  /** Stock on hand. */
  quantity: number;
  shipping: 'free' | 'paid';
  /** One of its category's subcategories, null where the category has none. */
  subcategory: string | null;
  /** Beside a section: the category of the menus that shows it too, and one of its subcategories where one fits. */
  menuCategory?: string;
  menuSubcategory?: string;
  picture: DemoPicture;
  reviews: DemoReview[];
}

/** Its photographs (photography/README.md). */
export interface DemoPicture {
  /** Name of the studio's model. */
  shape: string;
  /** The object's own colour, then the colour of its handle, lid, band or pattern. */
  colours: [main: ColourName, accent: ColourName];
  backdrop: BackdropName;
}

export interface DemoReview {
  name: string;
  mobile: string;
  title: string;
  rating: 1 | 2 | 3 | 4 | 5;
  comment: string;
  daysAgo: number;
}
