import { idSchema } from '../../identity.ts';
import { z } from '../../zod.ts';
import {
  type CROPS,
  isInShop,
  MOST_BANNERS,
  MOST_HAND_PICKED,
  MOST_SECTIONS,
  MOST_SHOWN,
  OWN_PARTS,
  PRESET_PICTURES,
  pictureProblem,
  SECTION_LOOKS,
  STRIP_COLOURS,
} from './fields/rules.ts';

/*
 * The home page as its owner arranges it. One schema holds on the way in and on the way out of the database. It takes what is
 * half done, so that it can be saved and gone on with; what has to be there before shoppers see it says `findProblems`.
 */

/** A line of text that may be empty. */
const line = (longest: number) =>
  z
    .string('Please enter a text.')
    // Not a transform: what comes out of the database is sent by the same schema.
    .overwrite((text) => text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim())
    .max(longest, `Please use at most ${longest} characters.`);

const key = z.string().regex(/^[\w-]{1,40}$/, 'This is not a valid id.');

const moment = z.iso.datetime('Please enter a day and a time.').nullable();

/** By its id, so that it may be renamed; its name says what it was called when this was saved. */
const thing = z.object({ id: idSchema, name: line(300) });

/** A new shop knows its categories by their names alone. */
const category = z.object({ id: idSchema.nullable(), name: line(300) });

const address = z
  .string('Please enter an address.')
  .trim()
  .max(300, 'Please use at most 300 characters.')
  .refine((text) => text === '' || isInShop(text), {
    message: 'Please enter an address of this shop: it begins with one slash, for example /search?query=mug.',
  });

const link = z.discriminatedUnion('to', [
  z.object({ to: z.literal('category'), category }),
  z.object({ to: z.literal('product'), product: thing.nullable() }),
  z.object({ to: z.literal('address'), address }),
]);

const percent = z.number().min(-1).max(101);

/** What was cut out of the picture that was sent, so that it can be cut again: in percent of it, once it is turned. */
const cut = z.object({
  turned: z.literal([0, 90, 180, 270]),
  x: percent,
  y: percent,
  width: percent,
  height: percent,
});

const photo = (crop: keyof typeof CROPS) =>
  z.string().superRefine((text, context) => {
    const problem = pictureProblem(text, crop);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  });

const picture = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('preset'), name: z.enum(PRESET_PICTURES) }),
    z.object({
      kind: z.literal('own'),
      /** As it was sent. */
      original: photo('original'),
      wide: photo('wide'),
      tall: photo('tall'),
      cuts: z.object({ wide: cut, tall: cut }),
    }),
  ])
  .nullable();

const banner = z.object({
  id: key,
  title: line(60),
  text: line(120),
  /** What its button says. */
  action: line(30),
  /** Whether the words stand on the picture. What they say is read to those who see none either way. */
  wordsShown: z.boolean(),
  picture,
  link,
  /** From when until when it is shown; null is without an end. */
  from: moment,
  until: moment,
  shown: z.boolean(),
});

const source = z.discriminatedUnion('of', [
  z.object({
    of: z.literal('category'),
    category,
    /** `filed`: only what is filed in it; `listed`: whatever its page lists. */
    which: z.enum(['filed', 'listed']),
    /** What comes behind it while there is room. */
    fill: z.enum(['none', 'newest', 'restocked', 'sold-14-days', 'sold-30-days', 'sold-90-days']),
  }),
  z.object({ of: z.literal('best-selling') }),
  z.object({ of: z.literal('newest') }),
  z.object({
    of: z.literal('hand-picked'),
    products: z
      .array(thing)
      .max(MOST_HAND_PICKED, `Please choose at most ${MOST_HAND_PICKED} products.`)
      .refine((products) => new Set(products.map(({ id }) => id)).size === products.length, {
        message: 'A product stands there twice.',
      }),
  }),
]);

const shownNumber = z
  .int('Please enter a whole number.')
  .min(1, 'Please show at least one product.')
  .max(MOST_SHOWN, `Please show at most ${MOST_SHOWN} products.`);

const section = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('products'),
    id: key,
    title: line(60),
    shown: z.boolean(),
    look: z.enum(SECTION_LOOKS),
    /** How many products at most. */
    count: shownNumber,
    /** Whether "View All" leads to its category. */
    viewAll: z.boolean(),
    source,
  }),
  /** A part of the page that has what it shows by itself. */
  z.object({ kind: z.enum(OWN_PARTS), id: key, title: line(60), shown: z.boolean() }),
]);

const strip = z.object({
  text: line(140),
  link: link.nullable(),
  colour: z.enum(STRIP_COLOURS),
  from: moment,
  until: moment,
  shown: z.boolean(),
  /** Whether a shopper may close it. */
  closable: z.boolean(),
});

const eachOnce = (things: readonly { id: string }[]) =>
  new Set(things.map(({ id }) => id)).size === things.length;

export const homePageSchema = z.object({
  banners: z
    .array(banner)
    .max(MOST_BANNERS, `A home page has at most ${MOST_BANNERS} banners.`)
    .refine(eachOnce, 'A banner stands there twice.'),
  sections: z
    .array(section)
    .max(MOST_SECTIONS, `A home page has at most ${MOST_SECTIONS} sections.`)
    .refine(eachOnce, 'A section stands there twice.')
    .refine(
      (sections) => OWN_PARTS.every((part) => sections.filter(({ kind }) => kind === part).length <= 1),
      'A part of the page stands there twice.',
    ),
  strip,
});
export type HomePage = z.infer<typeof homePageSchema>;

/** What somebody has before them who changes something: the version that is published, and the draft, null without one. */
const seen = z.object({
  version: z.int('The version has to be a whole number.').min(0),
  draft: idSchema.nullable(),
});
export type Seen = z.infer<typeof seen>;

/** The body of PUT /api/v1/home-page/draft and of POST /api/v1/home-page/publish. */
export const writeHomePageSchema = z.object({ seen, page: homePageSchema });

/** The body of DELETE /api/v1/home-page/draft. */
export const discardDraftSchema = z.object({ seen });

/** The body of POST /api/v1/home-page/preview. */
export const previewHomePageSchema = z.object({ page: homePageSchema });

/** The body of POST /api/v1/home-page/restore: which version comes back; 0 is what a new shop has. */
export const restoreHomePageSchema = z.object({
  number: z.int('The number has to be a whole number.').min(0).max(1_000_000),
  seen,
});

export const listHomePagesSchema = z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) });
