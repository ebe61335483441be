import { createStored } from '../browser-storage/create-stored.ts';

const ANSWERS = ['unasked', 'allowed', 'refused'] as const;
export type Consent = (typeof ANSWERS)[number];

/** Whether who uses this browser lets the shop count visits (R624). */
export const storedConsent = createStored<Consent>('visits', 'unasked', (text) => {
  const stored: unknown = JSON.parse(text ?? 'null');
  return ANSWERS.find((answer) => answer === stored) ?? 'unasked';
});

/** A browser that says no for its owner is not asked (Global Privacy Control). */
export const isRefusedByBrowser = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
