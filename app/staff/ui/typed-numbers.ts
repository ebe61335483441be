/** How a form takes whole numbers, and numbers that may have decimals. */
export const NUMBER = { inputMode: 'numeric', autoComplete: 'off' } as const;
export const DECIMAL = { inputMode: 'decimal', autoComplete: 'off' } as const;
