import type { DemoCategory } from '../types.ts';

export const topTrending: DemoCategory = {
  name: 'Top Trending',
  subcategories: [],
  products: [
    {
      slug: 'portable-blender-380-ml',
      name: 'Portable Blender 380 ml',
      title: 'Pink portable blender with a shake',
      description:
        'A bottle blender of 380 ml with a USB battery for about ten shakes. It runs only when the jug ' +
        'is closed. Cut fruit small and rinse straight after use.',
      price: 3450,
      discount: 0,
      quantity: 19,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Home Appliances',
      menuSubcategory: 'Kitchen Appliances',
      picture: { shape: 'portableBlender', colours: ['rose', 'white'], backdrop: 'linen' },
      reviews: [
        {
          name: 'Huma Afridi',
          mobile: '0337-1851952',
          title: 'Mango shakes at work',
          rating: 5,
          comment: 'Small, charges quickly.',
          daysAgo: 177,
        },
        {
          name: 'Kashif Channa',
          mobile: '0349-9298213',
          title: 'Not for ice',
          rating: 3,
          comment: 'Good for soft fruit only.',
          daysAgo: 226,
        },
        {
          name: 'Ibrahim Awan',
          mobile: '0338-4413086',
          title: 'Cute and useful',
          rating: 4,
          comment: 'Easy to clean.',
          daysAgo: 230,
        },
      ],
    },
    {
      slug: 'rechargeable-lint-remover',
      name: 'Rechargeable Lint Remover',
      title: 'White and pink fabric shaver',
      description:
        'A fabric shaver with a steel mesh and a bin for the fluff, charged by USB. Makes old sweaters ' +
        'and shawls look neat. Lay the cloth flat and do not press.',
      price: 1790,
      discount: 10,
      quantity: 28,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Laundry',
      picture: { shape: 'lintRemover', colours: ['white', 'rose'], backdrop: 'sage' },
      reviews: [
        {
          name: 'Kashif Memon',
          mobile: '0306-7545816',
          title: 'Sweaters like new',
          rating: 5,
          comment: 'Filled the bin three times on one shawl!',
          daysAgo: 220,
        },
      ],
    },
    {
      slug: 'moon-night-light-with-wooden-foot',
      name: 'Moon Night Light with Wooden Foot',
      title: 'Glowing moon with a star on a wooden foot',
      description:
        'A lamp of 15 cm in the form of a moon with a warm light in three steps, on a wooden foot. ' +
        'Charges by USB and runs up to eight hours. Wipe with a dry cloth.',
      price: 1990,
      discount: 0,
      quantity: 22,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Lighting',
      menuSubcategory: 'Lamps',
      picture: { shape: 'nightLight', colours: ['cream', 'mustard'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Imran Afridi',
          mobile: '0329-4391377',
          title: 'Kids sleep better',
          rating: 5,
          comment: 'Soft light, exactly right.',
          daysAgo: 68,
        },
        {
          name: 'Arslan Dogar',
          mobile: '0322-9445579',
          title: 'چاند جیسی',
          rating: 5,
          comment: 'Beautiful on the bedside table.',
          daysAgo: 97,
        },
      ],
    },
    {
      slug: 'hand-milk-frother',
      name: 'Hand Milk Frother',
      title: 'Dark milk frother with a coral cup',
      description:
        'A small whisk for milk froth, coffee and lassi that runs on two AA cells. Hold it under the ' +
        'surface before you switch it on. Rinse in a glass of warm water.',
      price: 850,
      discount: 0,
      quantity: 0,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Kitchen',
      menuSubcategory: 'Tea & Coffee',
      picture: { shape: 'frother', colours: ['charcoal', 'coral'], backdrop: 'mist' },
      reviews: [
        {
          name: 'Asma Yousafzai',
          mobile: '0305-6675272',
          title: 'Phenti hui coffee in a minute',
          rating: 5,
          comment: 'No more beating by hand. Please bring it back.',
          daysAgo: 38,
        },
        {
          name: 'Sadia Khan',
          mobile: '0306-8564182',
          title: 'Strong little thing',
          rating: 4,
          comment: 'Use good batteries.',
          daysAgo: 93,
        },
      ],
    },
    {
      slug: 'wooden-phone-stand',
      name: 'Wooden Phone Stand',
      title: 'Phone on a wooden stand',
      description:
        'A stand of beech wood for phones and small tablets, with room for the cable. The slope is ' +
        'right for recipes and video calls. Wipe with a dry cloth.',
      price: 650,
      discount: 20,
      quantity: 47,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Living Room',
      picture: { shape: 'phoneStand', colours: ['wood', 'teal'], backdrop: 'blush' },
      reviews: [
        {
          name: 'Bilal Rajput',
          mobile: '0314-9146598',
          title: 'Steady',
          rating: 4,
          comment: 'Fits my phone with its cover.',
          daysAgo: 59,
        },
        {
          name: 'Arslan Sheikh',
          mobile: '0324-6245376',
          title: 'For recipes',
          rating: 5,
          comment: 'Stays next to the stove, very handy.',
          daysAgo: 114,
        },
      ],
    },
    {
      slug: 'sofa-throw-130-x-170-cm',
      name: 'Sofa Throw 130 × 170 cm',
      title: 'Folded teal throw with a mustard stripe',
      description:
        'A knitted throw of 130 by 170 cm with fringes, soft and not itchy. For the sofa, or for the ' +
        'knees on cool evenings. Wash cold and dry flat.',
      price: 2250,
      discount: 0,
      quantity: 17,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Living Room',
      menuSubcategory: 'Curtains & Cushions',
      picture: { shape: 'foldedBlanket', colours: ['teal', 'mustard'], backdrop: 'linen' },
      reviews: [
        {
          name: 'Ayesha Siddiqui',
          mobile: '0337-7801807',
          title: 'Soft',
          rating: 5,
          comment: 'Colour matches my cushions.',
          daysAgo: 188,
        },
      ],
    },
  ],
};
