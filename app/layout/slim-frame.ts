/** The `handle` of the staff's side: the shop's header and footer in one line each, and no cart. */
export const SLIM_FRAME = { frame: 'slim' } as const;

/** The `handle` of the checkout: no menus, no search, no links of a footer; the shopper has already chosen. */
export const CHECKOUT_FRAME = { frame: 'checkout' } as const;

type Frame = 'shop' | 'slim' | 'checkout';

/** The frame that the matched routes ask for. */
export function frameOf(handles: readonly unknown[]): Frame {
  if (handles.includes(SLIM_FRAME)) return 'slim';
  return handles.includes(CHECKOUT_FRAME) ? 'checkout' : 'shop';
}
