/** A sentence in which no amount is broken between its "Rs." and its number. */
export const unbroken = (text: string) => text.replaceAll('Rs. ', 'Rs.\u00a0');
