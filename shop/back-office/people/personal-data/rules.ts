/** What the shop holds of a person, given out and erased on request (R487 to R489). */

/** How it was made sure that who asks is who they say. A choice and no text: the log keeps it, and nothing personal. */
export const CHECKS = {
  'called-back': 'I called the mobile number, and they asked for it there',
  'mailed-back': 'They answered a mail that we sent to this address',
  'came-with-papers': 'They came to the shop with an identity card',
} as const;
export const CHECK_NAMES = ['called-back', 'mailed-back', 'came-with-papers'] as const;

/** What is typed before something is erased for good. */
export const ERASE_WORD = 'ERASE';

/** What stands in the place of a person: orders keep amounts, days and city for the tax office. */
export const ERASED = { name: 'Erased', mobile: '+920000000000' } as const;
