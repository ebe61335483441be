/** The home page as its owner arranges it (R590 to R599). Pure. */
import { formatTime } from '../../dates.ts';
import type { VersionChange } from '../../settings/versions/responses.ts';
import type { Banner, HomePage, Link, Section, Source, Strip } from './types.ts';

type Dated = Pick<Banner, 'shown' | 'from' | 'until'>;

/** Whether something is shown at a moment (milliseconds): not before `from`, and no more at `until`. */
export function isShownAt({ shown, from, until }: Dated, now: number): boolean {
  return shown && (from === null || Date.parse(from) <= now) && (until === null || now < Date.parse(until));
}

/** When the dates of a page change next what it shows; infinity for never (milliseconds). */
export function nextChangeOf({ banners, strip }: HomePage, now: number): number {
  const dates = [...banners, strip].flatMap(({ shown, from, until }) => (shown ? [from, until] : []));
  const moments = dates.flatMap((date) => (date === null ? [] : [Date.parse(date)]));
  return Math.min(Number.POSITIVE_INFINITY, ...moments.filter((moment) => moment > now));
}

/** The banners of a moment; one without a picture is never shown. */
export function bannersAt({ banners }: HomePage, now: number): Banner[] {
  return banners.filter((banner) => banner.picture !== null && isShownAt(banner, now));
}

/** The strip of a moment; null while there is none. */
export function stripAt({ strip }: HomePage, now: number): Strip | null {
  return strip.text !== '' && isShownAt(strip, now) ? strip : null;
}

type Problems = Record<string, string>;

/** What keeps a page from being published, by the path of each field. Empty when it may be. */
export function findProblems({ banners, sections, strip }: HomePage): Problems {
  const problems: Problems = {};
  for (const [index, banner] of banners.entries()) {
    const at = (field: string) => `page.banners.${index}.${field}`;
    if (banner.shown && banner.picture === null) problems[at('picture')] = 'Please choose a picture.';
    if (banner.title === '') problems[at('title')] = 'Please enter what it is about.';
    if (isEmptyLink(banner.link)) problems[at('link')] = 'Please say where it leads.';
    if (isReversed(banner)) problems[at('until')] = 'It ends before it begins.';
  }
  for (const [index, section] of sections.entries()) {
    const at = (field: string) => `page.sections.${index}.${field}`;
    if (section.title === '' && section.kind !== 'badges') problems[at('title')] = 'Please enter a title.';
    if (section.kind !== 'products' || !section.shown) continue;
    const { source } = section;
    if (source.of === 'hand-picked' && source.products.length === 0) {
      problems[at('source')] = 'Please choose at least one product.';
    }
    if (source.of === 'category' && source.category.name === '') {
      problems[at('source')] = 'Please choose a category.';
    }
  }
  if (strip.shown && strip.text === '') problems['page.strip.text'] = 'Please enter the announcement.';
  if (strip.link && isEmptyLink(strip.link)) problems['page.strip.link'] = 'Please say where it leads.';
  if (isReversed(strip)) problems['page.strip.until'] = 'It ends before it begins.';
  return problems;
}

function isEmptyLink(link: Link): boolean {
  return describeLink(link) === '';
}

function isReversed({ from, until }: Pick<Banner, 'from' | 'until'>): boolean {
  return from !== null && until !== null && Date.parse(until) <= Date.parse(from);
}

/** What somebody changed of a page, in words. Things are told from each other by their ids. */
export function describeChanges(before: HomePage, after: HomePage): VersionChange[] {
  return [
    ...describeThings('Banner', before.banners, after.banners, bannerFields),
    ...describeThings('Section', before.sections, after.sections, sectionFields),
    ...describeFields('Announcement', stripFields(before.strip), stripFields(after.strip)),
  ];
}

interface Thing {
  id: string;
  title: string;
}

/** The fields of a thing by their names, as text; what cannot be told in a few words is a text that only differs. */
type Fields = Record<string, string>;

