import type { HomePage } from './schemas.ts';

export type { HomePage };
export type Banner = HomePage['banners'][number];
export type Section = HomePage['sections'][number];
export type ProductSection = Extract<Section, { kind: 'products' }>;
export type Source = ProductSection['source'];
export type Strip = HomePage['strip'];
export type Link = Banner['link'];
export type Picture = NonNullable<Banner['picture']>;
export type OwnPicture = Extract<Picture, { kind: 'own' }>;
