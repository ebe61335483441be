/**
 * The beginning of a text, cut between two words where it can be; white space is folded.
 * @param longest characters, the ellipsis included
 */
export function shortenText(text: string, longest: number): string {
  const folded = text.replace(/\s+/g, ' ').trim();
  if (folded.length <= longest) return folded;
  const cut = folded.slice(0, longest);
  const end = cut.lastIndexOf(' ');
  const words = end > 0 ? cut.slice(0, end) : cut.slice(0, longest - 1);
  return `${words.replace(/[\s,;:.\u060C-]+$/u, '')}…`;
}
