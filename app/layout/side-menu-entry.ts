/** The look of everything in the side menu that can be tapped. */
export const SIDE_MENU_ENTRY =
  'flex min-h-12 w-full items-center justify-between gap-3 rounded-control px-3 text-left text-[0.9375rem] font-medium hover:bg-mist';
