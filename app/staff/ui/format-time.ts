const TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Karachi',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * Writes a moment as staff read it, in the shop's own time (Asia/Karachi).
 * @param iso as calls answer it
 */
export function formatTime(iso: string): string {
  return TIME.format(new Date(iso));
}
