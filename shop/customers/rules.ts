/** How long a link to a new password works. */
export const RESET_LINK_MINUTES = 60;

/** How long a link works that confirms an e-mail address. */
export const CONFIRMATION_LINK_HOURS = 24;

/** Links that confirm an address, asked for by one account: so many, then a pause. */
export const CONFIRMATION_LIMIT = { most: 5, pauseMinutes: 60 };
