import { href } from 'react-router';

export interface BannerSlide {
  title: string;
  text: string;
  action: string;
  to: string;
  picture: string;
}

/** The five promotions of the banner and where they lead (spec, section 2). */
export const BANNER_SLIDES: readonly BannerSlide[] = [
  {
    title: 'Weekly Sale',
    text: 'Everyday things for less, picked anew each week.',
    action: 'Shop the sale',
    to: href('/products/category/:category', { category: 'Weekly Sale' }),
    picture: '/media/demo/banner-weekly-sale.svg',
  },
  {
    title: 'Clearance Sale',
    text: 'Last pieces, marked down until they are gone.',
    action: 'See what is left',
    to: href('/products/category/:category', { category: 'Clearance Sale' }),
    picture: '/media/demo/banner-clearance-sale.svg',
  },
  {
    title: 'Educational Toys',
    text: 'Play that teaches small hands big things.',
    action: 'Shop toys',
    to: href('/products/category/:category', { category: 'Educational Toys' }),
    picture: '/media/demo/banner-educational-toys.svg',
  },
  {
    title: 'Home Decor',
    text: 'Little touches that make a room yours.',
    action: 'Shop home decor',
    to: href('/products/category/:category', { category: 'Home Decor' }),
    picture: '/media/demo/banner-home-decor.svg',
  },
  {
    title: 'Easy Returns',
    text: 'Changed your mind? Sending it back is easy.',
    action: 'Read the return policy',
    to: '/Return-Policy',
    picture: '/media/demo/banner-return-policy.svg',
  },
];
