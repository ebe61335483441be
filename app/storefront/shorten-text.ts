/**
 * The beginning of a text, cut between two words; white space is folded. A word that is longer than the limit is cut
 * within.
 * @param longest characters, the ellipsis included
 */
export function shortenText(text: string, longest: number): string {
  const folded = text.replace(/\s+/g, ' ').trim();
  if (folded.length <= longest) return folded;
  const cut = folded.slice(0, longest);
  const end = cut.lastIndexOf(' ');
  const kept = end > 0 ? cut.slice(0, end) : cut.slice(0, longest - 1);
  return `${kept.replace(/[\s,;:.\u060C-]+$/u, '')}…`;
}
