import { mailHtml } from './mail-html.ts';

/** A part of a mail. Every text in it is escaped; nothing of it is read as HTML. */
export type MailPart =
  | { say: string }
  | { link: string; label: string }
  /** `sum` is the name of the row that all others lead to. */
  | { rows: readonly [string, string][]; sum?: string };

/**
 * Writes the parts of a mail twice: as plain text, and as simple HTML.
 * @param shopName stands over the HTML and under the text
 */
export function writeMail(parts: readonly MailPart[], shopName: string): { text: string; html: string } {
  return {
    text: `${[...parts, { say: shopName }].map(toText).join('\n\n')}\n`,
    html: mailHtml(parts, shopName),
  };
}

function toText(part: MailPart): string {
  if ('say' in part) return part.say;
  if ('link' in part) return `${part.label}:\n${part.link}`;
  return part.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
}
