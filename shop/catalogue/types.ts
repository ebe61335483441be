/** The catalogue as the API and the screens see it: prices in rupees, discounts in percent (R69). */

export interface Subcategory {
  name: string;
  /** Number of products that its page lists. */
  count: number;
}

export interface Category {
  _id: string;
  name: string;
  /** Grows with every change of its name or its subcategories. */
  version: number;
  /** Number of products that its page lists: filed in it, or shown there by the menus. */
  count: number;
  /** The address of its first product's picture; null while there is none. */
  photo: string | null;
  subcategories: Subcategory[];
}

/** What a product card, a search result and the cart show. */
export interface ProductCard {
  _id: string;
  name: string;
  /** Alternative text of the pictures. */
  title: string;
  price: number;
  discount: number;
  /** Stock on hand. */
  quantity: number;
  shipping: 'free' | 'paid';
  /** Addresses of the pictures; the first is the main one. */
  photos: string[];
  /** Number of reviews that are shown. */
  reviewCount: number;
  /** Average of 1 to 5, one decimal; null without a review. */
  rating: number | null;
}

export interface Product extends ProductCard {
  description: string;
  /** Id of its category. */
  category: string;
  categoryName: string;
  /** Name of its subcategory. */
  subcategory: string | null;
  /** Id of the category that the menus show it in beside its own; null for none. */
  menuCategory: string | null;
  menuCategoryName: string | null;
  /** Name of a subcategory of that one, if any. */
  menuSubcategory: string | null;
  createdAt: string;
}

/** The popular categories, keyed by the subcategory's name (R205). */
export type SubcategorySummaries = Record<string, { firstProduct: { photos: string[] } | null }>;
