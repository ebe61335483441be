import { type FocusEvent, type PointerEvent, useState } from 'react';

/** Whether the mouse or the keyboard focus is on something: the shopper is reading it, so it holds still. */
export function useAttention() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const attentionHandlers = {
    onPointerEnter: ({ pointerType }: PointerEvent<HTMLElement>) => setHovered(pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    onFocus: ({ target }: FocusEvent<HTMLElement>) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };
  return { attended: hovered || focused, attentionHandlers };
}
