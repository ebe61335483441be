import { numberText } from '../../fields/numbers/schemas.ts';
import { optionalText, requiredText } from '../../fields/schemas.ts';
import { readPhotoAddress, readPictureAddress, readSentPhotoAddress } from '../../media/rules.ts';
import { z } from '../../zod.ts';
import { FACTS, type FactName, isLinkAddress, LONGEST_SLUG } from './rules.ts';

/*
 * A text is stored as a tree, never as HTML (decision 122). The schema has no recursion, so nothing is deeper than it says,
 * and takes no other node, mark or attribute.
 */

const LONGEST_RUN = 5000;
const MOST_RUNS = 300;
const MOST_BLOCKS = 300;
const MOST_ITEMS = 100;
/** All letters of a text, and its nodes. */
const LONGEST_TEXT = 50_000;
const MOST_NODES = 4000;

const NOT_A_TEXT = 'This text has something in it that a page cannot show.';

/** As it is typed; only control characters and halves of characters are no part of a text. */
const run = z
  .string()
  .transform((text) => text.replace(/[\p{Cc}\p{Cs}]+/gu, ' '))
  .pipe(z.string().min(1).max(LONGEST_RUN));

const linkAddressSchema = z
  .string('Please enter an address.')
  .trim()
  .max(500, 'Please use at most 500 characters.')
  .refine(
    isLinkAddress,
    'Please enter an address of this shop from its slash on, or one with https://, mailto: or tel:.',
  );

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: linkAddressSchema }) }),
]);
const marks = z
  .array(mark)
  .max(3)
  .refine((all) => new Set(all.map(({ type }) => type)).size === all.length)
  .optional();

const factNames = Object.keys(FACTS) as [FactName, ...FactName[]];
const inline = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: run, marks }),
  z.strictObject({ type: z.literal('fact'), attrs: z.strictObject({ name: z.enum(factNames) }), marks }),
  z.strictObject({ type: z.literal('line_break'), marks }),
]);
const content = z.array(inline).max(MOST_RUNS).optional();

const paragraph = z.strictObject({ type: z.literal('paragraph'), content });

const LISTS = ['bullet_list', 'ordered_list'] as const;
const innerList = z.strictObject({
  type: z.enum(LISTS),
  content: z
    .array(z.strictObject({ type: z.literal('list_item'), content: z.array(paragraph).min(1).max(10) }))
    .min(1)
    .max(MOST_ITEMS),
});
const list = z.strictObject({
  type: z.enum(LISTS),
  content: z
    .array(
      z.strictObject({
        type: z.literal('list_item'),
        content: z
          .array(z.discriminatedUnion('type', [paragraph, innerList]))
          .max(10)
          .refine(([first]) => first?.type === 'paragraph'),
      }),
    )
    .min(1)
    .max(MOST_ITEMS),
});

const block = z.discriminatedUnion('type', [
  paragraph,
  z.strictObject({
    type: z.literal('heading'),
    attrs: z.strictObject({ level: z.literal([2, 3]) }),
    content,
  }),
  list,
  z.strictObject({ type: z.literal('quote'), content: z.array(paragraph).min(1).max(20) }),
  z.strictObject({
    type: z.literal('picture'),
    attrs: z.strictObject({
      src: z
        .string()
        .max(200)
        .refine((src) => readSentPhotoAddress(src) !== null),
      alt: optionalText(300),
    }),
  }),
  /** What delivery costs by city, as it is by now. */
  z.strictObject({ type: z.literal('delivery_costs') }),
]);

/** A text of a page, as the editor gives it and as it is stored. */
export const pageTextSchema = z
  .strictObject({ type: z.literal('doc'), content: z.array(block).min(1).max(MOST_BLOCKS) })
  .refine(
    (text) => countNodes(text) <= MOST_NODES,
    'This text has too many parts. Please make two pages of it.',
  )
  .refine(
    (text) => countLetters(text) <= LONGEST_TEXT,
    `Please use at most ${LONGEST_TEXT.toLocaleString('en-US')} letters. Please make two pages of it.`,
  );
export type PageText = z.infer<typeof pageTextSchema>;
export type TextBlock = PageText['content'][number];
export type TextInline = z.infer<typeof inline>;

