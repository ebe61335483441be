/** Orders that staff take on the phone or on WhatsApp (R284 to R289). */

/** So many earlier addresses are offered; more would be a list to read while somebody waits. */
export const ADDRESSES_OFFERED = 5;

/** So many of the newest orders of a mobile number are looked at for them. */
export const ORDERS_LOOKED_AT = 50;
