/** The pages of text that the owner writes: which there are, what each is made of, and where they are (R600 to R609). Pure. */

/** The texts of each kind of page, in the order of its page, with what the two sizes of headings do in it. */
export const PAGE_TEXTS = {
  about: {
    opening: { label: 'Beside the pictures', headings: ['Heading', 'Smaller heading'] },
    steps: { label: 'How it works', headings: ['Heading', 'Card'] },
    checks: { label: 'Before a parcel is closed', headings: ['Heading', 'Smaller heading'] },
  },
  faq: { questions: { label: 'Questions and answers', headings: ['Topic', 'Question'] } },
  'return-policy': {
    periods: { label: 'The two periods', headings: ['Card', 'Smaller heading'] },
    steps: { label: 'How to send something back', headings: ['Heading', 'Step'] },
    body: { label: 'Below it', headings: ['Heading', 'Smaller heading'] },
  },
  blogs: {},
  page: { body: { label: 'Text', headings: ['Heading', 'Smaller heading'] } },
  post: { body: { label: 'Text', headings: ['Heading', 'Smaller heading'] } },
} as const satisfies Record<string, Record<string, { label: string; headings: readonly [string, string] }>>;

export type PageKind = keyof typeof PAGE_TEXTS;

/** What each kind is called on the staff's screens. */
export const KIND_NAMES = {
  about: 'Built in',
  faq: 'Built in',
  'return-policy': 'Built in',
  blogs: 'Built in',
  page: 'Own page',
  post: 'Post',
} as const satisfies Record<PageKind, string>;

/** The kinds of which the owner makes more, and which can be deleted. */
export const OWN_KINDS = ['page', 'post'] as const satisfies readonly PageKind[];
export type OwnKind = (typeof OWN_KINDS)[number];

export function isOwnKind(kind: PageKind): kind is OwnKind {
  return kind === 'page' || kind === 'post';
}

/** So many pages and posts of its own a shop may have. */
export const MOST_PAGES = 200;

const ADDRESSES = {
  about: '/about',
  faq: '/FAQ-Page',
  'return-policy': '/return-policy',
  blogs: '/Blogs-Page',
} as const;

/** Where a page is, from its slash on. @param slug its own part of the address, for a page or a post */
export function pageAddress(kind: PageKind, slug: string): string {
  if (kind === 'page') return `/pages/${slug}`;
  return kind === 'post' ? `${ADDRESSES.blogs}#${slug}` : ADDRESSES[kind];
}

/** The part of an address that a heading gives; empty where nothing of it fits into one. */
export function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST_SLUG)
    .replace(/-+$/, '');
}
export const LONGEST_SLUG = 80;

/**
 * Whether a link of a text may lead there: inside the shop from its slash on, or by https, mailto or tel. What a browser
 * would read as another host (`//host`, `/\host`) or as a script is none.
 */
export function isLinkAddress(address: string): boolean {
  if (/[\p{Cc}\p{Cs}\s]/u.test(address)) return false;
  if (address.startsWith('/')) return !/^\/[/\\]/.test(address);
  if (!/^(?:https:\/\/[^/\\]|mailto:[^@]+@|tel:\+?[\d-]+$)/i.test(address)) return false;
  return URL.canParse(address);
}

/** What stands on a page and stays true by itself; the names are those of the editor's menu. */
export const FACTS = {
  'shop-name': 'Name of the shop',
  mission: 'What the shop is, in a sentence',
  owner: 'Name of the owner',
  phone: 'Phone number, as a link',
  'phone-number': 'Phone number, as text',
  hours: 'When the phone is answered',
  email: 'E-mail address',
  address: 'Address of the shop',
  'delivery-time': 'How long a parcel is on the road',
  'delivery-days': 'From the order to the door',
  'delivery-promise': 'When an order arrives, as a sentence',
  'delivery-cost': 'What delivery costs, in short',
  'days-changed-mind': 'Days to change one’s mind',
  'days-faulty': 'Days for what is faulty',
} as const;
export type FactName = keyof typeof FACTS;

export function isFact(name: string): name is FactName {
  return Object.hasOwn(FACTS, name);
}
