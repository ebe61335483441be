import type { DemoCategory } from '../types.ts';

export const homeAppliances: DemoCategory = {
  name: 'Home Appliances',
  subcategories: ['Kitchen Appliances', 'Fans & Heaters'],
  products: [
    {
      slug: 'electric-kettle-1-8-litres',
      name: 'Electric Kettle 1.8 Litres',
      title: 'Steel kettle on a black base',
      description:
        'A steel kettle of 1.8 litres and 1500 watts that switches off when the water boils. The lid ' +
        'opens wide for cleaning. Boil with a little vinegar once a month against lime.',
      price: 3790,
      discount: 15,
      quantity: 26,
      shipping: 'paid',
      subcategory: 'Kitchen Appliances',
      picture: { shape: 'electricKettle', colours: ['steel', 'charcoal'], backdrop: 'sage' },
      reviews: [
        {
          name: 'Shaista Hunzai',
          mobile: '0304-3538648',
          title: 'Fast',
          rating: 5,
          comment: 'Full kettle in six minutes.',
          daysAgo: 34,
        },
        {
          name: 'Lubna Qureshi',
          mobile: '0327-7070977',
          title: 'Good steel',
          rating: 4,
          comment: 'Outside gets hot, be careful with kids.',
          daysAgo: 128,
        },
        {
          name: 'Sajid Khoso',
          mobile: '0335-2217121',
          title: 'Hostel essential',
          rating: 5,
          comment: 'Noodles, chai, everything.',
          daysAgo: 238,
        },
      ],
    },
    {
      slug: 'blender-1-5-litres-with-grinder',
      name: 'Blender 1.5 Litres with Grinder',
      title: 'Blue blender with a fruit shake',
      description:
        'A 400 watt blender with a 1.5 litre jug and a small mill for masala. It has two speeds and a ' +
        'pulse. Run it for one minute at a time and let it rest.',
      price: 6450,
      discount: 0,
      quantity: 13,
      shipping: 'free',
      subcategory: 'Kitchen Appliances',
      picture: { shape: 'blender', colours: ['navy', 'charcoal'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Asif Ali Shah',
          mobile: '0300-9081415',
          title: 'Milkshakes and masala',
          rating: 5,
          comment: 'Mill grinds zeera very fine.',
          daysAgo: 41,
        },
        {
          name: 'Kamran Afridi',
          mobile: '0345-3695970',
          title: 'Strong',
          rating: 4,
          comment: 'Noisy like every blender.',
          daysAgo: 64,
        },
        {
          name: 'Waqas Hazara',
          mobile: '0328-2078620',
          title: 'Jug is plastic',
          rating: 3,
          comment: 'Wanted glass, but it works well.',
          daysAgo: 193,
        },
      ],
    },
    {
      slug: 'sandwich-maker-2-slices',
      name: 'Sandwich Maker, 2 Slices',
      title: 'Dark sandwich maker with toasted bread',
      description:
        'A sandwich toaster of 750 watts with non-stick plates and two lamps. It seals the edges and ' +
        'browns in about four minutes. Wipe when warm with a soft cloth.',
      price: 4150,
      discount: 0,
      quantity: 19,
      shipping: 'paid',
      subcategory: 'Kitchen Appliances',
      picture: { shape: 'sandwichMaker', colours: ['charcoal', 'steel'], backdrop: 'mist' },
      reviews: [
        {
          name: 'Komal Bhatti',
          mobile: '0337-8498796',
          title: 'School lunch sorted',
          rating: 5,
          comment: 'Kids make their own now.',
          daysAgo: 22,
        },
        {
          name: 'Rimsha Gondal',
          mobile: '0317-3018913',
          title: 'Even browning',
          rating: 4,
          comment: 'Small bread fits best.',
          daysAgo: 54,
        },
      ],
    },
    {
      slug: 'hand-mixer-5-speeds',
      name: 'Hand Mixer, 5 Speeds',
      title: 'Hand mixer with two beaters',
      description:
        'A hand mixer of 200 watts with five speeds, two beaters and two dough hooks. For cakes, cream ' +
        'and soft doughs. The beaters come out with one button for washing.',
      price: 3590,
      discount: 20,
      quantity: 3,
      shipping: 'paid',
      subcategory: 'Kitchen Appliances',
      picture: { shape: 'handMixer', colours: ['white', 'coral'], backdrop: 'blush' },
      reviews: [],
    },
    {
      slug: 'table-fan-16-inch',
      name: 'Table Fan 16 Inch',
      title: 'White table fan with light blue blades',
      description:
        'A table fan of 16 inches and 55 watts that turns from side to side, with three speeds. The ' +
        'guard comes off for cleaning. For 220 volts; runs on a small UPS too.',
      price: 12900,
      discount: 0,
      quantity: 10,
      shipping: 'free',
      subcategory: 'Fans & Heaters',
      picture: { shape: 'fan', colours: ['white', 'sky'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Faisal Marwat',
          mobile: '0318-3032806',
          title: 'Good air',
          rating: 5,
          comment: 'Speed two is enough for the room.',
          daysAgo: 35,
        },
        {
          name: 'Palwasha Bangash',
          mobile: '0342-1724871',
          title: 'Quiet',
          rating: 4,
          comment: 'Almost no noise on low.',
          daysAgo: 60,
        },
      ],
    },
    {
      slug: 'quartz-heater-2-rods',
      name: 'Quartz Heater, 2 Rods',
      title: 'Upright heater with glowing rods',
      description:
        'A quartz heater with two rods of 400 watts each and a switch that turns it off when it tips. ' +
        'Warms one person or a small room. Keep curtains and bedding a metre away.',
      price: 4290,
      discount: 25,
      quantity: 17,
      shipping: 'paid',
      subcategory: 'Fans & Heaters',
      picture: { shape: 'heater', colours: ['charcoal', 'mustard'], backdrop: 'sage' },
      reviews: [
        {
          name: 'Shazia Khan',
          mobile: '0346-3199051',
          title: 'Warms quickly',
          rating: 5,
          comment: 'Good beside the study table.',
          daysAgo: 66,
        },
        {
          name: 'Irfan Hunzai',
          mobile: '0312-5116127',
          title: 'Light on warmth',
          rating: 3,
          comment: 'For a small room only.',
          daysAgo: 96,
        },
      ],
    },
  ],
};
