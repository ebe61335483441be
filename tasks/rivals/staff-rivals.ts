/**
 * The same tasks in EverShop's admin and in Shopify's, from the first screen after the sign-in. Each step is one click or
 * key; what is typed is left out, as it is of ours. Where a documentation leaves a choice, the shorter way stands here.
 */
export interface Rival {
  /** What is clicked or pressed; null where there is no such thing. */
  steps: readonly string[] | null;
  /** What it does instead of the task, or why there is no such thing. */
  note?: string;
  source: keyof typeof SOURCES;
}

/** What the steps are derived from. */
export const SOURCES = {
  'E-orders':
    'EverShop 2, github.com/evershopcommerce/evershop, `packages/evershop/src/modules/oms/pages/admin/orderGrid` and `orderEdit`',
  'E-api':
    'EverShop 2, `packages/evershop/src/modules/oms/api`: all that can be done with an order (cancel, ship, deliver, void a label)',
  'E-search':
    'EverShop 2, `packages/evershop/src/modules/oms/services/registerDefaultOrderCollectionFilters.js`: number, e-mail and name',
  'E-products': 'EverShop 2, `packages/evershop/src/modules/catalog/pages/admin/productEdit+productNew`',
  'E-modules': 'EverShop 2, `packages/evershop/src/modules`: all modules that come with it',
  'S-orders': '“Managing orders”, https://help.shopify.com/en/manual/orders',
  'S-edit': '“Editing order items”, https://help.shopify.com/en/manual/orders/edit-orders',
  'S-draft': '“Creating draft orders”, https://help.shopify.com/en/manual/orders/create-orders',
  'S-fulfil':
    '“Fulfilling orders”, https://help.shopify.com/en/manual/orders/fulfillment/fulfilling-orders and https://help.shopify.com/en/manual/orders/fulfill-orders',
  'S-return':
    '“Creating returns and exchanges”, https://docs.shopify.com/en/manual/orders/refunds-returns/creating-returns',
  'S-search':
    '“Shopify API search syntax”, https://shopify.dev/docs/api/usage/search-syntax: words are found whole or by their beginning',
  'S-products': '“Products”, https://help.shopify.com/en/manual/products',
} as const satisfies Record<string, string>;

const none = (source: Rival['source'], note: string): Rival => ({ steps: null, note, source });

const E_NOT_EDITED = none('E-api', 'An order cannot be edited.');
const E_SHIPPED: Rival = {
  steps: ['Orders', 'Select all', 'Mark as shipped', 'Mark as shipped'],
  note: 'Marks them shipped, the only step there is.',
  source: 'E-orders',
};
const S_FULFILLED: Rival = {
  steps: ['Orders', 'Select all', 'Mark as fulfilled', 'Fulfill'],
  note: 'Marks them fulfilled, which is shipped.',
  source: 'S-fulfil',
};

