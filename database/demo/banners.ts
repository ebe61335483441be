import type { BackdropName } from './backdrops.ts';
import type { ColourName } from './palette.ts';
import type { ShapeName } from './shapes/index.ts';

export interface DemoBanner {
  slug: string;
  backdrop: BackdropName;
  objects: BannerObject[];
}

export interface BannerObject {
  shape: ShapeName;
  colours: [main: ColourName, accent: ColourName];
  /** Where the middle of the object stands, between 700 and 1400. */
  x: number;
  scale: number;
  /** How far above the table it hangs; 0 for what stands on it. */
  raised?: number;
}

/** The five slides of the home page. What stands behind comes first. */
export const banners: DemoBanner[] = [
  {
    slug: 'banner-weekly-sale',
    backdrop: 'sand',
    objects: [
      { shape: 'tableLamp', colours: ['cream', 'teal'], x: 1300, scale: 0.78 },
      { shape: 'towels', colours: ['terracotta', 'cream'], x: 1145, scale: 0.56 },
      { shape: 'pot', colours: ['brick', 'mustard'], x: 950, scale: 0.72 },
      { shape: 'foodBoxes', colours: ['glass', 'teal'], x: 745, scale: 0.48 },
    ],
  },
  {
    slug: 'banner-clearance-sale',
    backdrop: 'blush',
    objects: [
      { shape: 'wallClock', colours: ['walnut', 'brick'], x: 1290, scale: 0.36, raised: 205 },
      { shape: 'storageBox', colours: ['sky', 'navy'], x: 1265, scale: 0.6 },
      { shape: 'cushions', colours: ['mustard', 'plum'], x: 1020, scale: 0.7 },
      { shape: 'umbrella', colours: ['teal', 'cream'], x: 765, scale: 0.52 },
    ],
  },
  {
    slug: 'banner-educational-toys',
    backdrop: 'mist',
    objects: [
      { shape: 'abacus', colours: ['wood', 'walnut'], x: 1230, scale: 0.72 },
      { shape: 'stackingRings', colours: ['coral', 'wood'], x: 975, scale: 0.64 },
      { shape: 'blocks', colours: ['brick', 'blue'], x: 765, scale: 0.5 },
    ],
  },
  {
    slug: 'banner-home-decor',
    backdrop: 'sage',
    objects: [
      { shape: 'mirror', colours: ['mustard', 'mustard'], x: 1080, scale: 0.46, raised: 190 },
      { shape: 'artificialPlant', colours: ['cream', 'green'], x: 1315, scale: 0.68 },
      { shape: 'cushions', colours: ['terracotta', 'cream'], x: 1130, scale: 0.5 },
      { shape: 'vase', colours: ['white', 'rose'], x: 900, scale: 0.72 },
      { shape: 'candle', colours: ['blue', 'cream'], x: 760, scale: 0.4 },
    ],
  },
  {
    slug: 'banner-return-policy',
    backdrop: 'linen',
    objects: [
      { shape: 'house', colours: ['cream', 'terracotta'], x: 1200, scale: 0.86 },
      { shape: 'parcel', colours: ['wood', 'cream'], x: 920, scale: 0.54 },
      { shape: 'parcel', colours: ['terracotta', 'white'], x: 760, scale: 0.32 },
    ],
  },
];
