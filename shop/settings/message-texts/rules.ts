/** The words of messages: their placeholders, what is wrong with a text, and how one is filled (R610 to R613). */
import {
  BLOCK_NAMES,
  type KindOfMessage,
  MESSAGE_KINDS,
  NOT_IN_SUBJECT,
  PLACEHOLDER_NAMES,
  type TextKind,
} from './kinds/rules.ts';
import type { MailPart, MailValues, OwnTexts, Values } from './types.ts';

/** `{number}`, or with the words of a button `{link|See your order}`. */
const PLACEHOLDER = /\{([a-z]+(?: [a-z]+)*)(?:\|([^{}|\n]{1,60}))?\}/g;
const WHOLE_LINE = /^\{([a-z]+(?: [a-z]+)*)(?:\|([^{}|\n]{1,60}))?\}$/;

/** What a placeholder looks like in a text. */
export const writePlaceholder = (name: string) => `{${name}}`;

/** Whether a placeholder needs a line of its own in this field. */
export const isBlock = (field: TextField, name: string) => field === 'text' && BLOCK_NAMES.includes(name);

/** Which field of a message a text is for. */
export type TextField = 'subject' | 'text' | 'sms';

/** The placeholders that may stand in a field, in the order of the buttons. */
export function placeholdersOf(kind: TextKind, field: TextField): string[] {
  const { mail, short } = MESSAGE_KINDS[kind];
  const may = field === 'sms' ? (short?.may ?? []) : mail.may;
  const leftOut = field === 'subject' ? [...BLOCK_NAMES, ...NOT_IN_SUBJECT] : [];
  const usable = may.filter((name) => !leftOut.includes(name));
  return Object.keys(PLACEHOLDER_NAMES).filter((name) => usable.includes(name));
}

/** Values that may be empty or long, which no line of a subject or an SMS can do without. */
const requiredIn = (kind: KindOfMessage, field: TextField): readonly string[] =>
  field === 'sms' ? (kind.short?.has ?? []) : field === 'text' ? kind.mail.has : [];

/** What is wrong with the words for a field, in a sentence; null where nothing is. */
export function faultOfText(kind: TextKind, field: TextField, text: string): string | null {
  const may = placeholdersOf(kind, field);
  const found = [...text.matchAll(PLACEHOLDER)];
  const unknown = found.find(([, name = '']) => !may.includes(name));
  if (unknown) return `There is no ${unknown[0]} here. Use one of the buttons below.`;
  if (/[{}]/.test(text.replace(PLACEHOLDER, ''))) {
    return 'The signs { and } are for placeholders alone, as the buttons write them.';
  }
  const hasBlocks = field === 'text';
  const labelled = found.find(([, name = '', label]) => label && !(hasBlocks && BLOCK_NAMES.includes(name)));
  if (labelled) return `${labelled[0]} takes no words of its own.`;
  if (hasBlocks) {
    const inLine = found.find(([all, name = '']) => BLOCK_NAMES.includes(name) && !hasOwnLine(text, all));
    if (inLine) return `${inLine[0]} needs a line of its own.`;
  }
  const missing = requiredIn(MESSAGE_KINDS[kind], field).find(
    (name) => !found.some(([, used]) => used === name),
  );
  return missing === undefined ? null : `{${missing}} is missing: the message is of no use without it.`;
}

/** Whether each place in which a placeholder stands is a line of its own. */
function hasOwnLine(text: string, placeholder: string): boolean {
  return text.split('\n').every((line) => !line.includes(placeholder) || line.trim() === placeholder);
}

/**
 * A line with its values; a value is never read as a placeholder. Of one that is empty the space before it goes too.
 * @returns null where one of the values says that there is nothing to say
 */
function fillLine(line: string, values: Values): string | null {
  let isLeftOut = false;
  const filled = line.replace(new RegExp(` ?${PLACEHOLDER.source}`, 'g'), (all, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return all;
    if (value === null) isLeftOut = true;
    return value ? (all.startsWith(' ') ? ` ${value}` : value) : '';
  });
  return isLeftOut ? null : filled;
}

/** A text without line breaks and signs that no reader sees: of a subject and an SMS there is one line. */
const inOneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** The subject and the parts of a mail, in the owner's words where there are any. */
export function fillMail(kind: TextKind, own: Pick<OwnTexts, 'subject' | 'text'>, with_: MailValues) {
  const { subject, text } = MESSAGE_KINDS[kind];
  return {
    subject: inOneLine(fillLine(own.subject ?? subject, with_.values) ?? ''),
    parts: (own.text ?? text).split(/\n{2,}/).flatMap((paragraph) => fillParagraph(paragraph, with_)),
  };
}

/** The parts of a paragraph; none where a placeholder in it has nothing to say. */
function fillParagraph(paragraph: string, { values, blocks }: MailValues): MailPart[] {
  const parts: MailPart[] = [];
  let said: string[] = [];
  const say = () => {
    const words = said.join('\n');
    if (words.trim() !== '') parts.push({ say: words });
    said = [];
  };
  for (const line of paragraph.split('\n')) {
    const [, name = '', label] = WHOLE_LINE.exec(line.trim()) ?? [];
    const block = Object.hasOwn(blocks, name) ? blocks[name] : undefined;
    if (block === null) return [];
    if (block) {
      say();
      parts.push(...block(label));
      continue;
    }
    const filled = fillLine(line, values);
    if (filled === null) return [];
    said.push(filled);
  }
  say();
  return parts;
}

/** The text of an SMS, which begins with the shop's name. @param values each in one line */
export function fillShort(kind: TextKind, own: Pick<OwnTexts, 'sms'>, values: Values, shopName: string) {
  const text = own.sms ?? MESSAGE_KINDS[kind].short?.text ?? '';
  return `${shopName}: ${inOneLine(fillLine(text, values) ?? '')}`;
}

/** The signs of an SMS that takes 160 of them (GSM 03.38); those of the second line count twice. */
const GSM = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
const GSM_TWICE = /[\^{}\\[~\]|€]/g;

/** How long an SMS is, and as how many it is billed. One sign of Urdu makes it one of 70 signs. */
export function measureSms(text: string): { signs: number; parts: number; isUnicode: boolean } {
  const isUnicode = !GSM.test(text);
  const signs = isUnicode ? text.length : text.length + (text.match(GSM_TWICE)?.length ?? 0);
  const [whole, each] = isUnicode ? [70, 67] : [160, 153];
  return { signs, parts: signs <= whole ? 1 : Math.ceil(signs / each), isUnicode };
}