/** By the names of the tasks. */
export const RIVALS: Readonly<Record<string, { everShop: Rival; shopify: Rival }>> = {
  'Confirm an order by call': {
    everShop: none('E-api', 'No such state, and no note of staff.'),
    shopify: {
      steps: ['Orders', 'the order', 'Tags', 'Enter', 'Save'],
      note: 'No such state; a tag instead.',
      source: 'S-orders',
    },
  },
  'Note that nobody answered': {
    everShop: none('E-api', 'No such state, and no note of staff.'),
    shopify: {
      steps: ['Orders', 'the order', 'the comment', 'Post'],
      note: 'No such state; a comment instead.',
      source: 'S-orders',
    },
  },
  'Find an order by half a mobile number': {
    everShop: none('E-search', 'Mobile numbers are not searched.'),
    shopify: none('S-search', 'Only by its beginning.'),
  },
  'See what a customer ordered before': {
    everShop: {
      steps: ['Orders', 'the order', 'the customer'],
      note: 'Only of customers with an account.',
      source: 'E-orders',
    },
    shopify: { steps: ['Orders', 'the order', 'the customer'], source: 'S-orders' },
  },
  'Change a quantity in an order': {
    everShop: E_NOT_EDITED,
    shopify: {
      steps: ['Orders', 'the order', 'Edit', 'Adjust quantity', 'Done', 'Update order'],
      source: 'S-edit',
    },
  },
  'Add a product to an order': {
    everShop: E_NOT_EDITED,
    shopify: {
      steps: ['Orders', 'the order', 'Edit', 'Add product', 'its box', 'Add', 'Update order'],
      source: 'S-edit',
    },
  },
  'Correct the address of an order': {
    everShop: E_NOT_EDITED,
    shopify: {
      steps: ['Orders', 'the order', 'Edit', 'the address', 'select its text', 'Save'],
      source: 'S-orders',
    },
  },
  'Waive the delivery cost of an order': {
    everShop: E_NOT_EDITED,
    shopify: {
      steps: ['Orders', 'the order', 'Edit', 'the shipping fee', 'Remove', 'Update order'],
      source: 'S-edit',
    },
  },
  'Take an order of two products by phone, of a known customer': {
    everShop: none('E-api', 'Orders come from the checkout alone.'),
    shopify: {
      steps: [
        'Orders',
        'Create order',
        'Search products',
        'first box',
        'second box',
        'Add',
        'first quantity',
        'second quantity',
        'Search customers',
        'the customer',
        'Add shipping',
        'the rate',
        'Apply',
        'Payment due later',
        'Create order',
      ],
      source: 'S-draft',
    },
  },
  'Pack ten orders': { everShop: E_SHIPPED, shopify: S_FULFILLED },
  'Print ten labels': {
    everShop: none('E-orders', 'One carrier’s label at a time, where an extension makes one.'),
    shopify: {
      steps: ['Orders', 'Select all', '…', 'Print packing slips'],
      note: 'Packing slips; labels are bought of carriers that Pakistan does not have.',
      source: 'S-fulfil',
    },
  },
  'Book ten parcels with a courier': {
    everShop: none('E-modules', 'No courier comes with it.'),
    shopify: none('S-fulfil', 'No courier of Pakistan without an app.'),
  },
  'Hand ten parcels over by scanning': { everShop: E_SHIPPED, shopify: S_FULFILLED },
  'Mark an order delivered': {
    everShop: { steps: ['Orders', 'the order', 'Mark delivered', 'Mark delivered'], source: 'E-orders' },
    shopify: { steps: ['Orders', 'the order', '…', 'Mark as delivered'], source: 'S-fulfil' },
  },
  'Take a refused parcel back whole': {
    everShop: {
      steps: [
        'Orders',
        'the order',
        'Cancel shipment',
        'Cancel shipment',
        'Cancel Order',
        'the reason',
        'Submit Cancellation',
      ],
      note: 'Cancels the order.',
      source: 'E-orders',
    },
    shopify: {
      steps: ['Orders', 'the order', 'Return', 'the quantity', 'Create return', 'Restock', 'Save'],
      source: 'S-return',
    },
  },
  'Take one line back damaged': {
    everShop: none('E-api', 'Only whole orders are cancelled.'),
    shopify: {
      steps: ['Orders', 'the order', 'Return', 'the quantity', 'Reason', 'Damaged', 'Create return'],
      source: 'S-return',
    },
  },
  'Change a price': {
    everShop: { steps: ['Products', 'the product', 'the price', 'Save'], source: 'E-products' },
    shopify: { steps: ['Products', 'the product', 'the price', 'Save'], source: 'S-products' },
  },
  'Fill up the stock of a product': {
    everShop: { steps: ['Products', 'the product', 'the quantity', 'Save'], source: 'E-products' },
    shopify: { steps: ['Products', 'Inventory', 'the quantity', 'Save'], source: 'S-products' },
  },
  'Hide a review': {
    everShop: none('E-modules', 'No reviews.'),
    shopify: none('S-products', 'Reviews come with apps alone.'),
  },
  'Upload a courier’s sheet': {
    everShop: none('E-modules', 'No such thing.'),
    shopify: none('S-orders', 'No such thing.'),
  },
};
