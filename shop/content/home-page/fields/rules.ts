/** What the fields of the home page may be. Pure. */
import { readSentPhotoAddress } from '../../../media/rules.ts';

export const MOST_BANNERS = 12;
export const MOST_SECTIONS = 40;
/** Products that a section shows, and that may be chosen for one by hand. */
export const MOST_SHOWN = 24;
export const MOST_HAND_PICKED = 24;

/** How long a preview may be looked at (minutes). */
export const PREVIEW_MINUTES = 15;

/** The pictures that a new shop's banners have. */
export const PRESET_PICTURES = [
  'weekly-sale',
  'clearance-sale',
  'educational-toys',
  'home-decor',
  'easy-returns',
] as const;
export type PresetPicture = (typeof PRESET_PICTURES)[number];

/** A row of cards; the carousel that moves by itself; large pictures with the description on them. */
export const SECTION_LOOKS = ['row', 'carousel', 'tiles'] as const;

/** The parts of the page that are no list of chosen products. */
export const OWN_PARTS = ['popular', 'badges', 'like-it'] as const;

/** By the names of the tokens. */
export const STRIP_COLOURS = ['accent', 'brand', 'saffron', 'ink'] as const;

/**
 * The two crops of a banner (pixels), in the shape in which it is shown: on a desktop and on a phone. Smaller than `least` a
 * picture would be blurred; larger than `most` it only costs time. The original has to be large enough for both.
 */
export const CROPS = {
  wide: { ratio: 3, least: { width: 1200, height: 400 }, most: { width: 1920, height: 640 } },
  tall: { ratio: 3 / 2, least: { width: 720, height: 480 }, most: { width: 1200, height: 800 } },
  original: { ratio: null, least: { width: 1200, height: 480 }, most: null },
} as const;
export type Crop = keyof typeof CROPS;

/** Rounding to whole pixels may miss the shape by so much. */
const RATIO_TOLERANCE = 0.02;

const CROP_NAMES = { wide: 'The crop for desktops', tall: 'The crop for phones', original: 'This picture' };

/** What is wrong with the picture of an address; null for one that can be used. */
export function pictureProblem(address: string, crop: Crop): string | null {
  const photo = readSentPhotoAddress(address);
  if (!photo) return 'Please send the picture again.';
  const { ratio, least } = CROPS[crop];
  const { width, height } = photo;
  if (width < least.width || height < least.height) {
    return `${CROP_NAMES[crop]} has ${width} × ${height} pixels. It needs at least ${least.width} × ${least.height}, or it would be blurred.`;
  }
  if (ratio !== null && Math.abs(width / height / ratio - 1) > RATIO_TOLERANCE) {
    return `${CROP_NAMES[crop]} has another shape than it is shown in. Please crop it again.`;
  }
  return null;
}

/** A base for addresses that have none; no address of the shop is ever on it. */
const NOWHERE = 'http://nowhere.invalid';

/** Whether an address stays in the shop, however a browser reads it: from its one slash on, without signs that it would skip. */
export function isInShop(address: string): boolean {
  if (!/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(address)) return false;
  return URL.canParse(address, NOWHERE) && new URL(address, NOWHERE).origin === NOWHERE;
}
