import { none, type Rival, type Rivals } from './rival.ts';

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

/** The tasks of who handles orders, by their names. */
export const STAFF_RIVALS: Readonly<Record<string, Rivals>> = {
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
