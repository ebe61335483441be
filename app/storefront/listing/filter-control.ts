/** The look of the controls above a listing; 16 px on a phone, where smaller text makes browsers zoom in. */
export const FILTER_CONTROL =
  'min-h-11 rounded-control border border-line-strong/60 bg-paper px-3 text-base text-ink placeholder:text-ink-quiet focus:border-brand focus:outline-2 focus:outline-offset-0 focus:outline-brand/30 lg:text-sm';