interface Node {
  type: string;
  text?: string | undefined;
  content?: readonly Node[] | undefined;
}
const countNodes = ({ content = [] }: Node): number =>
  content.reduce((count, node) => count + countNodes(node), 1);
const countLetters = ({ text = '', content = [] }: Node): number =>
  content.reduce((count, node) => count + countLetters(node), text.length);

/** A text as it is stored, or as a form has it: as JSON. */
const pageText = z.unknown().transform((given, context): PageText => {
  const read = pageTextSchema.safeParse(typeof given === 'string' ? readJson(given) : given);
  if (read.success) return read.data;
  const said = read.error.issues.find(({ code, path }) => code === 'custom' && path.length === 0);
  context.addIssue({ code: 'custom', message: said?.message ?? NOT_A_TEXT });
  return z.NEVER;
});

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A line in which a fact stands in braces: "A shop called {shop-name}". */
const line = (what: string, longest: number) => requiredText(`Please enter ${what}.`, longest);

const slug = z
  .string('Please enter an address.')
  .trim()
  .toLowerCase()
  .max(LONGEST_SLUG, `Please use at most ${LONGEST_SLUG} characters.`)
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'Please use small letters, digits and hyphens, for example size-guide.',
  );

const heading = line('a heading', 150);
const lead = optionalText(500);
const head = { title: line('a title', 100), description: optionalText(300), heading, lead };
const contact = { contactHeading: optionalText(100), contactText: optionalText(300) };

const PLACE = 'Please enter a whole number from 1 to 999.';
const picture = z
  .string('Please choose a picture.')
  .max(200)
  .refine((address) => readPhotoAddress(address) !== null || readPictureAddress(address)?.folder === 'demo', {
    message: 'Please choose a picture.',
  });

/** All that is said of a page of each kind: what a form sends, and what is stored. */
export const pageStateSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('about'),
    ...head,
    ...contact,
    opening: pageText,
    steps: pageText,
    checks: pageText,
  }),
  z.strictObject({ kind: z.literal('faq'), ...head, ...contact, questions: pageText }),
  z.strictObject({
    kind: z.literal('return-policy'),
    ...head,
    ...contact,
    periods: pageText,
    steps: pageText,
    body: pageText,
  }),
  z.strictObject({ kind: z.literal('blogs'), ...head }),
  z.strictObject({
    kind: z.literal('page'),
    slug,
    ...head,
    ...contact,
    inFooter: z.enum(['yes', 'no'], 'Please choose one of the two.'),
    place: numberText(z.int(PLACE).min(1, PLACE).max(999, PLACE)),
    body: pageText,
  }),
  z.strictObject({
    kind: z.literal('post'),
    slug,
    heading,
    lead: line('what the post is about', 300),
    date: z.iso.date('Please enter the day.'),
    category: optionalText(100),
    picture,
    body: pageText,
  }),
]);
export type PageState = z.infer<typeof pageStateSchema>;
export type StateOf<Kind extends PageState['kind']> = Extract<PageState, { kind: Kind }>;

/** Checks what a form of a page of this kind has, as the server does. */
export function pageFormSchema(kind: PageState['kind']) {
  return z.preprocess(
    (texts) => (typeof texts === 'object' && texts !== null ? { kind, ...texts } : texts),
    pageStateSchema,
  );
}

/** The form of a link: where it leads, and its words where none are selected. */
export const pageLinkSchema = z.object({ href: linkAddressSchema, text: optionalText(200) });

const version = z.int('This is not a version.').min(0, 'This is not a version.');

/** What staff's screens send of a page: the version that they had in view, and all that is said of it by now. */
export const savePageSchema = z.strictObject({ version, state: pageStateSchema });
export type SavePage = z.infer<typeof savePageSchema>;
export const createPageSchema = z.strictObject({ state: pageStateSchema });
export const pageVersionSchema = z.strictObject({ version });
/** The query of a DELETE, which has no body. */
export const seenPageSchema = z.object({
  version: z.coerce
    .number('This is not a version.')
    .int('This is not a version.')
    .min(0, 'This is not a version.'),
});
export const restorePageSchema = z.strictObject({ version, number: z.int().min(0).max(1_000_000) });
export type RestorePage = z.infer<typeof restorePageSchema>;

/** The name of a page that is built in, or the id of one that the owner made. */
export const pageIdSchema = z.string().regex(/^[a-z0-9-]{2,80}$/, 'This is not a valid id.');
