import { type DestinationGroup, leadTo } from '../staff/navigation.ts';
import {
  AuditIcon,
  CategoriesIcon,
  ConfirmIcon,
  CouponIcon,
  DiscountIcon,
  HomePageIcon,
  ImportIcon,
  MailIcon,
  MoneyIcon,
  NewIcon,
  OrdersIcon,
  OverviewIcon,
  PagesIcon,
  PeopleIcon,
  ProductsIcon,
  QuestionIcon,
  RedirectIcon,
  RefusedIcon,
  ReportsIcon,
  ReturnsIcon,
  ReviewsIcon,
  ScanIcon,
  SettingsIcon,
  SubcategoriesIcon,
} from '../staff/ui/icons.tsx';
import { PhoneIcon, UserIcon } from '../ui/icons.tsx';
import { orderViews } from './orders/order-views.ts';

/** The screens of the admin area, in the order of the menu (R24). */
export const DASHBOARD_LINKS: readonly DestinationGroup[] = [
  {
    name: 'Orders',
    destinations: [
      leadTo('Overview', '/dashboard/admin', OverviewIcon, {
        covers: ['/dashboard/undelivered-mails'],
        words: 'sales today figures home',
      }),
      leadTo('Confirm orders', '/dashboard/confirm-orders', ConfirmIcon, {
        count: 'toConfirm',
        counted: 'to call',
        words: 'queue call phone cash',
      }),
      leadTo('Orders', '/dashboard/view-orders', OrdersIcon, {
        covers: ['/dashboard/order', '/dashboard/print'],
        count: 'toPack',
        counted: 'to pack',
        words: 'all orders list parcels status',
      }),
      leadTo('Take an order', '/dashboard/take-order', PhoneIcon, {
        words: 'phone whatsapp new order customer',
      }),
      leadTo('Scan', '/dashboard/scan', ScanIcon, { words: 'barcode pack courier returns' }),
      leadTo('Returns', '/dashboard/returns', ReturnsIcon, {
        count: 'returns',
        counted: 'waiting',
        words: 'refund exchange came back inspect damaged',
      }),
      leadTo('Money due', '/dashboard/money', MoneyIcon, {
        managersOnly: true,
        words: 'cash courier settlement sheet paid short ledger',
      }),
      leadTo('Bank statement', '/dashboard/money/statement', MoneyIcon, {
        managersOnly: true,
        words: 'raast transfer payment match bank paid advance',
        hidden: true,
      }),
      leadTo('Reports', '/dashboard/reports', ReportsIcon, {
        managersOnly: true,
        words: 'numbers placed confirmed delivered month product city courier staff delivery time csv',
      }),
      leadTo('Coupons', '/dashboard/coupons', CouponIcon, {
        managersOnly: true,
        words: 'code voucher discount promotion percent free delivery',
      }),
      leadTo('Who refuses', '/dashboard/who-refuses', RefusedIcon, {
        words: 'returns rules block mobile risk came back',
      }),
      ...orderViews(null)
        .filter(({ params }) => params.stage !== undefined)
        .map(({ name, params }) => ({
          name: `Orders: ${name.toLowerCase()}`,
          to: `/dashboard/view-orders?${new URLSearchParams(params)}`,
          icon: OrdersIcon,
          words: 'view',
          hidden: true,
        })),
    ],
  },
  {
    name: 'Catalogue',
    destinations: [
      leadTo('Products', '/dashboard/edit-delete-product', ProductsIcon, {
        covers: ['/dashboard/product', '/dashboard/import-products', '/dashboard/deleted-products'],
        words: 'stock price discount edit delete',
      }),
      leadTo('New product', '/dashboard/create-product', NewIcon, { words: 'add create' }),
      leadTo('Import products', '/dashboard/import-products', ImportIcon, {
        managersOnly: true,
        words: 'csv file upload undo imports sku',
        hidden: true,
      }),
      leadTo('Recently deleted', '/dashboard/deleted-products', ProductsIcon, {
        words: 'undo restore bin trash products',
        hidden: true,
      }),
      leadTo('Discounts', '/dashboard/discounts', DiscountIcon, {
        covers: ['/dashboard/price-changes'],
        managersOnly: true,
        words: 'sale offer percent off planned until',
      }),
      leadTo('Change prices', '/dashboard/price-changes', MoneyIcon, {
        managersOnly: true,
        words: 'raise rise increase cut percent all round undo',
        hidden: true,
      }),
      leadTo('Stock', '/dashboard/stock', ProductsIcon, {
        covers: ['/dashboard/goods-in', '/dashboard/stock-take'],
        words: 'reorder movements on hand cost margin suppliers',
      }),
      leadTo('Goods in', '/dashboard/goods-in', ImportIcon, {
        managersOnly: true,
        words: 'delivery supplier receive cost stock',
        hidden: true,
      }),
      leadTo('Stock-take', '/dashboard/stock-take', ScanIcon, {
        words: 'count inventory barcode scan shelf',
        hidden: true,
      }),
      leadTo('Categories', '/dashboard/create-category', CategoriesIcon, { words: 'new rename' }),
      leadTo('Subcategories', '/dashboard/sub-category', SubcategoriesIcon, { words: 'new rename' }),
    ],
  },
  {
    name: 'The shop',
    destinations: [
      leadTo('Customers', '/dashboard/customers', PeopleIcon, {
        covers: ['/dashboard/customer', '/dashboard/personal-data'],
        words: 'people accounts guests mobile notes block history',
      }),
      leadTo('Personal data', '/dashboard/personal-data', PeopleIcon, {
        managersOnly: true,
        words: 'privacy give out export erase delete forget person',
        hidden: true,
      }),
      leadTo('Messages', '/dashboard/messages', MailIcon, {
        covers: ['/dashboard/message'],
        count: 'messages',
        counted: 'waiting',
        words: 'contact form answer customer wrote mail',
      }),
      leadTo('Questions', '/dashboard/questions', QuestionIcon, {
        count: 'questions',
        counted: 'waiting',
        words: 'answer product ask decline shoppers',
      }),
      leadTo('Reviews', '/dashboard/reviews', ReviewsIcon, {
        count: 'reviews',
        counted: 'to check',
        managersOnly: true,
        words: 'hide moderate stars approve answer',
      }),
      leadTo('Home page', '/dashboard/home-page', HomePageIcon, {
        managersOnly: true,
        words: 'banners sections announcement strip arrange publish preview',
      }),
      leadTo('Pages', '/dashboard/pages', PagesIcon, {
        covers: ['/dashboard/page', '/dashboard/new-page'],
        managersOnly: true,
        words: 'about faq return policy posts blog text editor content cms',
      }),
      leadTo('Settings', '/dashboard/settings', SettingsIcon, {
        covers: ['/dashboard/texts'],
        managersOnly: true,
        words: 'phone address delivery cost cities days hours history reviews approval',
      }),
      leadTo('Message texts', '/dashboard/texts', MailIcon, {
        managersOnly: true,
        words: 'mail sms whatsapp template text subject customers are told',
        hidden: true,
      }),
      leadTo('Old addresses', '/dashboard/old-addresses', RedirectIcon, {
        managersOnly: true,
        words: 'redirects links moved renamed seo',
      }),
      leadTo('Audit log', '/dashboard/audit-log', AuditIcon, {
        managersOnly: true,
        words: 'who changed history',
      }),
      leadTo('Undelivered messages', '/dashboard/undelivered-mails', MailIcon, {
        managersOnly: true,
        words: 'e-mail bounced send again',
        hidden: true,
      }),
      leadTo('My account', '/dashboard/account', UserIcon, {
        words: 'password two-factor sessions second step',
      }),
    ],
  },
];
