import type { DemoCategory } from '../types.ts';

export const kitchen: DemoCategory = {
  name: 'Kitchen',
  subcategories: ['Cookware', 'Knives & Boards', 'Tea & Coffee', 'Rolling & Baking'],
  products: [
    {
      slug: 'stainless-steel-karahi-28-cm',
      name: 'Stainless Steel Karahi 28 cm',
      title: 'Round steel karahi with two brown handles',
      description:
        'A deep stainless steel karahi for salan, pakoray and chicken karahi, 28 cm across and about 9 ' +
        'cm deep. The base is thick enough to sit level on gas burners. Wash by hand or in a ' +
        'dishwasher; soak in warm water if food sticks.',
      price: 2450,
      discount: 0,
      quantity: 34,
      shipping: 'paid',
      subcategory: 'Cookware',
      picture: { shape: 'karahi', colours: ['steel', 'walnut'], backdrop: 'linen' },
      reviews: [
        {
          name: 'Nadia Hussain',
          mobile: '0327-5348224',
          title: 'Heavy and level',
          rating: 5,
          comment: 'Good weight, does not wobble on the burner. We cook karahi for six people in it.',
          daysAgo: 8,
        },
        {
          name: 'Sana Awan',
          mobile: '0345-8503235',
          title: 'Nice but handles get hot',
          rating: 4,
          comment: 'Cooking is even. Keep a cloth near, the handles do get warm after half an hour.',
          daysAgo: 92,
        },
        {
          name: 'Huma Qureshi',
          mobile: '0321-4698744',
          title: 'بہت اچھی کڑاہی',
          rating: 5,
          comment: 'Bought it for my mother, she uses it every day. چمک ابھی تک ویسی ہی ہے۔',
          daysAgo: 188,
        },
      ],
    },
    {
      slug: 'non-stick-tawa-30-cm',
      name: 'Non-Stick Tawa 30 cm',
      title: 'Flat black non-stick tawa with a wooden-look handle',
      description:
        'A flat aluminium tawa with a non-stick coating, 30 cm across, for roti, paratha and dosa. The ' +
        'handle stays cool on a low flame. Use wooden or silicone tools and let it cool before washing.',
      price: 1850,
      discount: 0,
      quantity: 41,
      shipping: 'paid',
      subcategory: 'Cookware',
      picture: { shape: 'tawa', colours: ['charcoal', 'walnut'], backdrop: 'sage' },
      reviews: [
        {
          name: 'Noman Kakar',
          mobile: '0315-4428816',
          title: 'Parathas come out well',
          rating: 5,
          comment: 'Very little oil needed and nothing sticks so far. Three months of daily use.',
          daysAgo: 27,
        },
        {
          name: 'Ibrahim Brohi',
          mobile: '0349-1032016',
          title: 'Good tawa',
          rating: 4,
          comment: 'Heats quickly. Handle screw needed tightening once.',
          daysAgo: 59,
        },
      ],
    },
    {
      slug: 'aluminium-degchi-with-lid-5-litres',
      name: 'Aluminium Degchi with Lid, 5 Litres',
      title: 'Rounded cooking pot with a lid and two side handles',
      description:
        'A five-litre degchi in plain aluminium with a fitted lid, enough for rice for eight people. It ' +
        'heats fast on gas. Scour with a soft pad and dry it after washing so that it does not spot.',
      price: 2195,
      discount: 0,
      quantity: 22,
      shipping: 'paid',
      subcategory: 'Cookware',
      picture: { shape: 'pot', colours: ['steel', 'charcoal'], backdrop: 'sand' },
      reviews: [],
    },
    {
      slug: 'pressure-cooker-7-litres',
      name: 'Pressure Cooker 7 Litres',
      title: 'Silver-coloured pressure cooker with a black handle',
      description:
        'A seven-litre aluminium pressure cooker with a weight valve and a safety plug, for daal, ' +
        'nihari and chickpeas. The rubber ring can be taken out and washed. Check the valve before each ' +
        'use and never fill above two thirds.',
      price: 6900,
      discount: 15,
      quantity: 12,
      shipping: 'free',
      subcategory: 'Cookware',
      picture: { shape: 'pressureCooker', colours: ['steel', 'charcoal'], backdrop: 'mist' },
      reviews: [
        {
          name: 'Ibrahim Baloch',
          mobile: '0301-7518548',
          title: 'Saves so much gas',
          rating: 5,
          comment: 'Channay done in 25 minutes. The ring seals properly.',
          daysAgo: 89,
        },
        {
          name: 'Anum Qureshi',
          mobile: '0332-8280054',
          title: 'Solid',
          rating: 5,
          comment: 'Packed well, came to Multan in three days. Spare ring in the box was a nice touch.',
          daysAgo: 123,
        },
        {
          name: 'Fahad Paracha',
          mobile: '0321-7641067',
          title: 'Whistle was loose',
          rating: 2,
          comment: 'The weight was bent when it came. They replaced it but I waited a week.',
          daysAgo: 168,
        },
        {
          name: 'Ghulam Nabi',
          mobile: '0331-3665162',
          title: 'Good size',
          rating: 4,
          comment: 'Seven litres is right for a joint family, not for two people.',
          daysAgo: 233,
        },
      ],
    },
    {
      slug: 'chefs-knife-20-cm',
      name: "Chef's Knife 20 cm",
      title: 'Steel kitchen knife with a black riveted handle',
      description:
        'A kitchen knife with a 20 cm stainless steel blade and a riveted handle, for onions, meat and ' +
        'herbs. It comes sharp and can be sharpened on an ordinary stone. Wash by hand and keep away ' +
        'from children.',
      price: 1150,
      discount: 0,
      quantity: 38,
      shipping: 'paid',
      subcategory: 'Knives & Boards',
      picture: { shape: 'knife', colours: ['steel', 'charcoal'], backdrop: 'blush' },
      reviews: [],
    },
    {
      slug: 'bamboo-cutting-board-36-x-26-cm',
      name: 'Bamboo Cutting Board 36 × 26 cm',
      title: 'Light bamboo board with a hanging hole',
      description:
        'A solid bamboo board, 36 by 26 cm and nearly 2 cm thick, with a hole for hanging. It is kind ' +
        'to knife edges. Wipe clean, dry upright and rub with a little cooking oil now and then.',
      price: 1290,
      discount: 5,
      quantity: 0,
      shipping: 'paid',
      subcategory: 'Knives & Boards',
      picture: { shape: 'cuttingBoard', colours: ['wood', 'walnut'], backdrop: 'linen' },
      reviews: [],
    },
    {
      slug: 'enamel-chai-kettle-1-5-litres',
      name: 'Enamel Chai Kettle 1.5 Litres',
      title: 'Green enamel kettle with a round handle',
      description:
        'An enamelled steel kettle that makes about eight cups of chai straight on the stove. The wide ' +
        'mouth is easy to clean. Enamel can chip, so do not drop it or heat it empty.',
      price: 2350,
      discount: 0,
      quantity: 16,
      shipping: 'paid',
      subcategory: 'Tea & Coffee',
      picture: { shape: 'kettle', colours: ['teal', 'walnut'], backdrop: 'sage' },
      reviews: [
        {
          name: 'Maria Joseph',
          mobile: '0347-3452397',
          title: 'Looks lovely',
          rating: 5,
          comment: 'The colour is just as in the picture and chai pours without dripping.',
          daysAgo: 8,
        },
        {
          name: 'Tariq Mengal',
          mobile: '0347-6878862',
          title: 'Perfect for guests',
          rating: 5,
          comment: 'Eight small cups, no second round needed.',
          daysAgo: 33,
        },
        {
          name: 'Anum Rehman',
          mobile: '0348-3197544',
          title: 'Lid is a bit loose',
          rating: 3,
          comment: 'Kettle is fine, only the lid moves when pouring.',
          daysAgo: 44,
        },
      ],
    },
    {
      slug: 'fine-mesh-tea-strainer',
      name: 'Fine Mesh Tea Strainer',
      title: 'Steel tea strainer with a black handle',
      description:
        'A stainless steel chai chhanni with a fine mesh, 9 cm wide, that rests on cups and pots. The ' +
        'plastic handle stays cool. Rinse at once so that leaves do not dry in the mesh.',
      price: 320,
      discount: 0,
      quantity: 85,
      shipping: 'paid',
      subcategory: 'Tea & Coffee',
      picture: { shape: 'strainer', colours: ['steel', 'charcoal'], backdrop: 'sand' },
      reviews: [],
    },
    {
      slug: 'chakla-belan-set-in-sheesham-wood',
      name: 'Chakla Belan Set in Sheesham Wood',
      title: 'Round wooden rolling board with a rolling pin',
      description:
        'A round rolling board of 25 cm on three feet, with a matching rolling pin, both in sheesham ' +
        'wood. The board does not slide while you roll. Wipe with a damp cloth; do not soak.',
      price: 1690,
      discount: 0,
      quantity: 0,
      shipping: 'paid',
      subcategory: 'Rolling & Baking',
      picture: { shape: 'chaklaBelan', colours: ['wood', 'walnut'], backdrop: 'mist' },
      reviews: [
        {
          name: 'Tariq Gill',
          mobile: '0308-3336239',
          title: 'Smooth finish',
          rating: 5,
          comment: 'No splinters, well polished. Rotis come out round, mashallah.',
          daysAgo: 4,
        },
        {
          name: 'Danish Lashari',
          mobile: '0313-1469656',
          title: 'Good wood',
          rating: 4,
          comment: 'Heavier than the one from our bazaar. Happy with it.',
          daysAgo: 6,
        },
      ],
    },
    {
      slug: 'loose-bottom-cake-tin-23-cm',
      name: 'Loose-Bottom Cake Tin 23 cm',
      title: 'Fluted round baking tin',
      description:
        'A carbon steel baking tin with a bottom that lifts out, 23 cm across, for cakes and tarts. The ' +
        'coating is non-stick. Line it with paper for very moist cakes and wash by hand.',
      price: 1080,
      discount: 0,
      quantity: 2,
      shipping: 'paid',
      subcategory: 'Rolling & Baking',
      picture: { shape: 'roundTin', colours: ['charcoal', 'steel'], backdrop: 'blush' },
      reviews: [],
    },
  ],
};
