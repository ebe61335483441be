/** A registration and a login lead on after this time (R142, R143). */
export const REDIRECT_AFTER_MS = 2000;
