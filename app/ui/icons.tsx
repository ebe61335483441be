import type { PropsWithChildren } from 'react';

interface IconProps {
  className?: string;
}

/** Every icon is decoration beside a text or a label, so none is read aloud. */
function Drawing({ className = 'size-5', children }: PropsWithChildren<IconProps>) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** An icon of strokes, from the path that draws it. */
export function stroked(path: string) {
  return ({ className }: IconProps) => (
    <Drawing className={className}>
      <path d={path} />
    </Drawing>
  );
}

/** An icon that is one filled shape. */
export function filled(path: string) {
  return ({ className }: IconProps) => (
    <Drawing className={className}>
      <path d={path} fill="currentColor" stroke="none" />
    </Drawing>
  );
}

export const SearchIcon = stroked('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm9 2-4-4');
export const CartIcon = stroked(
  'M3 4h2.2l2.3 11.2h10l2-8.2H6M9 20.2a.9.9 0 1 0 0-1.8.9.9 0 0 0 0 1.8Zm7.5 0a.9.9 0 1 0 0-1.8.9.9 0 0 0 0 1.8Z',
);
export const MenuIcon = stroked('M4 7h16M4 12h16M4 17h16');
export const CloseIcon = stroked('m6 6 12 12M18 6 6 18');
export const UserIcon = stroked('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8a7.5 7.5 0 0 1 15 0');
export const PhoneIcon = stroked(
  'M5 4h3.5l1.6 4.2-2.2 1.6a12 12 0 0 0 5.3 5.3l1.6-2.2L19 14.5V18a2 2 0 0 1-2.2 2A15.5 15.5 0 0 1 3.5 6.2 2 2 0 0 1 5 4Z',
);
export const ChevronDownIcon = stroked('m6 9 6 6 6-6');
export const ChevronLeftIcon = stroked('m15 6-6 6 6 6');
export const ChevronRightIcon = stroked('m9 6 6 6-6 6');
export const PlusIcon = stroked('M12 5v14M5 12h14');
export const MinusIcon = stroked('M5 12h14');
export const TrashIcon = stroked('M4.5 7h15M10 11v6M14 11v6M6.5 7l.8 12h9.4l.8-12M9.5 7V4.5h5V7');
export const TruckIcon = stroked(
  'M3 6.5h11v10H3zM14 10h4l3 3.2v3.3h-7M7 19a1.8 1.8 0 1 0 0-3.6A1.8 1.8 0 0 0 7 19Zm10.5 0a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
);
export const ReturnIcon = stroked('M8.5 5 4.5 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11H8');
export const CashIcon = stroked('M3 7h18v10H3zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6 10v4M18 10v4');
export const FilterIcon = stroked(
  'M4 7h9M18 7h2M4 17h2M11 17h9M15.5 9.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM8.5 19.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
);
export const CheckIcon = stroked('m5 12.5 4.5 4.5L19 7.5');
export const StarIcon = filled(
  'm12 2.8 2.84 5.76 6.36.92-4.6 4.48 1.08 6.33L12 17.3l-5.68 2.99 1.08-6.33-4.6-4.48 6.36-.92z',
);
export const FacebookIcon = filled(
  'M13.5 21v-7.5h2.6l.4-3h-3V8.6c0-.9.3-1.5 1.5-1.5h1.6V4.4c-.3 0-1.2-.1-2.3-.1-2.3 0-3.8 1.4-3.8 3.9v2.3H7.9v3h2.6V21z',
);
export const YoutubeIcon = filled(
  'M21.6 7.6a2.5 2.5 0 0 0-1.8-1.8C18.2 5.4 12 5.4 12 5.4s-6.2 0-7.8.4a2.5 2.5 0 0 0-1.8 1.8A26 26 0 0 0 2 12c0 1.5.1 3 .4 4.4a2.5 2.5 0 0 0 1.8 1.8c1.6.4 7.8.4 7.8.4s6.2 0 7.8-.4a2.5 2.5 0 0 0 1.8-1.8c.3-1.4.4-2.9.4-4.4s-.1-3-.4-4.4ZM10 15V9l5.2 3z',
);

export function InstagramIcon({ className }: IconProps) {
  return (
    <Drawing className={className}>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.6" />
      <circle cx="16.6" cy="7.4" r=".6" fill="currentColor" />
    </Drawing>
  );
}
