import { formatMoment } from '../dates.ts';
import { escapeMarkup } from '../escape-markup.ts';
import type { MailPart } from '../settings/message-texts/types.ts';
import type { CurrentSettings } from '../settings/settings.ts';
import type { ComposedMail, Composer, Mail, Occasion } from './types.ts';

/** The look of the shop (app/ui/tokens.css) for programs for mail, which read no style sheet and fetch no font. */
const INK = '#1d2421';
const INK_SOFT = '#46514c';
const BRAND = '#0f5c4a';
const CANVAS = '#faf8f4';
const PAPER = '#ffffff';
const LINE = '#e6e0d5';
const FONT = 'Figtree,-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

/** What is longer is an address or the like, and has to fit a phone (characters). */
const LONGEST_AMOUNT = 24;

/** A mail to the address that was given when it was queued: an account may have another one by now. */
export function toRecipient(
  compose: (settings: CurrentSettings, occasion: Occasion) => Omit<ComposedMail, 'to'>,
): Composer {
  return async (_db, _id, settings, occasion) =>
    occasion.recipient === null ? null : { to: occasion.recipient, ...compose(settings, occasion) };
}

/** When an event was, and from which device it came: its owner knows by them whether it was somebody else. */
export function whenAndWhere({ at, deviceName }: Occasion): MailPart {
  const when: [string, string] = ['When', `${formatMoment(at)}, Karachi time`];
  return { rows: deviceName === null ? [when] : [when, ['Device', deviceName]] };
}

/** Writes a mail as plain text, and as simple HTML. */
export function writeMail(
  { to, parts, ...mail }: ComposedMail,
  { store, mailFrom }: Pick<CurrentSettings, 'store' | 'mailFrom'>,
): Mail {
  const shopName = store.name;
  return {
    ...mail,
    from: mailFrom ?? `"${shopName.replaceAll('"', '')}" <${store.email}>`,
    to: typeof to === 'string' ? { name: '', address: to } : to,
    text: `${[...parts, { say: shopName }].map(toText).join('\n\n')}\n`,
    html: toPage(parts, shopName),
  };
}

function toText(part: MailPart): string {
  if ('say' in part) return part.say;
  if ('link' in part) return `${part.label}:\n${part.link}`;
  return part.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
}

function toPage(parts: readonly MailPart[], shopName: string): string {
  const name = escapeMarkup(shopName);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>',
    `<body style="margin:0;padding:24px 12px;background:${CANVAS};color:${INK};font:16px/1.5 ${FONT}">`,
    '<table role="presentation" align="center" width="100%" style="max-width:560px;border-spacing:0">',
    `<tr><td style="padding:0 4px 16px;color:${BRAND};font-size:24px;font-weight:800;letter-spacing:-0.02em">${name}</td></tr>`,
    `<tr><td style="padding:8px 24px;background:${PAPER};border:1px solid ${LINE};border-radius:14px">${parts.map(toHtml).join('')}</td></tr>`,
    `<tr><td style="padding:16px 4px;color:${INK_SOFT};font-size:14px">${name}</td></tr>`,
    '</table></body></html>',
  ].join('');
}

function toHtml(part: MailPart): string {
  if ('say' in part) {
    return `<p dir="auto" style="margin:16px 0;white-space:pre-line">${escapeMarkup(part.say)}</p>`;
  }
  if ('link' in part) {
    return `<p style="margin:24px 0"><a href="${escapeMarkup(part.link)}" style="display:inline-block;padding:12px 24px;border-radius:10px;background:${BRAND};color:${PAPER};font-weight:600;text-decoration:none">${escapeMarkup(part.label)}</a></p>`;
  }
  const rows = part.rows.map(([name, value]) => row(name, value, name === part.sum));
  return `<table width="100%" style="margin:16px 0;border-collapse:collapse;font-variant-numeric:tabular-nums">${rows.join('')}</table>`;
}

function row(name: string, value: string, isSum: boolean): string {
  const look = isSum ? `color:${INK};font-size:18px;font-weight:700` : `color:${INK_SOFT}`;
  const wrap = value.length > LONGEST_AMOUNT ? 'word-break:break-word' : 'white-space:nowrap';
  const cell = `padding:8px 0;border-bottom:1px solid ${LINE};vertical-align:top`;
  return `<tr style="${look}"><td dir="auto" style="${cell};padding-right:24px">${escapeMarkup(name)}</td><td align="right" style="${cell};color:${INK};${wrap}">${escapeMarkup(value)}</td></tr>`;
}
