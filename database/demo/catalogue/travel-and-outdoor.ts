import type { DemoCategory } from '../types.ts';

export const travelAndOutdoor: DemoCategory = {
  name: 'Travel & Outdoor',
  subcategories: ['Flasks & Bottles', 'Lunch Boxes', 'Bags & Umbrellas', 'Picnic'],
  products: [
    {
      slug: 'vacuum-flask-1-litre',
      name: 'Vacuum Flask 1 Litre',
      title: 'Green flask with a handle',
      description:
        'A steel flask of one litre that keeps tea hot for about ten hours and water cold for longer. ' +
        'The cap is a cup. Do not use for fizzy drinks; wash with a bottle brush.',
      price: 2890,
      discount: 0,
      quantity: 5,
      shipping: 'paid',
      subcategory: 'Flasks & Bottles',
      picture: { shape: 'flask', colours: ['green', 'steel'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Zainab Wazir',
          mobile: '0320-2639893',
          title: 'Still hot in the evening',
          rating: 5,
          comment: 'Made chai at seven, drank it hot at four.',
          daysAgo: 40,
        },
        {
          name: 'Naveed Gill',
          mobile: '0332-4753267',
          title: 'Strong',
          rating: 4,
          comment: 'Small dent after a fall, works as before.',
          daysAgo: 61,
        },
      ],
    },
    {
      slug: 'water-bottle-1-litre-with-loop',
      name: 'Water Bottle 1 Litre with Loop',
      title: 'Light blue bottle with a loop',
      description:
        'A light bottle of one litre in clear plastic without smell, with a screw cap on a loop. The ' +
        'waist is easy to grip. Wash by hand and leave open to dry.',
      price: 790,
      discount: 0,
      quantity: 69,
      shipping: 'paid',
      subcategory: 'Flasks & Bottles',
      picture: { shape: 'waterBottle', colours: ['sky', 'navy'], backdrop: 'linen' },
      reviews: [],
    },
    {
      slug: 'lunch-box-with-3-parts',
      name: 'Lunch Box with 3 Parts',
      title: 'Open lunch box with food in three parts',
      description:
        'A flat lunch box with three parts and clips on two sides, for one litre in all. Roti, salan ' +
        'and fruit stay apart. Top rack of the dishwasher.',
      price: 950,
      discount: 5,
      quantity: 48,
      shipping: 'paid',
      subcategory: 'Lunch Boxes',
      picture: { shape: 'lunchBox', colours: ['coral', 'sky'], backdrop: 'blush' },
      reviews: [
        {
          name: 'Mubashir Rana',
          mobile: '0338-1467509',
          title: 'Parts stay apart',
          rating: 5,
          comment: 'Salan does not reach the fruit.',
          daysAgo: 63,
        },
        {
          name: 'Tariq Gill',
          mobile: '0308-3336239',
          title: 'Clips are stiff',
          rating: 3,
          comment: 'Small children need help.',
          daysAgo: 65,
        },
      ],
    },
    {
      slug: 'steel-tiffin-3-tiers',
      name: 'Steel Tiffin, 3 Tiers',
      title: 'Three-tier steel tiffin with a handle',
      description:
        'Three steel bowls of 450 ml on top of each other, held by a clip and a handle. For office and ' +
        'field. Wash hot and dry apart.',
      price: 2290,
      discount: 0,
      quantity: 20,
      shipping: 'paid',
      subcategory: 'Lunch Boxes',
      picture: { shape: 'tiffin', colours: ['steel', 'brick'], backdrop: 'linen' },
      reviews: [
        {
          name: 'Owais Ansari',
          mobile: '0316-3040477',
          title: 'Asli tiffin',
          rating: 5,
          comment: 'Strong clips, no leakage of daal.',
          daysAgo: 26,
        },
        {
          name: 'Amna Tariq',
          mobile: '0313-6234363',
          title: 'Daily to the factory',
          rating: 5,
          comment: 'Half a year and like new.',
          daysAgo: 207,
        },
      ],
    },
    {
      slug: 'folding-umbrella-with-curved-handle',
      name: 'Folding Umbrella with Curved Handle',
      title: 'Blue and yellow open umbrella',
      description:
        'An umbrella of 105 cm with eight steel ribs and a curved handle, for rain and strong sun. The ' +
        'cloth dries fast. Let it dry open before closing it.',
      price: 1490,
      discount: 15,
      quantity: 32,
      shipping: 'paid',
      subcategory: 'Bags & Umbrellas',
      picture: { shape: 'umbrella', colours: ['navy', 'mustard'], backdrop: 'sage' },
      reviews: [],
    },
    {
      slug: 'weekend-travel-bag-45-cm',
      name: 'Weekend Travel Bag 45 cm',
      title: 'Olive travel bag with brown straps',
      description:
        'A canvas bag of 45 cm with two handles, a shoulder strap and a front pocket. Fits clothes for ' +
        'three days. Wipe with a damp cloth; do not machine wash.',
      price: 4490,
      discount: 20,
      quantity: 0,
      shipping: 'paid',
      subcategory: 'Bags & Umbrellas',
      picture: { shape: 'duffel', colours: ['olive', 'walnut'], backdrop: 'sand' },
      reviews: [],
    },
    {
      slug: 'water-cooler-8-litres-with-tap',
      name: 'Water Cooler 8 Litres with Tap',
      title: 'Blue water cooler with tap and handle',
      description:
        'An insulated cooler of eight litres with a tap and a carrying handle. Keeps water cold for a ' +
        'day with ice. Rinse with baking soda before first use.',
      price: 3650,
      discount: 0,
      quantity: 9,
      shipping: 'paid',
      subcategory: 'Picnic',
      picture: { shape: 'cooler', colours: ['blue', 'coral'], backdrop: 'mist' },
      reviews: [
        {
          name: 'Sajid Solangi',
          mobile: '0333-8500347',
          title: 'Cold till evening',
          rating: 4,
          comment: 'Tap is a little slow.',
          daysAgo: 49,
        },
        {
          name: 'Hina Tariq',
          mobile: '0339-5361207',
          title: 'Cricket ground favourite',
          rating: 5,
          comment: 'Whole team drinks from it.',
          daysAgo: 154,
        },
      ],
    },
    {
      slug: 'folding-picnic-chatai-180-x-120-cm',
      name: 'Folding Picnic Chatai 180 × 120 cm',
      title: 'Half-rolled striped mat',
      description:
        'A woven plastic mat of 180 by 120 cm that rolls up with a strap. Sand and crumbs shake off. ' +
        'Rinse with water and dry in the shade.',
      price: 1250,
      discount: 0,
      quantity: 36,
      shipping: 'paid',
      subcategory: 'Picnic',
      picture: { shape: 'chatai', colours: ['wood', 'green'], backdrop: 'blush' },
      reviews: [],
    },
  ],
};
