import type { PresetPicture } from '../../../shop/content/home-page/fields/rules.ts';
import type { Banner, Picture } from '../../../shop/content/home-page/types.ts';
import { bannerSourceSet } from '../../../shop/media/rules.ts';
import clearanceSaleTall from './photographs/clearance-sale-tall.webp';
import clearanceSaleWide from './photographs/clearance-sale-wide.webp';
import easyReturnsTall from './photographs/easy-returns-tall.webp';
import easyReturnsWide from './photographs/easy-returns-wide.webp';
import educationalToysTall from './photographs/educational-toys-tall.webp';
import educationalToysWide from './photographs/educational-toys-wide.webp';
import homeDecorTall from './photographs/home-decor-tall.webp';
import homeDecorWide from './photographs/home-decor-wide.webp';
import weeklySaleTall from './photographs/weekly-sale-tall.webp';
import weeklySaleWide from './photographs/weekly-sale-wide.webp';

/** The pictures of a banner in its two crops: for screens from 640 px, and for phones. */
interface SlidePictures {
  wide: string;
  tall: string;
}

/** A banner as the page shows it. */
export interface BannerSlide extends SlidePictures {
  id: string;
  title: string;
  text: string;
  action: string;
  to: string;
  /** The owner's own picture, whose two addresses are lists of sizes. */
  own?: true;
  /** No words stand on it. */
  bare?: true;
}

/** The pictures that a new shop begins with: 1800 × 720, and 960 × 900 for phones (R43). */
export const PRESETS: Readonly<Record<PresetPicture, SlidePictures>> = {
  'weekly-sale': { wide: weeklySaleWide, tall: weeklySaleTall },
  'clearance-sale': { wide: clearanceSaleWide, tall: clearanceSaleTall },
  'educational-toys': { wide: educationalToysWide, tall: educationalToysTall },
  'home-decor': { wide: homeDecorWide, tall: homeDecorTall },
  'easy-returns': { wide: easyReturnsWide, tall: easyReturnsTall },
};

/** @param to where it leads */
export function toSlide(
  { id, title, text, action, wordsShown }: Banner,
  picture: Picture,
  to: string,
): BannerSlide {
  const words = { id, title, text, action, to, ...(!wordsShown && { bare: true as const }) };
  if (picture.kind === 'preset') return { ...words, ...PRESETS[picture.name] };
  const [wide, tall] = [picture.wide, picture.tall].map(bannerSourceSet);
  return { ...words, own: true, wide: wide ?? '', tall: tall ?? '' };
}
