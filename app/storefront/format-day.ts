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

const times = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Karachi',
});

/** A moment of a day, for example `21 November 2026 at 14:05`. */
export function formatMoment(moment: Date): string {
  return `${days.format(moment)} at ${times.format(moment)}`;
}
