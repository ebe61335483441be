import type { DemoCategory } from '../types.ts';

export const cleaningAccessories: DemoCategory = {
  name: 'Cleaning Accessories',
  subcategories: [],
  products: [
    {
      slug: 'dustpan-and-brush-set',
      name: 'Dustpan and Brush Set',
      title: 'Green dustpan with a hand brush',
      description:
        'A dustpan with a rubber lip that lies flat on the floor, and a hand brush that clips into it. ' +
        'Handle of 24 cm. Rinse with water.',
      price: 690,
      discount: 0,
      quantity: 56,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Cleaning',
      menuSubcategory: 'Brooms & Mops',
      picture: { shape: 'dustpan', colours: ['green', 'mustard'], backdrop: 'mist' },
      reviews: [
        {
          name: 'Hamza Mengal',
          mobile: '0344-2890415',
          title: 'No line of dust left',
          rating: 5,
          comment: 'Rubber edge is the secret.',
          daysAgo: 149,
        },
        {
          name: 'Sunil Kumar',
          mobile: '0331-9036456',
          title: 'Good pair',
          rating: 4,
          comment: 'Brush is soft enough for the table.',
          daysAgo: 166,
        },
      ],
    },
    {
      slug: 'steel-and-copper-scourers-pack-of-6',
      name: 'Steel and Copper Scourers, Pack of 6',
      title: 'Three metal scourers',
      description:
        'Four steel and two copper-coloured scourers for burnt pots and grills. They do not splinter. ' +
        'Not for non-stick or glass.',
      price: 260,
      discount: 10,
      quantity: 104,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Cleaning',
      menuSubcategory: 'Brushes & Sponges',
      picture: { shape: 'scourers', colours: ['steel', 'copper'], backdrop: 'blush' },
      reviews: [],
    },
    {
      slug: 'floor-wiper-45-cm',
      name: 'Floor Wiper 45 cm',
      title: 'Blue floor wiper with a long handle',
      description:
        'A wiper of 45 cm with a double rubber lip and a steel handle of 120 cm, for terraces and ' +
        'bathrooms. It leaves tiles nearly dry. Replace the rubber when it hardens.',
      price: 650,
      discount: 0,
      quantity: 38,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Cleaning',
      menuSubcategory: 'Brooms & Mops',
      picture: { shape: 'wiper', colours: ['blue', 'sky'], backdrop: 'linen' },
      reviews: [],
    },
    {
      slug: 'window-squeegee-30-cm',
      name: 'Window Squeegee 30 cm',
      title: 'Squeegee with a teal handle',
      description:
        'A squeegee of 30 cm for windows, mirrors and shower walls. The rubber can be changed. Wet the ' +
        'glass first and pull from top to bottom.',
      price: 480,
      discount: 0,
      quantity: 42,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Cleaning',
      menuSubcategory: 'Brushes & Sponges',
      picture: { shape: 'squeegee', colours: ['teal', 'steel'], backdrop: 'sage' },
      reviews: [],
    },
    {
      slug: 'microfibre-duster-with-bending-head',
      name: 'Microfibre Duster with Bending Head',
      title: 'Coral duster with a dark handle',
      description:
        'A duster with a bending head and a pole that extends to 140 cm, for fans, cupboards and lamps. ' +
        'The sleeve comes off for washing. Shake it out of the window.',
      price: 750,
      discount: 0,
      quantity: 30,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Cleaning',
      menuSubcategory: 'Brushes & Sponges',
      picture: { shape: 'duster', colours: ['coral', 'charcoal'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Uzma Farooqi',
          mobile: '0327-9669808',
          title: 'Fans are clean',
          rating: 5,
          comment: 'Bends over the blades. Clever.',
          daysAgo: 43,
        },
        {
          name: 'Asif Naqvi',
          mobile: '0317-5425710',
          title: 'Pole is thin',
          rating: 3,
          comment: 'Long, but shakes when fully out.',
          daysAgo: 64,
        },
      ],
    },
    {
      slug: 'lint-roller-with-2-refills',
      name: 'Lint Roller with 2 Refills',
      title: 'White lint roller with a green handle',
      description:
        'A sticky roller with three rolls of sixty sheets in all, for clothes, sofas and car seats. ' +
        'Tear off the used sheet. Keep the cover on between uses.',
      price: 450,
      discount: 5,
      quantity: 60,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Laundry',
      picture: { shape: 'lintRoller', colours: ['white', 'green'], backdrop: 'mist' },
      reviews: [],
    },
    {
      slug: 'long-cleaning-gloves',
      name: 'Long Cleaning Gloves',
      title: 'Pair of yellow gloves with a green cuff',
      description:
        'A pair of yellow rubber gloves of 38 cm for bathroom and floor work, medium size. The cuff ' +
        'keeps water out. Rinse, turn and dry.',
      price: 390,
      discount: 0,
      quantity: 3,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Cleaning',
      picture: { shape: 'gloves', colours: ['mustard', 'teal'], backdrop: 'blush' },
      reviews: [
        {
          name: 'Maryam Arain',
          mobile: '0337-6271400',
          title: 'Long enough',
          rating: 5,
          comment: 'Sleeves stay dry.',
          daysAgo: 7,
        },
      ],
    },
    {
      slug: 'spin-mop-refill-set-with-bucket-10-l',
      name: 'Spin Mop Refill Set with Bucket 10 L',
      title: 'Teal mop bucket with a coral grip',
      description:
        'A smaller spin mop with a 10 litre bucket, a short steel pole and three spare heads. For flats ' +
        'with little storage. Wash the heads at 40 degrees.',
      price: 3450,
      discount: 30,
      quantity: 14,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Cleaning',
      menuSubcategory: 'Brooms & Mops',
      picture: { shape: 'spinMop', colours: ['teal', 'coral'], backdrop: 'linen' },
      reviews: [],
    },
    {
      slug: 'drain-and-pipe-brush-60-cm',
      name: 'Drain and Pipe Brush 60 cm',
      title: 'Long dark brush with a green grip',
      description:
        'A bendable wire brush of 60 cm that reaches into sink and basin pipes. Push, turn and pull; do ' +
        'not force it. Rinse and hang to dry.',
      price: 350,
      discount: 0,
      quantity: 0,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Cleaning',
      menuSubcategory: 'Brushes & Sponges',
      picture: { shape: 'bottleBrush', colours: ['charcoal', 'green'], backdrop: 'sage' },
      reviews: [
        {
          name: 'Bushra Mengal',
          mobile: '0300-4309442',
          title: 'Reaches the bend',
          rating: 4,
          comment: 'Cleared our basin without chemicals.',
          daysAgo: 61,
        },
      ],
    },
  ],
};
