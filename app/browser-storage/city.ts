import { createStored } from './create-stored.ts';

const LONGEST_NAME = 60;

/** The city that this browser's parcels go to, as it was chosen last; '' before one was (R506). */
export const storedCity = createStored('city', '', (text) => {
  const stored: unknown = JSON.parse(text ?? 'null');
  return typeof stored === 'string' ? stored.slice(0, LONGEST_NAME) : '';
});
