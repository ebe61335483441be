/** The customers of the shop, as staff see them (R485, R486): a customer is a mobile number, with an account or without. */

export const CUSTOMERS_PAGE_SIZE = 30;

/** So many customers of a search are shown; of more one says more. */
export const MOST_CUSTOMERS_FOUND = 50;

/** Among so many orders of a search its customers are looked for. */
export const ORDERS_LOOKED_AT = 200;

/** On a customer's page: orders at once, and products. */
export const ORDERS_PAGE_SIZE = 20;
export const PRODUCTS_SHOWN = 20;
