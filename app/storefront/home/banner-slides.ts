import { categoryAddress } from '../../layout/site-links.ts';
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

export interface BannerSlide {
  title: string;
  text: string;
  action: string;
  to: string;
  /** The address of the picture in its crop for screens from 640 px, 1800 × 720. */
  wide: string;
  /** The same for phones, 960 × 900. */
  tall: string;
}

/** The five promotions of the banner and where they lead (R43). */
export const BANNER_SLIDES: readonly BannerSlide[] = [
  {
    title: 'Weekly Sale',
    text: 'Everyday things for less, picked anew each week.',
    action: 'Shop the sale',
    to: categoryAddress('Weekly Sale'),
    wide: weeklySaleWide,
    tall: weeklySaleTall,
  },
  {
    title: 'Clearance Sale',
    text: 'Last pieces, marked down until they are gone.',
    action: 'See what is left',
    to: categoryAddress('Clearance Sale'),
    wide: clearanceSaleWide,
    tall: clearanceSaleTall,
  },
  {
    title: 'Educational Toys',
    text: 'Play that teaches small hands big things.',
    action: 'Shop toys',
    to: categoryAddress('Educational Toys'),
    wide: educationalToysWide,
    tall: educationalToysTall,
  },
  {
    title: 'Home Decor',
    text: 'Little touches that make a room yours.',
    action: 'Shop home decor',
    to: categoryAddress('Home Decor'),
    wide: homeDecorWide,
    tall: homeDecorTall,
  },
  {
    title: 'Easy Returns',
    text: 'Changed your mind? Sending it back is easy.',
    action: 'Read the return policy',
    to: '/Return-Policy',
    wide: easyReturnsWide,
    tall: easyReturnsTall,
  },
];
