import type { DestinationGroup } from '../staff/navigation.ts';
import {
  AuditIcon,
  CategoriesIcon,
  ConfirmIcon,
  ImportIcon,
  MailIcon,
  MoneyIcon,
  NewIcon,
  OrdersIcon,
  OverviewIcon,
  ProductsIcon,
  RefusedIcon,
  ReturnsIcon,
  ReviewsIcon,
  ScanIcon,
  SubcategoriesIcon,
} from '../staff/ui/icons.tsx';
import { PhoneIcon, UserIcon } from '../ui/icons.tsx';
import { orderViews } from './orders/order-views.ts';

/** The screens of the admin area, in the order of the menu (R24). */
export const DASHBOARD_LINKS: readonly DestinationGroup[] = [
  {
    name: 'Orders',
    destinations: [
      { name: 'Overview', to: '/dashboard/admin', icon: OverviewIcon, words: 'sales today figures home' },
      {
        name: 'Confirm orders',
        to: '/dashboard/confirm-orders',
        icon: ConfirmIcon,
        count: 'toConfirm',
        counted: 'to call',
        words: 'queue call phone cash',
      },
      {
        name: 'Orders',
        to: '/dashboard/view-orders',
        icon: OrdersIcon,
        count: 'toPack',
        counted: 'to pack',
        words: 'all orders list parcels status',
      },
      {
        name: 'Take an order',
        to: '/dashboard/take-order',
        icon: PhoneIcon,
        words: 'phone whatsapp new order customer',
      },
      { name: 'Scan', to: '/dashboard/scan', icon: ScanIcon, words: 'barcode pack courier returns' },
      {
        name: 'Returns',
        to: '/dashboard/returns',
        icon: ReturnsIcon,
        count: 'returns',
        counted: 'waiting',
        words: 'refund exchange came back inspect damaged',
      },
      {
        name: 'Money due',
        to: '/dashboard/money',
        icon: MoneyIcon,
        managersOnly: true,
        words: 'cash courier settlement sheet paid short ledger',
      },
      {
        name: 'Bank statement',
        to: '/dashboard/money/statement',
        icon: MoneyIcon,
        managersOnly: true,
        words: 'raast transfer payment match bank paid advance',
        hidden: true,
      },
      {
        name: 'Who refuses',
        to: '/dashboard/who-refuses',
        icon: RefusedIcon,
        words: 'returns rules block mobile risk came back',
      },
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
      {
        name: 'Products',
        to: '/dashboard/edit-delete-product',
        icon: ProductsIcon,
        words: 'stock price discount edit delete',
      },
      { name: 'New product', to: '/dashboard/create-product', icon: NewIcon, words: 'add create' },
      {
        name: 'Import products',
        to: '/dashboard/import-products',
        icon: ImportIcon,
        managersOnly: true,
        words: 'csv file upload',
        hidden: true,
      },
      {
        name: 'Stock',
        to: '/dashboard/stock',
        icon: ProductsIcon,
        words: 'reorder movements on hand cost margin suppliers',
      },
      {
        name: 'Goods in',
        to: '/dashboard/goods-in',
        icon: ImportIcon,
        managersOnly: true,
        words: 'delivery supplier receive cost stock',
        hidden: true,
      },
      {
        name: 'Stock-take',
        to: '/dashboard/stock-take',
        icon: ScanIcon,
        words: 'count inventory barcode scan shelf',
        hidden: true,
      },
      { name: 'Categories', to: '/dashboard/create-category', icon: CategoriesIcon, words: 'new rename' },
      { name: 'Subcategories', to: '/dashboard/sub-category', icon: SubcategoriesIcon, words: 'new rename' },
    ],
  },
  {
    name: 'The shop',
    destinations: [
      {
        name: 'Reviews',
        to: '/dashboard/reviews',
        icon: ReviewsIcon,
        managersOnly: true,
        words: 'hide moderate stars',
      },
      {
        name: 'Audit log',
        to: '/dashboard/audit-log',
        icon: AuditIcon,
        managersOnly: true,
        words: 'who changed history',
      },
      {
        name: 'Undelivered messages',
        to: '/dashboard/undelivered-mails',
        icon: MailIcon,
        managersOnly: true,
        words: 'e-mail bounced send again',
        hidden: true,
      },
      {
        name: 'My account',
        to: '/dashboard/account',
        icon: UserIcon,
        words: 'password two-factor sessions second step',
      },
    ],
  },
];
