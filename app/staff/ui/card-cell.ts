/**
 * Where a cell stands below `lg`, where a row is a card of six columns. Without a place it takes the whole width,
 * with its head before it.
 */
export interface CardCell {
  /** Sixths of the card's width. */
  span: 1 | 2 | 3 | 4 | 6;
  /** Its head stands over it; without it the value speaks for itself. */
  named?: boolean;
  /** It stands at the right edge. */
  end?: boolean;
}

const SPANS = {
  1: 'max-lg:col-span-1',
  2: 'max-lg:col-span-2',
  3: 'max-lg:col-span-3',
  4: 'max-lg:col-span-4',
  6: 'max-lg:col-span-6',
} as const satisfies Record<CardCell['span'], string>;

const WHOLE_WIDTH =
  'max-lg:col-span-6 max-lg:grid max-lg:grid-cols-[5.5rem_minmax(0,1fr)] max-lg:items-baseline max-lg:justify-items-start max-lg:gap-x-3';

/** The classes of a cell on a card. */
export function cardCell(place: CardCell | undefined): string {
  if (!place) return WHOLE_WIDTH;
  return `max-lg:block ${SPANS[place.span]} ${place.end ? 'max-lg:justify-self-end max-lg:text-right' : 'max-lg:text-left'}`;
}

/** The classes of a column's head inside its cell: before it, over it, or for nobody. */
export function cardHead(place: CardCell | undefined): string | null {
  if (place && !place.named) return null;
  return `text-xs font-normal text-ink-quiet lg:hidden ${place ? 'block' : ''}`;
}
