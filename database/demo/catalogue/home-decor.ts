import type { DemoCategory } from '../types.ts';

export const homeDecor: DemoCategory = {
  name: 'Home Decor',
  subcategories: ['Wall Decor', 'Vases & Plants', 'Candles & Textiles'],
  products: [
    {
      slug: 'ceramic-vase-22-cm',
      name: 'Ceramic Vase 22 cm',
      title: 'White vase with pink flowers',
      description:
        'A glazed ceramic phool daan, 22 cm high, for fresh or dried flowers. The foot has felt. ' +
        'Flowers are not included; wash with lukewarm water.',
      price: 1590,
      discount: 0,
      quantity: 28,
      shipping: 'paid',
      subcategory: 'Vases & Plants',
      picture: { shape: 'vase', colours: ['white', 'rose'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Anum Qureshi',
          mobile: '0332-8280054',
          title: 'Graceful shape',
          rating: 5,
          comment: 'Looks more costly than it is.',
          daysAgo: 37,
        },
        {
          name: 'Ahmed Naqvi',
          mobile: '0343-5650401',
          title: 'Good glaze',
          rating: 4,
          comment: 'A small pinhole near the foot only.',
          daysAgo: 106,
        },
      ],
    },
    {
      slug: 'photo-frames-set-of-3',
      name: 'Photo Frames, Set of 3',
      title: 'Three wooden frames with pictures',
      description:
        'Three frames for photos of 20 × 25, 15 × 10 and 13 × 18 cm, with glass and white mounts. To ' +
        'hang or to stand. Clean the glass with a dry cloth.',
      price: 1890,
      discount: 15,
      quantity: 20,
      shipping: 'paid',
      subcategory: 'Wall Decor',
      picture: { shape: 'photoFrames', colours: ['wood', 'charcoal'], backdrop: 'mist' },
      reviews: [
        {
          name: 'Kashif Hunzai',
          mobile: '0336-6234760',
          title: 'Family wall',
          rating: 5,
          comment: 'Glass is real, not plastic.',
          daysAgo: 130,
        },
        {
          name: 'Tariq Mengal',
          mobile: '0347-6878862',
          title: 'Neat corners',
          rating: 4,
          comment: 'Hooks were already on.',
          daysAgo: 165,
        },
      ],
    },
    {
      slug: 'silent-wall-clock-30-cm',
      name: 'Silent Wall Clock 30 cm',
      title: 'Round wall clock with a brown rim',
      description:
        'A clock of 30 cm with a clear dial and a movement that does not tick. Runs on one AA cell, not ' +
        'included. Hang it on a firm nail.',
      price: 2190,
      discount: 0,
      quantity: 24,
      shipping: 'paid',
      subcategory: 'Wall Decor',
      picture: { shape: 'wallClock', colours: ['walnut', 'brick'], backdrop: 'blush' },
      reviews: [
        {
          name: 'Nimra Awan',
          mobile: '0335-9481774',
          title: 'Truly silent',
          rating: 5,
          comment: 'No tik tik at night.',
          daysAgo: 45,
        },
        {
          name: 'Farah Haider',
          mobile: '0323-2417384',
          title: 'Classic',
          rating: 5,
          comment: 'Suits our drawing room.',
          daysAgo: 80,
        },
        {
          name: 'Tariq Mehmood',
          mobile: '0325-2041185',
          title: 'Hand was loose',
          rating: 3,
          comment: 'Opened it and pressed the hand, fine since.',
          daysAgo: 131,
        },
      ],
    },
    {
      slug: 'round-wall-mirror-45-cm',
      name: 'Round Wall Mirror 45 cm',
      title: 'Round mirror with a gold-coloured rim',
      description:
        'A mirror of 45 cm with a metal rim in a gold colour and a hanging strap. For the hall or the ' +
        'washbasin. Clean with a damp cloth, without spray on the rim.',
      price: 4250,
      discount: 20,
      quantity: 8,
      shipping: 'paid',
      subcategory: 'Wall Decor',
      picture: { shape: 'mirror', colours: ['mustard', 'mustard'], backdrop: 'linen' },
      reviews: [
        {
          name: 'Aamir Solangi',
          mobile: '0333-2829488',
          title: 'Opens up the hall',
          rating: 5,
          comment: 'Packed in thick foam, came safe to Peshawar.',
          daysAgo: 112,
        },
        {
          name: 'Komal Javed',
          mobile: '0337-7611574',
          title: 'Clear glass',
          rating: 4,
          comment: 'No waves in the reflection.',
          daysAgo: 217,
        },
      ],
    },
    {
      slug: 'floating-wall-shelves-set-of-2',
      name: 'Floating Wall Shelves, Set of 2',
      title: 'Two wooden shelves with books and a vase',
      description:
        'Two shelves of 40 by 12 cm in laminated wood with brackets, screws and plugs. Each carries ' +
        'about four kilos. Use a drill with a 6 mm bit.',
      price: 2350,
      discount: 10,
      quantity: 4,
      shipping: 'paid',
      subcategory: 'Wall Decor',
      picture: { shape: 'wallShelf', colours: ['wood', 'blue'], backdrop: 'sage' },
      reviews: [],
    },
    {
      slug: 'woven-wall-hanging-with-tassels',
      name: 'Woven Wall Hanging with Tassels',
      title: 'Terracotta weaving with cream zigzag',
      description:
        'A hand-woven hanging of 45 by 70 cm on a wooden rod, in cotton and wool. Each piece differs a ' +
        'little. Dust it with a cool hair dryer.',
      price: 1450,
      discount: 0,
      quantity: 13,
      shipping: 'paid',
      subcategory: 'Wall Decor',
      picture: { shape: 'wallHanging', colours: ['terracotta', 'cream'], backdrop: 'sand' },
      reviews: [],
    },
    {
      slug: 'artificial-plant-in-pot-35-cm',
      name: 'Artificial Plant in Pot 35 cm',
      title: 'Bushy green plant in a cream pot',
      description:
        'An artificial plant of 35 cm with soft leaves in a cement pot, for corners with little light. ' +
        'No water needed. Dust with a damp cloth.',
      price: 1190,
      discount: 0,
      quantity: 40,
      shipping: 'paid',
      subcategory: 'Vases & Plants',
      picture: { shape: 'artificialPlant', colours: ['cream', 'green'], backdrop: 'mist' },
      reviews: [
        {
          name: 'Asma Gondal',
          mobile: '0343-7377517',
          title: 'Looks real',
          rating: 4,
          comment: 'Leaves can be bent to shape.',
          daysAgo: 10,
        },
        {
          name: 'Saima Farooqi',
          mobile: '0331-8963198',
          title: 'Office desk',
          rating: 5,
          comment: 'Greenery without the trouble.',
          daysAgo: 165,
        },
      ],
    },
    {
      slug: 'scented-candle-in-glass',
      name: 'Scented Candle in Glass',
      title: 'Lit pink candle with a label',
      description:
        'A candle with a light rose scent in a glass, about 30 hours. Let the top melt fully the first ' +
        'time. Never leave it burning alone.',
      price: 890,
      discount: 0,
      quantity: 49,
      shipping: 'paid',
      subcategory: 'Candles & Textiles',
      picture: { shape: 'candle', colours: ['rose', 'cream'], backdrop: 'sage' },
      reviews: [],
    },
    {
      slug: 'velvet-curtains-140-x-230-cm-pair',
      name: 'Velvet Curtains 140 × 230 cm, Pair',
      title: 'Plum curtains tied back at a window',
      description:
        'Two velvet curtains of 140 by 230 cm with eyelets and ties, lined so that the room grows dark. ' +
        'For rods up to 4 cm. Dry clean, or hang out to air.',
      price: 9850,
      discount: 15,
      quantity: 5,
      shipping: 'free',
      subcategory: 'Candles & Textiles',
      picture: { shape: 'curtains', colours: ['plum', 'mustard'], backdrop: 'linen' },
      reviews: [
        {
          name: 'Iqra Javed',
          mobile: '0322-5182974',
          title: 'Room feels royal',
          rating: 5,
          comment: 'Heavy cloth, sun stays out.',
          daysAgo: 192,
        },
        {
          name: 'Fahad Paracha',
          mobile: '0321-7641067',
          title: 'Good length',
          rating: 4,
          comment: 'Steam them after opening.',
          daysAgo: 229,
        },
      ],
    },
    {
      slug: 'embroidered-cushions-set-of-2',
      name: 'Embroidered Cushions, Set of 2',
      title: 'Rose cushion with a diamond and a teal one',
      description:
        'Two filled cushions of 43 by 43 cm, one with an embroidered diamond and one with lines. Covers ' +
        'have a zip. Wash the covers cold, inside out.',
      price: 2490,
      discount: 0,
      quantity: 15,
      shipping: 'paid',
      subcategory: 'Candles & Textiles',
      picture: { shape: 'cushions', colours: ['rose', 'teal'], backdrop: 'sage' },
      reviews: [],
    },
  ],
};
