import type { DemoCategory } from '../types.ts';

export const bathroomAccessories: DemoCategory = {
  name: 'Bathroom Accessories',
  subcategories: [],
  products: [
    {
      slug: 'ceramic-soap-dispenser-350-ml',
      name: 'Ceramic Soap Dispenser 350 ml',
      title: 'White soap dispenser with a gold pump',
      description:
        'A ceramic dispenser of 350 ml with a pump in a gold colour, for soap or lotion. The neck is ' +
        'wide for refilling. Rinse the pump with warm water at times.',
      price: 890,
      discount: 0,
      quantity: 43,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Bathroom',
      picture: { shape: 'soapDispenser', colours: ['white', 'mustard'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Danish Lashari',
          mobile: '0313-1469656',
          title: 'Pump is smooth',
          rating: 5,
          comment: 'No dripping.',
          daysAgo: 142,
        },
        {
          name: 'Maryam Butt',
          mobile: '0309-9317551',
          title: 'Looks hotel-like',
          rating: 4,
          comment: 'Heavy, does not tip.',
          daysAgo: 174,
        },
      ],
    },
    {
      slug: 'toothbrush-holder-3-places',
      name: 'Toothbrush Holder, 3 Places',
      title: 'Green cup with three toothbrushes',
      description:
        'A ceramic cup with a lid for three toothbrushes and a tube. The lid lifts off for cleaning. ' +
        'Dishwasher safe.',
      price: 490,
      discount: 10,
      quantity: 52,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Bathroom',
      picture: { shape: 'toothbrushHolder', colours: ['sage', 'teal'], backdrop: 'mist' },
      reviews: [],
    },
    {
      slug: 'shower-shelf-2-tiers',
      name: 'Shower Shelf, 2 Tiers',
      title: 'Two-tier steel shelf with bottles',
      description:
        'A steel shelf with two tiers that hangs over the shower rod or on two hooks, 28 cm wide. Water ' +
        'runs through. Dry it at times to keep it bright.',
      price: 1790,
      discount: 0,
      quantity: 26,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Bathroom',
      menuSubcategory: 'Showers & Taps',
      picture: { shape: 'showerCaddy', colours: ['steel', 'mustard'], backdrop: 'blush' },
      reviews: [
        {
          name: 'Mehwish Awan',
          mobile: '0304-5168360',
          title: 'Bottles off the floor',
          rating: 5,
          comment: 'Strong and no rust yet.',
          daysAgo: 165,
        },
        {
          name: 'Shazia Khan',
          mobile: '0346-3199051',
          title: 'Slides a little',
          rating: 3,
          comment: 'Needs a tie at the top.',
          daysAgo: 238,
        },
      ],
    },
    {
      slug: 'toilet-brush-with-holder',
      name: 'Toilet Brush with Holder',
      title: 'White toilet brush in its holder',
      description:
        'A brush with a steel handle and a closed holder, 38 cm high. The head can be changed. Let the ' +
        'brush drip dry before closing.',
      price: 650,
      discount: 0,
      quantity: 61,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Bathroom',
      picture: { shape: 'toiletBrush', colours: ['white', 'steel'], backdrop: 'sand' },
      reviews: [],
    },
    {
      slug: 'towel-rail-50-cm',
      name: 'Towel Rail 50 cm',
      title: 'Steel rail with a light blue towel',
      description:
        'A steel rail of 50 cm with wall plates, screws and plugs. Carries wet towels without bending. ' +
        'The towel is not included.',
      price: 1290,
      discount: 0,
      quantity: 22,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Bathroom',
      menuSubcategory: 'Bath Towels',
      picture: { shape: 'towelRail', colours: ['steel', 'sky'], backdrop: 'sage' },
      reviews: [],
    },
    {
      slug: 'draining-soap-dish',
      name: 'Draining Soap Dish',
      title: 'Blue soap dish with a pink soap',
      description:
        'A soap dish with ribs and a drip tray that keeps sabun dry and long-lasting. Firm plastic, 13 ' +
        'cm wide. Rinse under the tap.',
      price: 290,
      discount: 5,
      quantity: 79,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Bathroom',
      picture: { shape: 'soapDish', colours: ['sky', 'rose'], backdrop: 'sand' },
      reviews: [],
    },
    {
      slug: 'wooden-toilet-roll-holder',
      name: 'Wooden Toilet Roll Holder',
      title: 'Wooden holder with a roll',
      description:
        'A wall holder in waxed wood with a swing bar, 16 cm wide. Two screws and plugs are included. ' +
        'Keep it out of the spray.',
      price: 850,
      discount: 0,
      quantity: 0,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Bathroom',
      picture: { shape: 'rollHolder', colours: ['wood', 'rose'], backdrop: 'mist' },
      reviews: [],
    },
    {
      slug: 'bath-towel-rolls-set-of-3',
      name: 'Bath Towel Rolls, Set of 3',
      title: 'Three rolled towels in teal and cream',
      description:
        'Three hand towels of 50 by 90 cm in cotton terry, in two colours. They fit the basin ring. ' +
        'Wash at 40 degrees and dry in the air.',
      price: 2650,
      discount: 20,
      quantity: 18,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Bathroom',
      menuSubcategory: 'Bath Towels',
      picture: { shape: 'rolledTowels', colours: ['teal', 'cream'], backdrop: 'blush' },
      reviews: [],
    },
    {
      slug: 'memory-foam-bath-mat-80-x-50-cm',
      name: 'Memory Foam Bath Mat 80 × 50 cm',
      title: 'Blue bath mat with a pattern',
      description:
        'A soft mat of 80 by 50 cm with a foam core and a grip underside. It dries within a day. Wash ' +
        'cold on a gentle cycle.',
      price: 1690,
      discount: 10,
      quantity: 20,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Bathroom',
      menuSubcategory: 'Mats & Curtains',
      picture: { shape: 'mat', colours: ['blue', 'cream'], backdrop: 'linen' },
      reviews: [
        {
          name: 'Lubna Qureshi',
          mobile: '0327-7070977',
          title: 'Feels like a cushion',
          rating: 4,
          comment: 'Cold tiles are no problem now.',
          daysAgo: 61,
        },
        {
          name: 'Sana Awan',
          mobile: '0345-8503235',
          title: 'Nice one',
          rating: 5,
          comment: 'Water does not go through.',
          daysAgo: 232,
        },
      ],
    },
  ],
};
