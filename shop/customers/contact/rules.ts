/** How many messages to the shop are taken (decision 053): after so many comes a pause. */

/** Of one writer, by the e-mail address. */
export const WRITER_MESSAGES = { most: 5, pauseMinutes: 60 };

/** From one network. Many phones of one mobile network share an address, so it is wide. */
export const NETWORK_MESSAGES = { most: 60, pauseMinutes: 60 };
