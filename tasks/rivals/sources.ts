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
  'E-settings':
    'EverShop 2, `packages/evershop/src/modules/setting/pages/admin/storeSetting`, and `all/SettingMenuGroup.tsx` beside it, which leads there',
  'E-shipping':
    'EverShop 2, `packages/evershop/src/modules/checkout/pages/admin/shippingProviders/coreShipping`: `MethodsList`, `MethodForm`, `RatePanel`; zones are of countries and provinces (`shippingSetting/Zone.tsx`)',
  'E-mails':
    'EverShop 2, `packages/evershop/src/modules/oms/subscribers/order_placed/sendOrderConfirmationEmail.ts`: the text is in the code, or a file that the configuration names',
  'E-keys':
    'EverShop 2, `packages/evershop/src/modules/setting/pages/admin/paymentSetting` and `stripe/pages/admin/paymentSetting/StripePayment.tsx`',
  'E-builder':
    'EverShop 2, `packages/evershop/src/modules/pageBuilder/pages/admin/pageBuilderEdit` (`Editor`, `PublishDialog`), `components/PrimaryActionButton.tsx`, `cms/components` (`SlideshowSetting`, `AnnouncementBarSetting`), and `packages/evershop/src/components`: `common/page-builder/WidgetChrome.tsx`, `admin/FileBrowser.tsx`',
  'E-pages': 'EverShop 2, `packages/evershop/src/modules/cms/pages/admin/cmsPageEdit+cmsPageNew/General.tsx`',
  'E-grid':
    'EverShop 2, `packages/evershop/src/modules/catalog/pages/admin/productGrid/Grid.jsx`: enabling asks, and what is deleted “can’t be undone”',
  'E-duplicate':
    'EverShop 2, `packages/evershop/src/modules/catalog/pages/admin/productEdit/HeadingDuplicateButton.tsx` and `productNew/DuplicateBanner.tsx`',
  'E-variants':
    'EverShop 2, `packages/evershop/src/modules/catalog/pages/admin/productEdit/variants`: `New`, `CreateVariantGroup`, `CreateVariant`, `VariantModal`',
  'E-coupons': 'EverShop 2, `packages/evershop/src/modules/promotion/pages/admin/couponEdit+couponNew`',
  'S-rates':
    '“Manual rates for regular mail services”, https://help.shopify.com/manual/shipping/rates-and-methods/manual-rates, and “Shipping profiles and rates”, https://cursa.app/en/page/shipping-profiles-and-rates-building-reliable-shipping-rules-in-shopify',
  'S-details':
    '“Setting up your email”, in Chinese at https://global.lianlianpay.com/channel/92-39980.html: the store’s contact information, and where customers write to',
  'S-notifications':
    '“Customer notifications” of a Shopify partner, in Japanese: https://docs.timeppa.com/shopify/setting/notifications',
  'S-payments':
    '“Configuring third-party payment providers”, https://help.shopify.com/en/manual/payments/third-party-providers/configuring-providers',
  'S-themes':
    '“The theme editor”, https://shopify.dev/docs/storefronts/themes/tools/online-editor, and “Theme editor best practices” beside it: sections are added, moved and set there; a theme’s announcement bar: https://docs.digifist.com/themes/sahara/sections/announcement-bar',
  'S-pages':
    '“Page”, https://shopify.dev/docs/admin-api/rest/reference/online-store/page: what a page is; no screen is described',
  'S-redirects':
    '“How to manage redirects in Shopify”, https://useboring-redirect-app.pages.dev/resources/shopify-redirect-guide',
  'S-statuses':
    '“Use product statuses to filter and manage products”, https://shopify.dev/changelog/use-product-statuses-to-filter-and-manage-products',
  'S-duplicate':
    '“ProductStatus”, https://shopify.dev/docs/api/admin-graphql/2025-04/enums/ProductStatus: a duplicate is a draft; no screen is described',
  'S-variants':
    '“How to set up Shopify product variants”, https://flexcommerce.co.uk/guides/how-to-set-up-shopify-product-variants',
  'S-undo': '“What does Undo do?”, https://help.undoapp.io: the app that keeps what was deleted',
  'S-purchase':
    '“Purchase orders”, https://help.shopify.com/en/manual/products/inventory/purchase-orders; of receiving one, a single step is counted',
  'S-automatic':
    '“Creating automatic discounts”, https://help.shopify.com/en/manual/discounts/automatic-discounts',
  'S-bulk':
    '“Market prices update guide”, https://www.aperitive.io/blogs/tutorials/how-to-discount-shopify-markets-prices: the app that changes prices by percent',
  'S-codes':
    '“Create a discount code”, https://coda.io/@zoe-wollman/brands-operating-playbook/create-a-discount-code-100',
  'S-profit':
    '“Profit reports”, https://help.shopify.com/en/manual/reports-and-analytics/shopify-reports/report-types/default-reports/profit-reports',
} as const satisfies Record<string, string>;
