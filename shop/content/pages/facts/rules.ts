/** Texts of pages as they are shown: what stands in them of the shop's values is filled in (R602). Pure. */
import { phoneAddress } from '../../../fields/rules.ts';
import { photoSourceSet, readSentPhotoAddress } from '../../../media/rules.ts';
import { formatRupees } from '../../../money.ts';
import type { StoreSettings } from '../../../settings/store-settings/types.ts';
import { type FactName, isFact } from '../rules.ts';
import type {
  PageText,
  ShownBlock,
  ShownInline,
  ShownRun,
  ShownText,
  TextBlock,
  TextInline,
} from '../types.ts';

/** What the facts of a text are taken from. */
export type FactSource = Pick<StoreSettings, 'store' | 'delivery'>;

/** A picture of a text is at most so wide (CSS pixels). */
const SHOWN_WIDTH = 672;

/** An amount that no line end tears apart. */
const amount = (rupees: number) => formatRupees(rupees).replace(' ', '\u00a0');

function costInShort({ table, freeFrom }: FactSource['delivery']): string {
  const costs = table.map(({ cost }) => cost);
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  const range = least === most ? amount(least) : `${amount(least)} to ${amount(most)} by city`;
  return freeFrom === null ? range : `${range}, free from ${amount(freeFrom)}`;
}

/** What each fact says by now. */
export function readFacts({ store, delivery }: FactSource): Record<FactName, string> {
  return {
    'shop-name': store.name,
    mission: store.mission,
    owner: store.author,
    phone: store.phone,
    'phone-number': store.phone,
    hours: store.hours,
    email: store.email,
    address: store.address,
    'delivery-time': delivery.time,
    'delivery-days': delivery.whole,
    'delivery-promise': delivery.promise,
    'delivery-cost': costInShort(delivery),
    'days-changed-mind': String(store.returnDays.changedMind),
    'days-faulty': String(store.returnDays.faulty),
  };
}

/** A line with the facts that stand in it in braces; braces around anything else stay as they are. */
export function fillLine(line: string, source: FactSource): string {
  const facts = readFacts(source);
  return line.replace(/\{([a-z-]+)\}/g, (whole, name: string) => (isFact(name) ? facts[name] : whole));
}

/** A text as it is shown by now. What is empty in it is left out. */
export function fillText({ content }: PageText, source: FactSource): ShownText {
  const facts = readFacts(source);
  const fill = (blocks: readonly TextBlock[]) => blocks.flatMap((block) => toShown(block, source, facts));
  return fill(content);
}

type Facts = Record<FactName, string>;

function toShown(block: TextBlock, source: FactSource, facts: Facts): ShownBlock[] {
  switch (block.type) {
    case 'paragraph':
      return shownParagraph(block.content, facts);
    case 'heading': {
      const inline = toInline(block.content, facts);
      return inline.length === 0 ? [] : [{ type: 'heading', level: block.attrs.level, inline }];
    }
    case 'bullet_list':
    case 'ordered_list': {
      const items = block.content
        .map(({ content }) => content.flatMap((part) => toShown(part, source, facts)))
        .filter((item) => item.length > 0);
      return items.length === 0
        ? []
        : [{ type: block.type === 'bullet_list' ? 'bullets' : 'numbers', items }];
    }
    case 'quote': {
      const blocks = block.content.flatMap(({ content }) => shownParagraph(content, facts));
      return blocks.length === 0 ? [] : [{ type: 'quote', blocks }];
    }
    case 'picture': {
      const { src, alt } = block.attrs;
      const photo = readSentPhotoAddress(src);
      if (!photo) return [];
      const { width, height } = photo;
      return [{ type: 'picture', src, alt, width, height, sources: photoSourceSet(src, SHOWN_WIDTH) }];
    }
    case 'delivery_costs': {
      const { freeFrom, table } = source.delivery;
      const rows = table.map(({ place, cost }) => ({ place, cost: formatRupees(cost) }));
      return [{ type: 'costs', freeFrom: freeFrom === null ? null : formatRupees(freeFrom), rows }];
    }
  }
}

function shownParagraph(content: readonly TextInline[] | undefined, facts: Facts): ShownBlock[] {
  const inline = toInline(content, facts);
  return inline.length === 0 ? [] : [{ type: 'paragraph', inline }];
}

/** Runs that look the same are one: a fact in the middle of a sentence leaves no trace in the page. */
function toInline(content: readonly TextInline[] = [], facts: Facts): ShownInline[] {
  const shown: ShownInline[] = [];
  for (const part of content) {
    const last = shown.at(-1);
    if (part.type === 'line_break') shown.push(null);
    else {
      const run = toRun(part, facts);
      if (run.text === '') continue;
      if (last && last.bold === run.bold && last.italic === run.italic && last.href === run.href) {
        last.text += run.text;
      } else shown.push(run);
    }
  }
  return shown.some((part) => part !== null && part.text.trim() !== '') ? shown : [];
}

function toRun(part: Exclude<TextInline, { type: 'line_break' }>, facts: Facts): ShownRun {
  const has = (type: 'bold' | 'italic') => part.marks?.some((mark) => mark.type === type) ?? false;
  const link = part.marks?.find((mark) => mark.type === 'link');
  const calls = part.type === 'fact' && part.attrs.name === 'phone';
  const href = link?.attrs.href ?? (calls ? phoneAddress(facts.phone) : undefined);
  return {
    text: part.type === 'text' ? part.text : facts[part.attrs.name],
    ...(has('bold') && { bold: true }),
    ...(has('italic') && { italic: true }),
    ...(href !== undefined && { href }),
  };
}
