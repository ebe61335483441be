/** After a registration and after a login one is sent on (spec, section 9). */
export const REDIRECT_AFTER_MS = 2000;
