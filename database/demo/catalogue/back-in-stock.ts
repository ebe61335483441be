import type { DemoCategory } from '../types.ts';

export const backInStock: DemoCategory = {
  name: 'Back In Stock',
  subcategories: [],
  products: [
    {
      slug: 'non-stick-frying-pan-24-cm',
      name: 'Non-Stick Frying Pan 24 cm',
      title: 'Black frying pan with a red handle',
      description:
        'A frying pan of 24 cm in aluminium with a non-stick coating and a cool handle. For omelettes, ' +
        'fish and cutlets on a medium flame. Use wooden tools and wash when cool.',
      price: 1990,
      discount: 0,
      quantity: 32,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Kitchen',
      menuSubcategory: 'Cookware',
      picture: { shape: 'fryingPan', colours: ['charcoal', 'brick'], backdrop: 'mist' },
      reviews: [
        {
          name: 'Shahid Marwat',
          mobile: '0315-6343972',
          title: 'Good thing it is back',
          rating: 5,
          comment: 'My old one lasted three years, so I bought the same.',
          daysAgo: 79,
        },
        {
          name: 'Zohra Wazir',
          mobile: '0336-7164788',
          title: 'Eggs slide off',
          rating: 4,
          comment: 'Handle is comfortable.',
          daysAgo: 200,
        },
      ],
    },
    {
      slug: 'plastic-balti-15-litres',
      name: 'Plastic Balti 15 Litres',
      title: 'Red bucket with a steel handle',
      description:
        'A bucket of 15 litres in thick plastic with a steel handle and a grip. The rim is doubled so ' +
        'that it keeps its shape. For washing, mopping and storing water.',
      price: 690,
      discount: 0,
      quantity: 75,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Bathroom',
      menuSubcategory: 'Buckets & Stools',
      picture: { shape: 'bucket', colours: ['brick', 'steel'], backdrop: 'blush' },
      reviews: [],
    },
    {
      slug: 'steel-travel-mug-400-ml',
      name: 'Steel Travel Mug 400 ml',
      title: 'Navy travel mug with a coral band',
      description:
        'A double-walled mug of 400 ml that keeps tea warm for about three hours. The lid slides shut. ' +
        'It fits most car holders; wash by hand.',
      price: 1390,
      discount: 15,
      quantity: 0,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Travel & Outdoor',
      menuSubcategory: 'Flasks & Bottles',
      picture: { shape: 'travelMug', colours: ['navy', 'coral'], backdrop: 'linen' },
      reviews: [
        {
          name: 'Babar Qureshi',
          mobile: '0310-1058856',
          title: 'When is it back again?',
          rating: 5,
          comment: 'Gave mine to my brother and now I need another.',
          daysAgo: 115,
        },
        {
          name: 'Fozia Khattak',
          mobile: '0313-8723224',
          title: 'Warm till office',
          rating: 4,
          comment: 'Three hours is true.',
          daysAgo: 129,
        },
      ],
    },
    {
      slug: 'rechargeable-camping-lantern',
      name: 'Rechargeable Camping Lantern',
      title: 'Red lantern with a warm light',
      description:
        'A lantern with a warm light that can be dimmed and runs up to eight hours on low. Charges by ' +
        'USB and hangs by its ring. For balcony, camp and power cuts.',
      price: 2490,
      discount: 0,
      quantity: 5,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Lighting',
      menuSubcategory: 'Emergency Lights & Torches',
      picture: { shape: 'lantern', colours: ['brick', 'charcoal'], backdrop: 'sage' },
      reviews: [],
    },
    {
      slug: 'steel-parat-for-dough-36-cm',
      name: 'Steel Parat for Dough 36 cm',
      title: 'Wide steel bowl with dough',
      description:
        'A wide parat of 36 cm in stainless steel with a rolled edge, for kneading and washing rice. ' +
        'Holds dough from about two kilos of atta. It nests with smaller ones.',
      price: 1450,
      discount: 5,
      quantity: 24,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Kitchen',
      menuSubcategory: 'Rolling & Baking',
      picture: { shape: 'parat', colours: ['steel', 'cream'], backdrop: 'sand' },
      reviews: [],
    },
    {
      slug: 'dish-drying-rack-2-tiers',
      name: 'Dish Drying Rack, 2 Tiers',
      title: 'Two-tier rack with plates and cups',
      description:
        'A coated steel rack with two tiers, a cutlery cup and a drip tray, 42 cm wide. Holds about ' +
        'fifteen plates and ten cups. Wipe the tray weekly.',
      price: 4350,
      discount: 0,
      quantity: 3,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Kitchen',
      picture: { shape: 'dishRack', colours: ['steel', 'teal'], backdrop: 'mist' },
      reviews: [
        {
          name: 'Zeeshan Haider',
          mobile: '0301-3155132',
          title: 'Counter is tidy',
          rating: 5,
          comment: 'Stands firmly even when full.',
          daysAgo: 115,
        },
        {
          name: 'Haris Dogar',
          mobile: '0346-6689424',
          title: 'Assembly takes time',
          rating: 3,
          comment: 'Instructions are small, result is good.',
          daysAgo: 159,
        },
        {
          name: 'Yasir Wazir',
          mobile: '0348-1683953',
          title: 'Does not rust so far',
          rating: 4,
          comment: 'Five months near the sink.',
          daysAgo: 196,
        },
      ],
    },
  ],
};
