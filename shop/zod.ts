import { config, z } from 'zod';

/** Zod, as every schema takes it: in a browser without `new Function`, which the Content-Security-Policy reports. */
if (typeof document !== 'undefined') config({ jitless: true });

export { z };
