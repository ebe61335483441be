import type { DemoCategory } from '../types.ts';

export const newArrivals: DemoCategory = {
  name: 'New Arrivals',
  subcategories: [],
  products: [
    {
      slug: 'ceramic-tea-set-15-pieces',
      name: 'Ceramic Tea Set, 15 Pieces',
      title: 'White teapot with a green band and a cup',
      description:
        'A teapot of one litre, six cups with saucers, a sugar bowl and a milk jug in glazed ceramic. ' +
        'White with a green band. Dishwasher safe, but a hand wash keeps the band bright.',
      price: 7450,
      discount: 10,
      quantity: 10,
      shipping: 'free',
      subcategory: null,
      menuCategory: 'Kitchen',
      menuSubcategory: 'Tea & Coffee',
      picture: { shape: 'teaSet', colours: ['white', 'teal'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Aamir Abbasi',
          mobile: '0305-2975198',
          title: 'For Eid guests',
          rating: 5,
          comment: 'Elegant and not too delicate. Everything arrived whole.',
          daysAgo: 64,
        },
        {
          name: 'Muhammad Saad',
          mobile: '0305-8008855',
          title: 'Lovely set',
          rating: 4,
          comment: 'Cups are on the small side.',
          daysAgo: 186,
        },
      ],
    },
    {
      slug: 'digital-kitchen-scale-5-kg',
      name: 'Digital Kitchen Scale 5 kg',
      title: 'White kitchen scale with a bowl of eggs',
      description:
        'A kitchen scale for up to five kilos in steps of one gram, with a removable bowl. It can be ' +
        'set to zero with the bowl on. Two AAA cells are included.',
      price: 1990,
      discount: 0,
      quantity: 5,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Kitchen',
      menuSubcategory: 'Rolling & Baking',
      picture: { shape: 'kitchenScale', colours: ['white', 'teal'], backdrop: 'mist' },
      reviews: [
        {
          name: 'Irfan Mengal',
          mobile: '0338-3337193',
          title: 'Accurate',
          rating: 5,
          comment: 'Baking finally comes out right.',
          daysAgo: 141,
        },
      ],
    },
    {
      slug: 'wooden-spice-rack-with-8-jars',
      name: 'Wooden Spice Rack with 8 Jars',
      title: 'Wooden rack with eight filled jars',
      description:
        'A two-shelf rack in acacia wood with eight glass jars of 100 ml, 34 cm wide. It stands or ' +
        'hangs; screws are included. The spices in the picture are not.',
      price: 2850,
      discount: 15,
      quantity: 15,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Storage',
      menuSubcategory: 'Racks & Organisers',
      picture: { shape: 'spiceRack', colours: ['wood', 'brick'], backdrop: 'blush' },
      reviews: [],
    },
    {
      slug: 'rechargeable-desk-fan',
      name: 'Rechargeable Desk Fan',
      title: 'Small yellow desk fan',
      description:
        'A small fan with three speeds and a battery that runs about four hours on the middle one. ' +
        'Charges by USB; the cable is included. The front guard comes off for cleaning.',
      price: 2650,
      discount: 0,
      quantity: 26,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Home Appliances',
      menuSubcategory: 'Fans & Heaters',
      picture: { shape: 'miniFan', colours: ['mustard', 'sky'], backdrop: 'linen' },
      reviews: [],
    },
    {
      slug: 'silicone-cooking-tools-with-holder',
      name: 'Silicone Cooking Tools with Holder',
      title: 'Three sage green tools in a holder',
      description:
        'A spoon, a slotted turner and a spatula in silicone with wooden handles, in a holder. Soft on ' +
        'non-stick pans and good up to 220 degrees. Wash by hand and oil the wood at times.',
      price: 1890,
      discount: 10,
      quantity: 21,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Kitchen',
      menuSubcategory: 'Cookware',
      picture: { shape: 'utensils', colours: ['sage', 'wood'], backdrop: 'mist' },
      reviews: [],
    },
    {
      slug: 'aroma-diffuser-300-ml',
      name: 'Aroma Diffuser 300 ml',
      title: 'Cream diffuser with rising mist',
      description:
        'A quiet diffuser for 300 ml of water with a timer and a warm light. It switches off when the ' +
        'water is used up. Use a few drops of oil and wipe it out every week.',
      price: 3350,
      discount: 0,
      quantity: 4,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Living Room',
      menuSubcategory: 'Vases & Candles',
      picture: { shape: 'diffuser', colours: ['cream', 'wood'], backdrop: 'sand' },
      reviews: [],
    },
  ],
};
