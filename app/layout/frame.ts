import type { ReactNode } from 'react';

interface FrameParts {
  header: ReactNode;
  footer: ReactNode;
  /** Whether the cart is there. */
  canBuy: boolean;
}

/** What stands around a page instead of the shop's header, footer and cart. A route names it by its `handle`. */
export class Frame {
  readonly parts: FrameParts;

  constructor(parts: FrameParts) {
    this.parts = parts;
  }
}

/** The frame that the matched routes ask for; null for the shop's own. */
export function frameOf(handles: readonly unknown[]): Frame | null {
  return handles.find((handle) => handle instanceof Frame) ?? null;
}