function describeThings<One extends Thing>(
  what: string,
  before: readonly One[],
  after: readonly One[],
  fieldsOf: (thing: One) => Fields,
): VersionChange[] {
  const name = (thing: Thing) => `${what} “${thing.title}”`;
  const old = new Map(before.map((thing) => [thing.id, thing]));
  const ids = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !ids.has(id));
  const orderOf = (things: readonly One[], others: ReadonlySet<string>) =>
    things.flatMap(({ id }) => (others.has(id) ? [id] : [])).join();
  const isMoved = orderOf(before, ids) !== orderOf(after, new Set(old.keys()));
  return [
    ...gone.map((thing) => ({ what: name(thing), before: 'on the page', after: 'removed' })),
    ...after.flatMap((thing) => {
      const was = old.get(thing.id);
      if (!was) return [{ what: name(thing), before: 'not there', after: 'added' }];
      return describeFields(name(was), fieldsOf(was), fieldsOf(thing));
    }),
    ...(isMoved ? [{ what: `Order of the ${what.toLowerCase()}s`, before: '', after: '' }] : []),
  ];
}

function describeFields(name: string, before: Fields, after: Fields): VersionChange[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].flatMap((field) => {
    const [was = '', is = ''] = [before[field], after[field]];
    if (was === is) return [];
    const isTold = field !== 'picture';
    return [{ what: `${name}: ${field}`, before: isTold ? was : '', after: isTold ? is : '' }];
  });
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

const datesOf = ({ shown, from, until }: Dated): Fields => ({
  shown: yesOrNo(shown),
  from: from === null ? '' : formatTime(from),
  until: until === null ? '' : formatTime(until),
});

function bannerFields(banner: Banner): Fields {
  return {
    title: banner.title,
    text: banner.text,
    button: banner.action,
    'words on the picture': yesOrNo(banner.wordsShown),
    picture: JSON.stringify(banner.picture),
    'leads to': describeLink(banner.link),
    ...datesOf(banner),
  };
}

function sectionFields(section: Section): Fields {
  const common = { title: section.title, shown: yesOrNo(section.shown) };
  if (section.kind !== 'products') return common;
  return {
    ...common,
    look: section.look,
    products: describeSource(section.source),
    'at most': String(section.count),
    'View All': yesOrNo(section.viewAll),
  };
}

function stripFields(strip: Strip): Fields {
  return {
    text: strip.text,
    'leads to': strip.link ? describeLink(strip.link) : '',
    colour: strip.colour,
    'can be closed': yesOrNo(strip.closable),
    ...datesOf(strip),
  };
}

/** Where a link leads, in words. */
export function describeLink(link: Link): string {
  switch (link.to) {
    case 'category':
      return link.category.name && `category ${link.category.name}`;
    case 'product':
      return link.product?.name ?? '';
    case 'address':
      return link.address;
  }
}

/** What fills a section up, in words. */
export const FILL_NAMES = {
  none: 'nothing else',
  newest: 'the newest',
  restocked: 'what is back in stock',
  'sold-14-days': 'what sold most in 14 days',
  'sold-30-days': 'what sold most in 30 days',
  'sold-90-days': 'what sold most in 90 days',
} as const;

/** What a section shows, in words. */
export function describeSource(source: Source): string {
  switch (source.of) {
    case 'category': {
      const fill = source.fill === 'none' ? '' : `, then ${FILL_NAMES[source.fill]}`;
      return `category ${source.category.name}${fill}`;
    }
    case 'best-selling':
      return 'best selling, 30 days';
    case 'newest':
      return 'newest';
    case 'hand-picked':
      return source.products.map(({ name }) => name).join(', ');
  }
}

/** Eight signs that stand for what a strip says: who closed it sees it again once it says something else. FNV-1a. */
export function stripKey({ text }: Pick<Strip, 'text'>): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
