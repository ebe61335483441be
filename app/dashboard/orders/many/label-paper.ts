/** The paper that this browser printed labels on last: the printer beside it has no other. */
const STORAGE_KEY = 'label-paper';

/** 'a4' or 'label'; what is stored may be anything, and the first time nothing is. */
export function readPaper(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

export function keepPaper(paper: 'label' | 'a4'): void {
  try {
    localStorage.setItem(STORAGE_KEY, paper);
  } catch {
    // It is asked for again the next time.
  }
}
