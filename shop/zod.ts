import { config, z } from 'zod';

/**
 * Zod, as every schema of the shop takes it. In a browser it must not try to compile its checks with
 * `new Function`: the Content-Security-Policy refuses that, and the browser reports each try.
 */
if (typeof document !== 'undefined') config({ jitless: true });

export { z };
