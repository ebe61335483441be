import type { DemoCategory } from '../types.ts';

export const tools: DemoCategory = {
  name: 'Tools',
  subcategories: ['Hand Tools', 'Power & Electrical', 'Tapes & Fixings'],
  products: [
    {
      slug: 'screwdriver-set-6-pieces',
      name: 'Screwdriver Set, 6 Pieces',
      title: 'Fan of blue and red screwdrivers',
      description:
        'Three flat and three cross-head screwdrivers with magnetic tips and soft grips. The blades are ' +
        'hardened steel. Not for work on live wires.',
      price: 1350,
      discount: 0,
      quantity: 34,
      shipping: 'paid',
      subcategory: 'Hand Tools',
      picture: { shape: 'screwdrivers', colours: ['blue', 'brick'], backdrop: 'sage' },
      reviews: [
        {
          name: 'David Masih',
          mobile: '0343-8599845',
          title: 'Magnet is handy',
          rating: 5,
          comment: 'Small screws do not fall any more.',
          daysAgo: 208,
        },
        {
          name: 'Salman Qureshi',
          mobile: '0318-4228055',
          title: 'Good grip',
          rating: 4,
          comment: 'Flat ones are a bit thick for switches.',
          daysAgo: 232,
        },
      ],
    },
    {
      slug: 'claw-hammer-with-wooden-handle',
      name: 'Claw Hammer with Wooden Handle',
      title: 'Claw hammer with a wooden handle',
      description:
        'A claw hammer with a head of 450 grams and a wooden handle, 33 cm long. The claw pulls nails ' +
        'up to 10 cm. Keep the handle dry so that the head stays tight.',
      price: 980,
      discount: 10,
      quantity: 22,
      shipping: 'paid',
      subcategory: 'Hand Tools',
      picture: { shape: 'hammer', colours: ['steel', 'wood'], backdrop: 'sand' },
      reviews: [],
    },
    {
      slug: 'combination-pliers-20-cm',
      name: 'Combination Pliers 20 cm',
      title: 'Pliers with red grips',
      description:
        'Pliers of 20 cm for gripping, bending and cutting wire, with covered grips. The joint moves ' +
        'freely. A drop of oil now and then keeps it so.',
      price: 890,
      discount: 0,
      quantity: 40,
      shipping: 'paid',
      subcategory: 'Hand Tools',
      picture: { shape: 'pliers', colours: ['steel', 'brick'], backdrop: 'mist' },
      reviews: [],
    },
    {
      slug: 'adjustable-spanner-25-cm',
      name: 'Adjustable Spanner 25 cm',
      title: 'Adjustable steel spanner',
      description:
        'A spanner of 25 cm that opens to 30 mm, for taps, gas fittings and cycles. The scale is marked ' +
        'on the jaw. Wipe with an oily cloth after wet work.',
      price: 1190,
      discount: 0,
      quantity: 3,
      shipping: 'paid',
      subcategory: 'Hand Tools',
      picture: { shape: 'spanner', colours: ['steel', 'blue'], backdrop: 'blush' },
      reviews: [],
    },
    {
      slug: 'cordless-drill-12-v-with-bits',
      name: 'Cordless Drill 12 V with Bits',
      title: 'Yellow cordless drill',
      description:
        'A 12 volt drill driver with a lithium battery, charger, two speeds and 13 bits. Fine for wood, ' +
        'plaster and furniture; too light for concrete. Charge the battery fully before first use.',
      price: 11450,
      discount: 10,
      quantity: 9,
      shipping: 'free',
      subcategory: 'Power & Electrical',
      picture: { shape: 'drill', colours: ['mustard', 'charcoal'], backdrop: 'linen' },
      reviews: [
        {
          name: 'Iqra Afridi',
          mobile: '0341-6356759',
          title: 'Good for home',
          rating: 5,
          comment: 'Put up curtains and shelves in one day.',
          daysAgo: 24,
        },
        {
          name: 'Imran Afridi',
          mobile: '0329-4391377',
          title: 'Light and strong',
          rating: 4,
          comment: 'Battery lasts an afternoon. A second battery would be nice.',
          daysAgo: 45,
        },
        {
          name: 'Zainab Shah',
          mobile: '0336-7943814',
          title: 'Not for concrete',
          rating: 3,
          comment: 'As the page says. I tried anyway.',
          daysAgo: 63,
        },
      ],
    },
    {
      slug: 'extension-lead-3-sockets-3-m',
      name: 'Extension Lead, 3 Sockets, 3 m',
      title: 'White extension lead with a red switch',
      description:
        'A lead of three metres with three universal sockets, a switch and a fuse, for up to 10 ' +
        'amperes. Good for a television, chargers and a fan. Not for heaters or irons.',
      price: 1150,
      discount: 0,
      quantity: 48,
      shipping: 'paid',
      subcategory: 'Power & Electrical',
      picture: { shape: 'extensionLead', colours: ['white', 'steel'], backdrop: 'sage' },
      reviews: [
        {
          name: 'Tariq Mehmood',
          mobile: '0325-2041185',
          title: 'Thick wire',
          rating: 5,
          comment: 'Better copper than the local one I had.',
          daysAgo: 54,
        },
        {
          name: 'Arslan Dogar',
          mobile: '0322-9445579',
          title: 'Works well',
          rating: 4,
          comment: 'Socket grip is tight.',
          daysAgo: 135,
        },
        {
          name: 'Mehwish Awan',
          mobile: '0304-5168360',
          title: 'Switch light stopped',
          rating: 2,
          comment: 'Lead works, but the switch light died in a month.',
          daysAgo: 191,
        },
      ],
    },
    {
      slug: 'measuring-tape-5-m',
      name: 'Measuring Tape 5 m',
      title: 'Yellow measuring tape, pulled out',
      description:
        'A steel tape of five metres with centimetres and inches, a lock and a belt clip. It stays ' +
        'straight to about 1.5 metres. Wipe dry before it rolls back.',
      price: 450,
      discount: 0,
      quantity: 57,
      shipping: 'paid',
      subcategory: 'Tapes & Fixings',
      picture: { shape: 'measuringTape', colours: ['mustard', 'charcoal'], backdrop: 'sand' },
      reviews: [],
    },
    {
      slug: 'insulation-tape-pack-of-3',
      name: 'Insulation Tape, Pack of 3',
      title: 'Three rolls of tape in black and red',
      description:
        'Three rolls of PVC tape, 18 mm wide and 9 metres long, in black and red. For marking and ' +
        'covering wires up to 600 volts with the power off. Store away from heat.',
      price: 240,
      discount: 0,
      quantity: 95,
      shipping: 'paid',
      subcategory: 'Tapes & Fixings',
      picture: { shape: 'tapeRolls', colours: ['charcoal', 'brick'], backdrop: 'mist' },
      reviews: [],
    },
  ],
};
