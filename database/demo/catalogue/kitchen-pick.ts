import type { DemoCategory } from '../types.ts';

export const kitchenPick: DemoCategory = {
  name: 'Kitchen Pick',
  subcategories: [],
  products: [
    {
      slug: 'four-sided-steel-grater',
      name: 'Four-Sided Steel Grater',
      title: 'Steel grater with a red handle',
      description:
        'A grater of 22 cm with four sides for carrots, cheese, ginger and slices. The foot has a ' +
        'rubber edge. Brush it clean under the tap at once.',
      price: 590,
      discount: 0,
      quantity: 48,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Kitchen',
      menuSubcategory: 'Knives & Boards',
      picture: { shape: 'grater', colours: ['steel', 'brick'], backdrop: 'sage' },
      reviews: [
        {
          name: 'Javeria Chaudhry',
          mobile: '0331-9499648',
          title: 'Gajar halwa helper',
          rating: 5,
          comment: 'Two kilos of carrots without trouble.',
          daysAgo: 9,
        },
        {
          name: 'Kamran Abbasi',
          mobile: '0324-5995782',
          title: 'Sharp',
          rating: 4,
          comment: 'Mind your fingers.',
          daysAgo: 192,
        },
      ],
    },
    {
      slug: 'steel-okhli-with-wooden-pestle',
      name: 'Steel Okhli with Wooden Pestle',
      title: 'Steel mortar with a wooden pestle',
      description:
        'A heavy steel mortar of 11 cm with a wooden pestle, for elaichi, garlic and dry spices. The ' +
        'foot does not scratch the counter. Rinse and dry.',
      price: 1190,
      discount: 10,
      quantity: 29,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Kitchen',
      picture: { shape: 'mortar', colours: ['steel', 'wood'], backdrop: 'sand' },
      reviews: [],
    },
    {
      slug: 'kitchen-tongs-28-cm',
      name: 'Kitchen Tongs 28 cm',
      title: 'Steel tongs with red tips',
      description:
        'Spring tongs of 28 cm in steel with heat-proof tips, for roti, kebabs and salad. They close ' +
        'with a ring for the drawer. Dishwasher safe.',
      price: 420,
      discount: 0,
      quantity: 62,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Kitchen',
      menuSubcategory: 'Cookware',
      picture: { shape: 'tongs', colours: ['steel', 'brick'], backdrop: 'mist' },
      reviews: [],
    },
    {
      slug: 'glass-oil-bottle-with-pourer-500-ml',
      name: 'Glass Oil Bottle with Pourer 500 ml',
      title: 'Glass bottle with yellow oil',
      description:
        'A glass bottle of 500 ml with a pourer that gives a thin stream and does not drip. The mouth ' +
        'fits a small funnel. Wash in warm water and let it dry well.',
      price: 690,
      discount: 15,
      quantity: 41,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Kitchen',
      picture: { shape: 'oilBottle', colours: ['glass', 'charcoal'], backdrop: 'blush' },
      reviews: [
        {
          name: 'Rabia Malik',
          mobile: '0301-5455429',
          title: 'No drips',
          rating: 4,
          comment: 'Counter stays clean.',
          daysAgo: 94,
        },
        {
          name: 'Kamran Brohi',
          mobile: '0326-5004134',
          title: 'Less oil used',
          rating: 5,
          comment: 'The thin stream helps.',
          daysAgo: 132,
        },
      ],
    },
    {
      slug: 'cotton-kitchen-apron-with-pocket',
      name: 'Cotton Kitchen Apron with Pocket',
      title: 'Blue apron with a yellow stripe and pocket',
      description:
        'An apron in firm cotton with a wide pocket and long ties, one size for most. It covers from ' +
        'the chest to the knees. Wash at 40 degrees.',
      price: 790,
      discount: 0,
      quantity: 33,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Kitchen',
      picture: { shape: 'apron', colours: ['navy', 'mustard'], backdrop: 'linen' },
      reviews: [],
    },
    {
      slug: 'insulated-hot-pot-1-5-litres',
      name: 'Insulated Hot Pot 1.5 Litres',
      title: 'Teal food pot with a mustard stripe',
      description:
        'A hot pot for small families with a steel inner bowl, 1.5 litres. Keeps food warm for about ' +
        'three hours. Wipe the outside with a damp cloth.',
      price: 2450,
      discount: 10,
      quantity: 26,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Dining',
      menuSubcategory: 'Serving',
      picture: { shape: 'hotPot', colours: ['teal', 'mustard'], backdrop: 'sage' },
      reviews: [
        {
          name: 'Zainab Shah',
          mobile: '0336-7943814',
          title: 'Good for two',
          rating: 4,
          comment: 'Same as the big one, easier to carry.',
          daysAgo: 12,
        },
      ],
    },
    {
      slug: 'steel-mixing-bowls-set-of-2',
      name: 'Steel Mixing Bowls, Set of 2',
      title: 'A steel and a teal bowl, stacked',
      description:
        'Two mixing bowls of 20 and 26 cm with a flat foot, for batter, dough and salad. The outside of ' +
        'the smaller is painted teal. Wash by hand.',
      price: 1390,
      discount: 0,
      quantity: 4,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Kitchen',
      menuSubcategory: 'Rolling & Baking',
      picture: { shape: 'bowls', colours: ['steel', 'teal'], backdrop: 'sand' },
      reviews: [],
    },
    {
      slug: 'non-stick-casserole-with-lid-3-litres',
      name: 'Non-Stick Casserole with Lid, 3 Litres',
      title: 'Red casserole with a lid and yellow knob',
      description:
        'A casserole of three litres with a non-stick coating and a lid, for biryani, haleem and stews. ' +
        'Works on gas and electric plates. Use a low flame and wooden tools.',
      price: 3890,
      discount: 0,
      quantity: 6,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Kitchen',
      menuSubcategory: 'Cookware',
      picture: { shape: 'pot', colours: ['brick', 'mustard'], backdrop: 'mist' },
      reviews: [
        {
          name: 'Zahid Hussain',
          mobile: '0309-4857765',
          title: 'Dum biryani',
          rating: 5,
          comment: 'Nothing sticks at the bottom.',
          daysAgo: 1,
        },
        {
          name: 'Ahmed Raza',
          mobile: '0321-9775973',
          title: 'Nice weight',
          rating: 4,
          comment: 'Knob gets hot, use a cloth.',
          daysAgo: 14,
        },
      ],
    },
    {
      slug: 'ceramic-lassi-jug-1-2-litres',
      name: 'Ceramic Lassi Jug 1.2 Litres',
      title: 'White jug with a terracotta lower half and handle',
      description:
        'A jug of 1.2 litres, glazed white above and terracotta below, with a broad handle for lassi, ' +
        'milk and sherbet. The glaze does not take up smell. Dishwasher safe.',
      price: 1150,
      discount: 5,
      quantity: 0,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Dining',
      menuSubcategory: 'Serving',
      picture: { shape: 'jug', colours: ['white', 'terracotta'], backdrop: 'blush' },
      reviews: [],
    },
  ],
};
