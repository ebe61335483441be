import { none, type Rivals, takes } from './rival.ts';

/** The tasks of who changes the shop, by their names. */
export const OWNER_RIVALS: Readonly<Record<string, Rivals>> = {
  'Raise the cost of delivery to a city': {
    everShop: takes(
      'E-shipping',
      'Setting, Shipping Providers, Edit the method, Edit the rate, the cost, Save rate',
      'Of a province; cities have no rates',
    ),
    shopify: takes(
      'S-rates',
      'Settings, Shipping and delivery, Manage, the rate, its price, Save',
      'Of a country or region; cities have no rates',
    ),
  },
  'Change the phone number of the shop': {
    everShop: takes('E-settings', 'Setting, the phone number, select it, Save Settings'),
    shopify: takes('S-details', 'Settings, Store details, the phone number, select it, Save'),
  },
  'Bring the former settings back': {
    everShop: none('E-settings', 'No version of them is kept.'),
    shopify: none('S-details', 'No version of them is kept.'),
  },
  'Change the words of a message to customers': {
    everShop: none('E-mails', 'They are a developer’s.'),
    shopify: takes(
      'S-notifications',
      'Settings, Notifications, Customer notifications, Order confirmation, Edit code, the text, Save',
      'The text stands in Liquid and HTML',
    ),
  },
  'Store the keys of a courier and test them': {
    everShop: takes(
      'E-keys',
      'Setting, Payment Setting, Publishable Key, Secret Key, Save',
      'Of a gateway, no courier comes with it; nothing tests them, and nobody is asked for a password',
    ),
    shopify: takes(
      'S-payments',
      'Settings, Payments, Choose a provider, the provider, first key, second key, Activate, Save',
      'Of a gateway; nothing tests them',
    ),
  },
  'Add a banner with a picture, a title and a link': {
    everShop: takes(
      'E-builder',
      'Page builder, Simple Slideshow, Add your first slide, Select, Upload, the picture, Insert, Headline, Link, Publish, Publish now',
    ),
    shopify: takes(
      'S-themes',
      'Online Store, Customize, Add section, the banner, its picture, the title, the link, Save',
      'One picture for desktop and phone',
    ),
  },
  'Move a section of the home page up': {
    everShop: takes('E-builder', 'Page builder, Move up, Publish, Publish now'),
    shopify: takes('S-themes', 'Online Store, Customize, drag the section, Save'),
  },
  'Put an announcement above every page': {
    everShop: takes('E-builder', 'Page builder, Announcement bar, Content, Publish, Publish now'),
    shopify: takes('S-themes', 'Online Store, Customize, Announcement bar, the text, Save'),
  },
  'Publish a change of the About page': {
    everShop: takes('E-pages', 'Pages, the page, the text, Save'),
    shopify: takes('S-pages', 'Pages, the page, the text, Save'),
  },
  'Lead an old address to a page of the shop': {
    everShop: none('E-modules', 'No screen for it.'),
    shopify: takes(
      'S-redirects',
      'Online Store, Navigation, URL Redirects, Create URL redirect, Redirect from, Redirect to, Save redirect',
    ),
  },
  'Publish ten drafts together': {
    everShop: takes('E-grid', 'Products, Status, Disabled, the box of all, Enable, Enable'),
    shopify: takes('S-statuses', 'Products, Draft, the box of all, Set as active'),
  },
  'Duplicate a product': {
    everShop: takes('E-duplicate', 'Products, the product, Duplicate, Save'),
    shopify: takes('S-duplicate', 'Products, the product, Duplicate'),
  },
  'Give a product two sizes': {
    everShop: takes(
      'E-variants',
      'Products, the product, Create a variant group, Size, Create, Add Variant, the list of sizes, the second size, Sku, Save',
      'Once the shop has an attribute “Size” with both, and the product one of them',
    ),
    shopify: takes(
      'S-variants',
      'Products, the product, Add options like size or colour, the name, first value, second value, Done, Save',
    ),
  },
  'Delete three products and bring them back': {
    everShop: none('E-grid', 'They do not come back.'),
    shopify: none('S-undo', 'They come back with an app alone.'),
  },
  'Book goods of two products in, with what they cost': {
    everShop: takes(
      'E-products',
      'Products, first product, the quantity, Save, Products, second product, the quantity, Save',
      'Without what they cost, which it does not know',
    ),
    shopify: takes(
      'S-purchase',
      'Products, Purchase orders, Create purchase order, Supplier, the supplier, Add products, first box, second box, Add, first quantity, first cost, second quantity, second cost, Save as draft, Mark as ordered, Receive',
    ),
  },
  'Start a sale of a category from one moment to another': {
    everShop: none('E-coupons', 'A discount needs a coupon that shoppers type.'),
    shopify: takes(
      'S-automatic',
      'Discounts, Create discount, Automatic discount, the name, the value, Specific collections, Browse, the collection, the start, the end, Save',
    ),
  },
  'Raise all prices of a category by 5 % and take it back': {
    everShop: none('E-grid', 'Each price by itself, and none comes back.'),
    shopify: none('S-bulk', 'Each price by itself; by percent, and back, with an app alone.'),
  },
  'Make a coupon of 10 % with 100 uses': {
    everShop: takes(
      'E-coupons',
      'Coupons, New Coupon, Coupon Code, Description, Discount amount, Percentage discount to entire order, Save',
      'Without the number of uses, for which there is no field',
    ),
    shopify: takes(
      'S-codes',
      'Discounts, Create discount, Discount code, the code, the value, Usage limits, their number, Save',
    ),
  },
  'See what each product earned this month': {
    everShop: none('E-products', 'It does not know what a product cost.'),
    shopify: takes(
      'S-profit',
      'Analytics, Reports, Gross profit by product, the dates, This month',
      'The filter that the help goes by is left out',
    ),
  },
  'Answer a message of the contact form': {
    everShop: none('E-modules', 'No contact form.'),
    shopify: none('S-details', 'They arrive in a mailbox, outside of the shop.'),
  },
};
