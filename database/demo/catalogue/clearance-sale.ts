import type { DemoCategory } from '../types.ts';

export const clearanceSale: DemoCategory = {
  name: 'Clearance Sale',
  subcategories: [],
  products: [
    {
      slug: 'cushion-covers-40-x-40-cm-set-of-5',
      name: 'Cushion Covers 40 × 40 cm, Set of 5',
      title: 'Yellow and plum cushions',
      description:
        "Five cushion covers of 40 by 40 cm with a hidden zip, in last season's colours. Cloth is a " +
        'cotton blend; fillings are not included. Wash cold and turn inside out.',
      price: 1990,
      discount: 40,
      quantity: 16,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Living Room',
      menuSubcategory: 'Curtains & Cushions',
      picture: { shape: 'cushions', colours: ['mustard', 'plum'], backdrop: 'blush' },
      reviews: [
        {
          name: 'Gul Bibi',
          mobile: '0348-2542529',
          title: 'Brightened the lounge',
          rating: 5,
          comment: 'Zips are neat.',
          daysAgo: 44,
        },
        {
          name: 'Zahid Bangash',
          mobile: '0314-3124840',
          title: 'Great at this price',
          rating: 4,
          comment: 'Colours slightly deeper than the picture.',
          daysAgo: 237,
        },
      ],
    },
    {
      slug: 'table-mats-set-of-6',
      name: 'Table Mats, Set of 6',
      title: 'Two mats with a plate',
      description:
        'Six woven mats of 45 by 30 cm that wipe clean and lie flat. They stand heat up to about 80 ' +
        'degrees. Store flat or rolled.',
      price: 1190,
      discount: 30,
      quantity: 3,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Dining',
      picture: { shape: 'tableMats', colours: ['sage', 'cream'], backdrop: 'linen' },
      reviews: [],
    },
    {
      slug: 'little-cactus-ornament-in-pot',
      name: 'Little Cactus Ornament in Pot',
      title: 'Small green cactus in a white pot',
      description:
        'An artificial cactus in a ceramic pot, 16 cm high, for desk or shelf. It needs no water and ' +
        'little dusting. The last pieces of this design.',
      price: 750,
      discount: 40,
      quantity: 5,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Living Room',
      menuSubcategory: 'Vases & Candles',
      picture: { shape: 'cactusPot', colours: ['white', 'green'], backdrop: 'sage' },
      reviews: [],
    },
    {
      slug: 'colander-with-handles-24-cm',
      name: 'Colander with Handles 24 cm',
      title: 'Green colander with two handles',
      description:
        'An enamelled colander of 24 cm for rice, pasta and vegetables. It stands on a foot in the ' +
        'sink. Enamel can chip if dropped.',
      price: 890,
      discount: 25,
      quantity: 24,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Kitchen',
      menuSubcategory: 'Cookware',
      picture: { shape: 'colander', colours: ['green', 'cream'], backdrop: 'sand' },
      reviews: [],
    },
    {
      slug: 'ajrak-pattern-table-runner-180-cm',
      name: 'Ajrak Pattern Table Runner 180 cm',
      title: 'Red runner with round ajrak motifs',
      description:
        'A cotton runner of 180 by 35 cm printed with ajrak motifs, with fringes at both ends. Wash ' +
        'cold by hand the first time, as red may bleed. Iron on the back.',
      price: 1390,
      discount: 30,
      quantity: 13,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Dining',
      picture: { shape: 'runner', colours: ['brick', 'mustard'], backdrop: 'mist' },
      reviews: [
        {
          name: 'Danish Lodhi',
          mobile: '0313-7786124',
          title: 'Sindhi touch',
          rating: 5,
          comment: 'Beautiful print on a plain table.',
          daysAgo: 12,
        },
        {
          name: 'Haris Mirza',
          mobile: '0310-7706617',
          title: 'Good cotton',
          rating: 4,
          comment: 'Red did bleed a little in the first wash.',
          daysAgo: 215,
        },
      ],
    },
    {
      slug: 'ice-cube-trays-with-lid-set-of-2',
      name: 'Ice Cube Trays with Lid, Set of 2',
      title: 'Tray with ice cubes',
      description:
        'Two trays of soft silicone with a lid, eight large cubes each. Push from below to take out the ' +
        'ice. Wash by hand.',
      price: 650,
      discount: 20,
      quantity: 0,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Kitchen',
      picture: { shape: 'iceTray', colours: ['sky', 'glass'], backdrop: 'blush' },
      reviews: [
        {
          name: 'Maria Joseph',
          mobile: '0347-3452397',
          title: 'Cubes come out easily',
          rating: 5,
          comment: 'Lid keeps the smell of fish away!',
          daysAgo: 133,
        },
      ],
    },
    {
      slug: 'rubber-kitchen-gloves-2-pairs',
      name: 'Rubber Kitchen Gloves, 2 Pairs',
      title: 'Pair of coral rubber gloves',
      description:
        'Two pairs of long rubber gloves with a cotton-feel lining and a rough palm. Medium size. Rinse ' +
        'and hang to dry; keep away from hot pans.',
      price: 480,
      discount: 20,
      quantity: 53,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Cleaning',
      picture: { shape: 'gloves', colours: ['coral', 'coral'], backdrop: 'linen' },
      reviews: [],
    },
    {
      slug: 'measuring-cups-and-spoons-8-pieces',
      name: 'Measuring Cups and Spoons, 8 Pieces',
      title: 'Four round measuring cups',
      description:
        'Four cups and four spoons from a quarter teaspoon to one cup, on rings. The sizes are pressed ' +
        'into the handle. Dishwasher safe.',
      price: 690,
      discount: 30,
      quantity: 35,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Kitchen',
      menuSubcategory: 'Rolling & Baking',
      picture: { shape: 'measuringCups', colours: ['coral', 'coral'], backdrop: 'sage' },
      reviews: [],
    },
  ],
};
