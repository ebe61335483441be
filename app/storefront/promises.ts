/** The hours in which the phone is answered (R9). */
export const WORKING_HOURS = 'Mon-Sat 11:00AM-8:00PM';
