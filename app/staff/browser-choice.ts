/** What was chosen in this browser under a name; '' before anything was. */
export function readChoice(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

export function keepChoice(name: string, chosen: string): void {
  try {
    localStorage.setItem(name, chosen);
  } catch {
    // The next time it is as without a choice.
  }
}
