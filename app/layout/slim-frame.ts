/**
 * What a route of the staff's side exports as its `handle`: the shop's header and footer stand around it in one
 * line each, and nothing of a shopper's cart.
 */
export const SLIM_FRAME = { frame: 'slim' } as const;

/** Whether one of the matched routes asks for the slim frame. */
export function wantsSlimFrame(handles: readonly unknown[]): boolean {
  return handles.includes(SLIM_FRAME);
}
