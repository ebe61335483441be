import type { DemoCategory } from '../types.ts';

export const garden: DemoCategory = {
  name: 'Garden',
  subcategories: ['Pots & Planters', 'Watering', 'Garden Tools'],
  products: [
    {
      slug: 'terracotta-plant-pot-20-cm',
      name: 'Terracotta Plant Pot 20 cm',
      title: 'Terracotta pot with a green plant',
      description:
        'A fired clay pot of 20 cm with a drain hole, for indoor and outdoor plants. Clay lets roots ' +
        'breathe, so water a little more often. The plant is not included.',
      price: 490,
      discount: 0,
      quantity: 62,
      shipping: 'paid',
      subcategory: 'Pots & Planters',
      picture: { shape: 'plantPot', colours: ['terracotta', 'green'], backdrop: 'blush' },
      reviews: [
        {
          name: 'Kashif Hunzai',
          mobile: '0336-6234760',
          title: 'Good clay',
          rating: 4,
          comment: 'One had a small chip, still fine.',
          daysAgo: 99,
        },
        {
          name: 'Mahnoor Lodhi',
          mobile: '0306-8940124',
          title: 'Well packed',
          rating: 5,
          comment: 'I did not expect clay to arrive whole in Sukkur, but it did.',
          daysAgo: 103,
        },
      ],
    },
    {
      slug: 'hanging-planter-with-cotton-rope',
      name: 'Hanging Planter with Cotton Rope',
      title: 'White hanging pot with trailing leaves',
      description:
        'A light pot of 22 cm on a knotted cotton rope, 75 cm long, for balconies and windows. Carries ' +
        'about three kilos. The plant and the ceiling hook are not included.',
      price: 1090,
      discount: 10,
      quantity: 26,
      shipping: 'paid',
      subcategory: 'Pots & Planters',
      picture: { shape: 'hangingPlanter', colours: ['white', 'green'], backdrop: 'sand' },
      reviews: [],
    },
    {
      slug: 'seedling-trays-set-of-4',
      name: 'Seedling Trays, Set of 4',
      title: 'Tray with small green seedlings',
      description:
        'Four trays with twelve cells each for starting tomatoes, chillies and coriander. The plastic ' +
        'lasts several seasons. Rinse before the next sowing.',
      price: 780,
      discount: 0,
      quantity: 35,
      shipping: 'paid',
      subcategory: 'Pots & Planters',
      picture: { shape: 'seedTray', colours: ['charcoal', 'green'], backdrop: 'sage' },
      reviews: [],
    },
    {
      slug: 'watering-can-5-litres',
      name: 'Watering Can 5 Litres',
      title: 'Green watering can with a yellow rose',
      description:
        'A plastic can of five litres with a rose that comes off, balanced so that it pours without ' +
        'spilling. For roof gardens and pots. Empty it in the sun season to keep it from growing algae.',
      price: 1280,
      discount: 0,
      quantity: 18,
      shipping: 'paid',
      subcategory: 'Watering',
      picture: { shape: 'wateringCan', colours: ['green', 'mustard'], backdrop: 'sand' },
      reviews: [],
    },
    {
      slug: 'garden-hose-15-m-with-spray-gun',
      name: 'Garden Hose 15 m with Spray Gun',
      title: 'Coiled green hose with a yellow spray gun',
      description:
        'A flexible half-inch hose of 15 metres with a spray gun and a tap connector. Good for the ' +
        'lawn, the car and the chhat. Roll it up out of the sun.',
      price: 2690,
      discount: 15,
      quantity: 20,
      shipping: 'paid',
      subcategory: 'Watering',
      picture: { shape: 'hose', colours: ['green', 'mustard'], backdrop: 'mist' },
      reviews: [
        {
          name: 'Aamir Solangi',
          mobile: '0333-2829488',
          title: 'Good length',
          rating: 4,
          comment: 'Gun has a nice fine spray.',
          daysAgo: 126,
        },
        {
          name: 'Fozia Afridi',
          mobile: '0312-9763840',
          title: 'Connector leaked',
          rating: 2,
          comment: 'Had to use a clip on the tap side.',
          daysAgo: 151,
        },
      ],
    },
    {
      slug: 'pump-sprayer-2-litres',
      name: 'Pump Sprayer 2 Litres',
      title: 'Green sprayer with a pump on top',
      description:
        'A hand pump sprayer of two litres with a brass nozzle from mist to jet. For leaves, windows ' +
        'and cooler pads. Release the pressure before opening it.',
      price: 1350,
      discount: 0,
      quantity: 29,
      shipping: 'paid',
      subcategory: 'Watering',
      picture: { shape: 'pumpSprayer', colours: ['teal', 'coral'], backdrop: 'blush' },
      reviews: [],
    },
    {
      slug: 'hand-trowel-and-fork-set',
      name: 'Hand Trowel and Fork Set',
      title: 'Steel trowel and fork with wooden handles',
      description:
        'A trowel and a hand fork in painted steel with wooden handles, 28 cm long. For pots, beds and ' +
        'weeding. Wipe clean and dry after use.',
      price: 950,
      discount: 5,
      quantity: 31,
      shipping: 'paid',
      subcategory: 'Garden Tools',
      picture: { shape: 'trowels', colours: ['steel', 'wood'], backdrop: 'linen' },
      reviews: [
        {
          name: 'Zeeshan Bangash',
          mobile: '0331-1663476',
          title: 'Strong',
          rating: 5,
          comment: 'Does not bend in hard soil.',
          daysAgo: 175,
        },
      ],
    },
    {
      slug: 'pruning-secateurs-20-cm',
      name: 'Pruning Secateurs 20 cm',
      title: 'Pruning shears with green grips',
      description:
        'Shears of 20 cm with a hardened blade and a lock, for rose stems and branches up to 1.5 cm. ' +
        'The spring opens them again. Oil the joint and keep them out of reach of children.',
      price: 1190,
      discount: 0,
      quantity: 2,
      shipping: 'paid',
      subcategory: 'Garden Tools',
      picture: { shape: 'secateurs', colours: ['steel', 'green'], backdrop: 'sage' },
      reviews: [],
    },
  ],
};
