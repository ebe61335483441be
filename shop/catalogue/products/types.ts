import type { Product } from '../types.ts';

/** A product as staff see it. */
export interface StaffProduct extends Product {
  /** Grows with every change by staff; a sale is none. */
  version: number;
  /** ISO time of the last change by staff. */
  updatedAt: string;
}

export interface StaffProductsPage {
  products: StaffProduct[];
  /** From 1; the last one where a later one was asked for. */
  page: number;
  totalPages: number;
  /** Of all pages. */
  total: number;
  /** From this number of units down a product is low on stock. */
  lowStockAt: number;
}
