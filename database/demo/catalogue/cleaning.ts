import type { DemoCategory } from '../types.ts';

export const cleaning: DemoCategory = {
  name: 'Cleaning',
  subcategories: ['Brooms & Mops', 'Brushes & Sponges', 'Bins & Bags'],
  products: [
    {
      slug: 'spin-mop-with-bucket',
      name: 'Spin Mop with Bucket',
      title: 'Mop standing in a light blue bucket',
      description:
        'A round pocha mop with a spinning basket, so that your hands stay dry. The pole is steel and ' +
        'takes apart; two microfibre heads come with it. Wash the heads at 40 degrees without softener.',
      price: 4950,
      discount: 15,
      quantity: 17,
      shipping: 'paid',
      subcategory: 'Brooms & Mops',
      picture: { shape: 'spinMop', colours: ['sky', 'blue'], backdrop: 'linen' },
      reviews: [
        {
          name: 'Rukhsana Hunzai',
          mobile: '0321-3591184',
          title: 'No more bending',
          rating: 5,
          comment: 'Marble floor done in twenty minutes. Basket spins well.',
          daysAgo: 19,
        },
        {
          name: 'Faisal Mengal',
          mobile: '0322-5246444',
          title: 'Good but plastic pedal',
          rating: 4,
          comment: 'Works nicely, just be gentle with the pedal.',
          daysAgo: 62,
        },
        {
          name: 'Palwasha Khan',
          mobile: '0333-2579162',
          title: 'Head sheds a little',
          rating: 3,
          comment: 'For the first two washes it left threads. Fine now.',
          daysAgo: 110,
        },
        {
          name: 'Naveed Gill',
          mobile: '0332-4753267',
          title: 'Recommended',
          rating: 5,
          comment: 'Our maasi likes it too, which says everything.',
          daysAgo: 172,
        },
      ],
    },
    {
      slug: 'soft-grass-jharu',
      name: 'Soft Grass Jharu',
      title: 'Yellow grass broom with a long handle',
      description:
        'A soft grass broom for indoor floors, about 110 cm long, tied firmly at the neck. Fine dust ' +
        'comes up without flying. Shake it out and hang it dry.',
      price: 380,
      discount: 0,
      quantity: 90,
      shipping: 'paid',
      subcategory: 'Brooms & Mops',
      picture: { shape: 'broom', colours: ['mustard', 'green'], backdrop: 'sage' },
      reviews: [
        {
          name: 'Haris Dogar',
          mobile: '0346-6689424',
          title: 'Good jharu',
          rating: 4,
          comment: 'Sheds for two days like all new ones, then fine.',
          daysAgo: 42,
        },
        {
          name: 'Shahid Marwat',
          mobile: '0315-6343972',
          title: 'Tightly tied',
          rating: 5,
          comment: 'Two months and still full.',
          daysAgo: 181,
        },
      ],
    },
    {
      slug: 'flat-microfibre-mop',
      name: 'Flat Microfibre Mop',
      title: 'Flat floor mop with a steel pole',
      description:
        'A flat mop with a 40 cm swivel head that goes under beds and sofas. The pad comes off with ' +
        'press studs and washes in the machine. Use nearly dry on wooden floors.',
      price: 1890,
      discount: 0,
      quantity: 31,
      shipping: 'paid',
      subcategory: 'Brooms & Mops',
      picture: { shape: 'flatMop', colours: ['sky', 'teal'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Hamza Sheikh',
          mobile: '0305-8695218',
          title: 'Gets under the bed',
          rating: 5,
          comment: 'Swivel head is excellent. Pad washes clean.',
          daysAgo: 24,
        },
      ],
    },
    {
      slug: 'dish-scrub-sponges-pack-of-6',
      name: 'Dish Scrub Sponges, Pack of 6',
      title: 'Stack of coloured dish sponges',
      description:
        'Six kitchen sponges with a green scouring side for pans and a soft side for glasses. Each ' +
        'lasts two to three weeks in daily use. Rinse and squeeze dry after washing up.',
      price: 420,
      discount: 0,
      quantity: 110,
      shipping: 'paid',
      subcategory: 'Brushes & Sponges',
      picture: { shape: 'sponges', colours: ['mustard', 'rose'], backdrop: 'mist' },
      reviews: [
        {
          name: 'Maryam Bugti',
          mobile: '0335-9681099',
          title: 'Last well',
          rating: 4,
          comment: 'Better than the very thin ones.',
          daysAgo: 113,
        },
        {
          name: 'Waqas Hazara',
          mobile: '0328-2078620',
          title: 'Good pack',
          rating: 5,
          comment: 'Scrubber side stays on.',
          daysAgo: 181,
        },
      ],
    },
    {
      slug: 'bottle-cleaning-brush-set',
      name: 'Bottle Cleaning Brush Set',
      title: 'Long brush with soft bristles',
      description:
        'A long brush for bottles and flasks, with a small one for teats and straws. The bristles are ' +
        'nylon on a steel wire. Rinse after use and hang to dry.',
      price: 490,
      discount: 0,
      quantity: 46,
      shipping: 'paid',
      subcategory: 'Brushes & Sponges',
      picture: { shape: 'bottleBrush', colours: ['sky', 'teal'], backdrop: 'blush' },
      reviews: [],
    },
    {
      slug: 'floor-scrubbing-brush-with-grip',
      name: 'Floor Scrubbing Brush with Grip',
      title: 'Scrubbing brush with a curved grip',
      description:
        'A stiff hand brush, 19 cm long, with a closed grip that keeps knuckles off the floor. For ' +
        'bathroom tiles, terraces and doormats. Rinse and let it dry with the bristles down.',
      price: 540,
      discount: 5,
      quantity: 37,
      shipping: 'paid',
      subcategory: 'Brushes & Sponges',
      picture: { shape: 'scrubBrush', colours: ['teal', 'sky'], backdrop: 'linen' },
      reviews: [],
    },
    {
      slug: 'pedal-bin-12-litres',
      name: 'Pedal Bin 12 Litres',
      title: 'Steel pedal bin with a dark lid',
      description:
        'A 12 litre pedal bin with a lift-out inner bucket, for kitchens and bathrooms. The lid closes ' +
        'softly. Wipe the steel with a damp cloth, without scouring powder.',
      price: 3290,
      discount: 0,
      quantity: 11,
      shipping: 'paid',
      subcategory: 'Bins & Bags',
      picture: { shape: 'pedalBin', colours: ['steel', 'charcoal'], backdrop: 'sage' },
      reviews: [
        {
          name: 'Rabia Malik',
          mobile: '0301-5455429',
          title: 'Soft close works',
          rating: 4,
          comment: 'Looks neat in the kitchen. Fits ordinary shopper bags.',
          daysAgo: 29,
        },
        {
          name: 'Farah Solangi',
          mobile: '0302-5537332',
          title: 'Dent on the side',
          rating: 2,
          comment: 'Box was fine but the bin had a dent. I kept it in the bathroom.',
          daysAgo: 236,
        },
      ],
    },
    {
      slug: 'garbage-bags-60-x-75-cm-3-rolls',
      name: 'Garbage Bags 60 × 75 cm, 3 Rolls',
      title: 'Rolls of bin bags and one tied bag',
      description:
        'Three rolls of fifteen bags, 60 by 75 cm, for bins up to 40 litres. The plastic is thick ' +
        'enough for wet kitchen waste. Tear along the line and tie at the top.',
      price: 650,
      discount: 0,
      quantity: 78,
      shipping: 'paid',
      subcategory: 'Bins & Bags',
      picture: { shape: 'binBags', colours: ['charcoal', 'teal'], backdrop: 'sand' },
      reviews: [],
    },
  ],
};
