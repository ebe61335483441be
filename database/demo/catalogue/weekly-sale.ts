import type { DemoCategory } from '../types.ts';

export const weeklySale: DemoCategory = {
  name: 'Weekly Sale',
  subcategories: [],
  products: [
    {
      slug: 'food-boxes-with-lids-set-of-3',
      name: 'Food Boxes with Lids, Set of 3',
      title: 'Three stacked boxes with red lids',
      description:
        'Three boxes of 400, 900 and 1,600 ml that fit into one another when empty. Safe in fridge and ' +
        'freezer, and without the lid in a microwave. The lids seal on a ring.',
      price: 1490,
      discount: 25,
      quantity: 40,
      shipping: 'paid',
      subcategory: null,
      picture: { shape: 'foodBoxes', colours: ['glass', 'coral'], backdrop: 'sage' },
      reviews: [
        {
          name: 'Faisal Yousafzai',
          mobile: '0320-3177994',
          title: 'Leftovers sorted',
          rating: 5,
          comment: 'Lids still tight after months.',
          daysAgo: 51,
        },
        {
          name: 'Fatima Baloch',
          mobile: '0304-2505812',
          title: 'Good set',
          rating: 4,
          comment: 'Stain a little with haldi.',
          daysAgo: 165,
        },
      ],
    },
    {
      slug: 'milk-saucepan-2-litres',
      name: 'Milk Saucepan 2 Litres',
      title: 'Steel saucepan with a wooden handle',
      description:
        'A saucepan of two litres with a pouring lip, for milk, chai and kheer. The base spreads heat ' +
        'well. Wash with a soft pad.',
      price: 1590,
      discount: 20,
      quantity: 28,
      shipping: 'paid',
      subcategory: null,
      picture: { shape: 'saucepan', colours: ['steel', 'walnut'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Tehmina Naqvi',
          mobile: '0331-2518137',
          title: 'Milk does not burn',
          rating: 5,
          comment: 'Thick base makes the difference.',
          daysAgo: 112,
        },
      ],
    },
    {
      slug: 'bathroom-set-4-pieces',
      name: 'Bathroom Set, 4 Pieces',
      title: 'Blue dispenser, cup, brush holder and soap dish',
      description:
        'A soap dispenser, a toothbrush cup, a tumbler and a soap dish in one colour. Made of firm ' +
        'plastic with a matt finish. Rinse to clean.',
      price: 1890,
      discount: 30,
      quantity: 22,
      shipping: 'paid',
      subcategory: null,
      picture: { shape: 'bathSet', colours: ['sky', 'mustard'], backdrop: 'linen' },
      reviews: [
        {
          name: 'Sher Zaman',
          mobile: '0312-5513686',
          title: 'Looks neat',
          rating: 4,
          comment: 'Good for the price.',
          daysAgo: 104,
        },
        {
          name: 'Sidra Jatoi',
          mobile: '0342-9782983',
          title: 'Guest bathroom done',
          rating: 5,
          comment: 'Colour is soft and nice.',
          daysAgo: 148,
        },
      ],
    },
    {
      slug: 'childrens-school-bag',
      name: "Children's School Bag",
      title: 'Blue school bag with a star',
      description:
        'A school bag of 15 litres with a padded back, a front pocket and two side pockets. The zips ' +
        'have large pulls. Wash by hand with cold water.',
      price: 2290,
      discount: 15,
      quantity: 18,
      shipping: 'paid',
      subcategory: null,
      picture: { shape: 'backpack', colours: ['blue', 'coral'], backdrop: 'blush' },
      reviews: [
        {
          name: 'Ibrahim Baloch',
          mobile: '0301-7518548',
          title: 'Strong zips',
          rating: 5,
          comment: 'One school term and no tear.',
          daysAgo: 4,
        },
        {
          name: 'Farah Naqvi',
          mobile: '0320-4076002',
          title: 'Small for class five',
          rating: 3,
          comment: 'Good for junior classes.',
          daysAgo: 14,
        },
      ],
    },
    {
      slug: 'plastic-drawers-3-tiers',
      name: 'Plastic Drawers, 3 Tiers',
      title: 'Cream chest with three drawers',
      description:
        'A chest of three drawers, 38 cm wide and 60 cm high, for clothes or toys. It clicks together ' +
        'without tools. Each drawer carries about four kilos.',
      price: 3890,
      discount: 20,
      quantity: 11,
      shipping: 'paid',
      subcategory: null,
      picture: { shape: 'drawers', colours: ['cream', 'walnut'], backdrop: 'sand' },
      reviews: [],
    },
    {
      slug: 'fruit-basket-28-cm',
      name: 'Fruit Basket 28 cm',
      title: 'Wire basket with fruit',
      description:
        'A wire basket of 28 cm with a firm foot, for fruit or bread. The coating does not rust in a ' +
        'dry kitchen. Wipe with a damp cloth.',
      price: 1350,
      discount: 15,
      quantity: 33,
      shipping: 'paid',
      subcategory: null,
      picture: { shape: 'fruitBasket', colours: ['steel', 'brick'], backdrop: 'sage' },
      reviews: [],
    },
    {
      slug: 'bathroom-bucket-20-litres-with-mug',
      name: 'Bathroom Bucket 20 Litres with Mug',
      title: 'Green bucket with a yellow mug',
      description:
        'A strong balti of 20 litres with a matching mug. The handle is steel with a grip. Keep it out ' +
        'of the sun to make it last.',
      price: 1190,
      discount: 10,
      quantity: 45,
      shipping: 'paid',
      subcategory: null,
      picture: { shape: 'mugBucket', colours: ['teal', 'mustard'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Komal Memon',
          mobile: '0315-5752901',
          title: 'Thick plastic',
          rating: 5,
          comment: 'Handle feels safe when full.',
          daysAgo: 147,
        },
        {
          name: 'Adnan Ansari',
          mobile: '0328-4398871',
          title: 'Mug is a good size',
          rating: 4,
          comment: 'Colour is bright.',
          daysAgo: 160,
        },
      ],
    },
    {
      slug: 'microfibre-cloths-pack-of-5',
      name: 'Microfibre Cloths, Pack of 5',
      title: 'Stack of blue and yellow cloths',
      description:
        'Five cloths of 30 by 40 cm for glass, furniture and the kitchen. They pick up dust dry and ' +
        'shine damp. Wash at 60 degrees without softener.',
      price: 590,
      discount: 25,
      quantity: 67,
      shipping: 'paid',
      subcategory: null,
      picture: { shape: 'cloths', colours: ['sky', 'mustard'], backdrop: 'linen' },
      reviews: [],
    },
  ],
};
