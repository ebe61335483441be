const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Karachi',
});

/** A day as people in Pakistan read it, the same on the server and in every browser. */
export function formatDay(day: Date): string {
  return days.format(day);
}
