import type { DemoCategory } from '../types.ts';

export const personalCare: DemoCategory = {
  name: 'Personal Care',
  subcategories: ['Shaving & Grooming', 'Bath & Body', 'Teeth & Travel'],
  products: [
    {
      slug: 'rechargeable-hair-and-beard-trimmer',
      name: 'Rechargeable Hair and Beard Trimmer',
      title: 'Dark trimmer with a steel head',
      description:
        'A cordless trimmer with a steel blade, four combs from 3 to 12 mm and about an hour on one ' +
        'charge. The head comes off for brushing out. Oil the blade after every few uses.',
      price: 2890,
      discount: 0,
      quantity: 25,
      shipping: 'paid',
      subcategory: 'Shaving & Grooming',
      menuCategory: 'Hair & Beauty',
      menuSubcategory: 'Hair Styling',
      picture: { shape: 'trimmer', colours: ['charcoal', 'steel'], backdrop: 'sage' },
      reviews: [
        {
          name: 'Noman Kakar',
          mobile: '0315-4428816',
          title: 'Good battery',
          rating: 5,
          comment: 'Lasts two weeks for my beard.',
          daysAgo: 85,
        },
        {
          name: 'Fahad Baloch',
          mobile: '0347-8921203',
          title: 'Sharp',
          rating: 4,
          comment: 'Combs are a bit loose, works fine.',
          daysAgo: 100,
        },
        {
          name: 'Irfan Marwat',
          mobile: '0314-8477384',
          title: 'Stopped charging',
          rating: 2,
          comment: 'After five months it does not charge. Shop is replacing it.',
          daysAgo: 226,
        },
      ],
    },
    {
      slug: 'safety-razor-with-10-blades',
      name: 'Safety Razor with 10 Blades',
      title: 'Steel safety razor',
      description:
        'A metal razor with a textured handle that takes common double-edged blades, ten included. Less ' +
        'waste than throw-away ones. Rinse, open and dry after each shave.',
      price: 1190,
      discount: 0,
      quantity: 33,
      shipping: 'paid',
      subcategory: 'Shaving & Grooming',
      menuCategory: 'Hair & Beauty',
      picture: { shape: 'razor', colours: ['steel', 'steel'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Mubashir Rana',
          mobile: '0338-1467509',
          title: 'Close shave',
          rating: 5,
          comment: 'Learn it slowly and you never go back.',
          daysAgo: 179,
        },
      ],
    },
    {
      slug: 'bath-loofah-large',
      name: 'Bath Loofah, Large',
      title: 'Round green bath puff',
      description:
        'A large mesh puff with a cord for a rich lather. It dries quickly. Replace it every two ' +
        'months.',
      price: 180,
      discount: 0,
      quantity: 112,
      shipping: 'paid',
      subcategory: 'Bath & Body',
      menuCategory: 'Bathroom',
      picture: { shape: 'loofah', colours: ['green', 'cream'], backdrop: 'mist' },
      reviews: [],
    },
    {
      slug: 'long-bath-brush',
      name: 'Long Bath Brush',
      title: 'Wooden bath brush with a round head',
      description:
        'A bath brush of 38 cm with soft bristles and a curved handle that reaches the back. The head ' +
        'comes off the handle. Shake out and hang to dry.',
      price: 790,
      discount: 10,
      quantity: 28,
      shipping: 'paid',
      subcategory: 'Bath & Body',
      menuCategory: 'Bathroom',
      picture: { shape: 'backBrush', colours: ['wood', 'cream'], backdrop: 'blush' },
      reviews: [],
    },
    {
      slug: 'foot-file-with-two-sides',
      name: 'Foot File with Two Sides',
      title: 'Teal foot file with a steel surface',
      description:
        'A foot file with a coarse and a fine side on a grip of 24 cm. Use on dry or damp heels with ' +
        'light strokes. Rinse and dry.',
      price: 350,
      discount: 0,
      quantity: 67,
      shipping: 'paid',
      subcategory: 'Bath & Body',
      menuCategory: 'Hair & Beauty',
      menuSubcategory: 'Nails & Make-up',
      picture: { shape: 'footFile', colours: ['teal', 'steel'], backdrop: 'linen' },
      reviews: [],
    },
    {
      slug: 'soft-toothbrushes-pack-of-4',
      name: 'Soft Toothbrushes, Pack of 4',
      title: 'Four toothbrushes in different colours',
      description:
        'Four toothbrushes with soft bristles and a cap each, in four colours so that nobody mixes them ' +
        'up. The head is small enough for teenagers. Change after three months.',
      price: 390,
      discount: 5,
      quantity: 93,
      shipping: 'paid',
      subcategory: 'Teeth & Travel',
      menuCategory: 'Bathroom',
      picture: { shape: 'toothbrushes', colours: ['sky', 'green'], backdrop: 'sage' },
      reviews: [],
    },
    {
      slug: 'travel-bottles-in-a-pouch-set-of-4',
      name: 'Travel Bottles in a Pouch, Set of 4',
      title: 'Clear pouch with small bottles',
      description:
        'Three bottles of 100 ml and a jar in a clear zip pouch, for hand luggage. The caps close on a ' +
        'ring. Do not fill with spirit or perfume.',
      price: 690,
      discount: 0,
      quantity: 39,
      shipping: 'paid',
      subcategory: 'Teeth & Travel',
      menuCategory: 'Travel & Outdoor',
      picture: { shape: 'travelBottles', colours: ['sky', 'navy'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Waqas Hazara',
          mobile: '0328-2078620',
          title: 'Umrah bag ready',
          rating: 4,
          comment: 'Nothing leaked on the flight.',
          daysAgo: 55,
        },
        {
          name: 'Rukhsana Mirza',
          mobile: '0326-5616339',
          title: 'Useful size',
          rating: 5,
          comment: 'Label them with a pen.',
          daysAgo: 101,
        },
        {
          name: 'Kiran Memon',
          mobile: '0326-7078719',
          title: 'Pouch zip is weak',
          rating: 3,
          comment: 'Bottles are good though.',
          daysAgo: 203,
        },
      ],
    },
    {
      slug: 'beard-and-hair-brush-with-wooden-handle',
      name: 'Beard and Hair Brush with Wooden Handle',
      title: 'Wooden brush with a yellow cushion',
      description:
        'A small brush with a wooden handle and firm rounded pins for hair and beard, 19 cm. Fits a ' +
        'travel bag. Clean with a comb and a damp cloth.',
      price: 490,
      discount: 0,
      quantity: 2,
      shipping: 'paid',
      subcategory: 'Shaving & Grooming',
      menuCategory: 'Hair & Beauty',
      menuSubcategory: 'Hair Care',
      picture: { shape: 'hairBrush', colours: ['wood', 'mustard'], backdrop: 'mist' },
      reviews: [],
    },
  ],
};
