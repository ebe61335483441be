/** What the shop promises with every order (spec, sections 1, 2 and 9), once for all pages. */
export const DELIVERY_TIME = '2 to 4 working days';

/** When somebody answers the phone (spec, section 2). */
export const WORKING_HOURS = 'Mon-Sat 11:00AM-8:00PM';
