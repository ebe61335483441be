/** What was typed into a form, stored for a reload. Where storage is switched off, the form works without it. */
export function readValues(key: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return Object.fromEntries(entries.filter((entry) => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

export function storeValues(key: string, values: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Nothing is lost but the convenience.
  }
}

export function forgetValues(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
