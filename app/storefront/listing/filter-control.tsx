import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../../ui/icons.tsx';

/** The controls above a listing; 16 px on a phone, where smaller text makes browsers zoom in. */
export const FILTER_CONTROL =
  'min-h-11 rounded-control border border-line-strong/60 bg-paper px-3 text-base text-ink placeholder:text-ink-quiet focus:border-brand focus:outline-2 focus:outline-offset-0 focus:outline-brand/30 lg:text-sm';

export function FilterSelect({ className, ...select }: ComponentProps<'select'>) {
  return (
    <div className="relative min-w-0 grow">
      <select {...select} className={`${FILTER_CONTROL} w-full appearance-none pr-9 ${className}`} />
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2" />
    </div>
  );
}
