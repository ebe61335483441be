import { stroked } from '../../ui/icons.tsx';

/** The icons of the staff's side. They stand apart from the shop's own, which every shopper's page loads. */
export const OverviewIcon = stroked('M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z');
export const ReportsIcon = stroked('M4 20h16M6.5 20v-7M12 20V5M17.5 20v-11');
export const ConfirmIcon = stroked(
  'M6 3.5h3l1.6 4-2 1.6a12 12 0 0 0 4.3 4.3l1.6-2 4 1.6v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4 5.7a2 2 0 0 1 2-2.2ZM15 4.5l2 2 3.5-3.5',
);
export const CouponIcon = stroked(
  'M3.5 7h17v3.5a2 2 0 0 0 0 3V17h-17v-3.5a2 2 0 0 0 0-3zM10 7v2M10 11v2M10 15v2',
);
export const OrdersIcon = stroked('M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6');
export const ProductsIcon = stroked('m12 3 8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9');
export const DiscountIcon = stroked(
  'M5 19 19 5M7.5 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM16.5 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
);
export const NewIcon = stroked('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 8v8M8 12h8');
export const CategoriesIcon = stroked('M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z');
export const SubcategoriesIcon = stroked('M4 5h7M4 12h4v7h3M8 12h3M15 12h5M15 19h5M8 5v7');
export const ReturnsIcon = stroked('M4 9h11a5 5 0 0 1 0 10H8M4 9l4-4M4 9l4 4');
export const ReviewsIcon = stroked('m12 4 2.4 5 5.6.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.6-.8z');
export const QuestionIcon = stroked(
  'M12 21a9 9 0 1 0-7.8-4.5L3.5 21l4.3-.9A9 9 0 0 0 12 21ZM9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2 1-1.2 1.8M12 16.5v.1',
);
export const AuditIcon = stroked('M12 21a9 9 0 1 0-8.5-6M3.5 20v-5h5M12 7v5l3.5 2');
export const MailIcon = stroked('M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5');
export const MoneyIcon = stroked(
  'M3 6.5h18v11H3zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6 9.5v5M18 9.5v5',
);
export const RefusedIcon = stroked('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM5.7 5.7l12.6 12.6');
export const ImportIcon = stroked('M12 3.5v11M7.5 10l4.5 4.5 4.5-4.5M4 16.5v4h16v-4');
export const PeopleIcon = stroked(
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5a6.5 6.5 0 0 1 13 0M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14a6.5 6.5 0 0 1 3.5 5.5',
);
export const RedirectIcon = stroked('M5 5v7a4 4 0 0 0 4 4h10M15 12l4 4-4 4');
export const HomePageIcon = stroked('M4 4h16v6H4zM4 13h7v7H4zM14 13h6M14 16.5h6M14 20h6');
export const TurnIcon = stroked('M19 5v5h-5M18.6 10A7.5 7.5 0 1 0 19.5 14');
export const CropIcon = stroked('M7 2.5V17h14.5M2.5 7H17v14.5');
export const SettingsIcon = stroked('M4 7h9M17 7h3M15 4.5v5M4 17h3M11 17h9M9 14.5v5');
export const PagesIcon = stroked('M6 3.5h8.5L18 7v13.5H6zM14 3.5V7.500h4M9 12h6M9 15.500h6');
export const BellIcon = stroked('M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 2h-15zM10 21h4');
export const ShopIcon = stroked(
  'M4 9.5 5.5 4h13L20 9.5M4 9.5a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M5.5 12v8h13v-8',
);
export const LeaveIcon = stroked('M10 4H5v16h5M14 8l4 4-4 4M18 12H9');
export const ScanIcon = stroked('M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 8v8M11 8v8M13.5 8v8M16 8v8');
