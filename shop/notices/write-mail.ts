/** A part of a mail. Every text in it is escaped; nothing of it is read as HTML. */
export type MailPart = { say: string } | { link: string; label: string } | { rows: [string, string][] };

/**
 * Writes the parts of a mail twice: as plain text, and as simple HTML.
 * @param shopName stands under the mail
 */
export function writeMail(parts: readonly MailPart[], shopName: string): { text: string; html: string } {
  const all: readonly MailPart[] = [...parts, { say: shopName }];
  return {
    text: `${all.map(toText).join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5;color:#1d2421">${all.map(toHtml).join('')}</body></html>`,
  };
}

function toText(part: MailPart): string {
  if ('say' in part) return part.say;
  if ('link' in part) return `${part.label}:\n${part.link}`;
  return part.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
}

function toHtml(part: MailPart): string {
  if ('say' in part) return `<p style="white-space:pre-line">${escapeHtml(part.say)}</p>`;
  if ('link' in part) {
    return `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.label)}</a></p>`;
  }
  const rows = part.rows.map(
    ([name, value]) =>
      `<tr><td style="padding:4px 24px 4px 0">${escapeHtml(name)}</td><td align="right">${escapeHtml(value)}</td></tr>`,
  );
  return `<table style="border-collapse:collapse">${rows.join('')}</table>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
