import type { DemoCategory } from '../types.ts';

export const hairAndBeauty: DemoCategory = {
  name: 'Hair & Beauty',
  subcategories: ['Hair Care', 'Hair Styling', 'Nails & Make-up'],
  products: [
    {
      slug: 'cushioned-hair-brush',
      name: 'Cushioned Hair Brush',
      title: 'Wooden hair brush with a pink cushion',
      description:
        'A paddle brush with a soft air cushion and rounded pins that glide through long hair. The ' +
        'handle is beech wood. Remove hair with a comb and wipe the pins.',
      price: 690,
      discount: 0,
      quantity: 44,
      shipping: 'paid',
      subcategory: 'Hair Care',
      picture: { shape: 'hairBrush', colours: ['walnut', 'rose'], backdrop: 'linen' },
      reviews: [],
    },
    {
      slug: 'wide-tooth-wooden-comb',
      name: 'Wide-Tooth Wooden Comb',
      title: 'Brown comb with wide teeth',
      description:
        'A comb of 18 cm in polished wood with wide teeth for wet and oiled hair. It does not make hair ' +
        'fly. Wipe with oil now and then; do not soak.',
      price: 320,
      discount: 0,
      quantity: 73,
      shipping: 'paid',
      subcategory: 'Hair Care',
      picture: { shape: 'comb', colours: ['walnut', 'mustard'], backdrop: 'sage' },
      reviews: [
        {
          name: 'Rehan Paracha',
          mobile: '0330-3455900',
          title: 'After oiling',
          rating: 4,
          comment: 'Goes through tail lagay baal easily.',
          daysAgo: 48,
        },
        {
          name: 'Rabia Chaudhry',
          mobile: '0342-7969002',
          title: 'Smooth teeth',
          rating: 5,
          comment: 'Feels nice on the head.',
          daysAgo: 230,
        },
      ],
    },
    {
      slug: 'claw-hair-clips-pack-of-6',
      name: 'Claw Hair Clips, Pack of 6',
      title: 'Three claw clips in plum and pink',
      description:
        'Six claw clips, 8 cm wide, in matt colours that hold thick hair. The spring is steel. They ' +
        'flex a little before they break.',
      price: 450,
      discount: 15,
      quantity: 80,
      shipping: 'paid',
      subcategory: 'Hair Care',
      picture: { shape: 'hairClips', colours: ['plum', 'rose'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Uzma Farooqi',
          mobile: '0327-9669808',
          title: 'Hold well',
          rating: 5,
          comment: 'Long hair stays up all day.',
          daysAgo: 14,
        },
        {
          name: 'Maryam Arain',
          mobile: '0337-6271400',
          title: 'One broke',
          rating: 3,
          comment: 'Five are good after three months.',
          daysAgo: 182,
        },
      ],
    },
    {
      slug: 'hair-dryer-1200-w',
      name: 'Hair Dryer 1200 W',
      title: 'Plum hair dryer with a dark nozzle',
      description:
        'A hair dryer of 1200 watts with two speeds, a cool setting and a nozzle. The cord is 1.8 ' +
        'metres. Keep the grille at the back free of hair and never use it near water.',
      price: 3250,
      discount: 10,
      quantity: 21,
      shipping: 'paid',
      subcategory: 'Hair Styling',
      picture: { shape: 'hairDryer', colours: ['plum', 'charcoal'], backdrop: 'mist' },
      reviews: [
        {
          name: 'Maryam Javed',
          mobile: '0323-4112378',
          title: 'Dries fast',
          rating: 4,
          comment: 'Ten minutes for shoulder length.',
          daysAgo: 29,
        },
        {
          name: 'Parveen Jadoon',
          mobile: '0335-6564960',
          title: 'Good for daily use',
          rating: 5,
          comment: 'Not too loud.',
          daysAgo: 188,
        },
      ],
    },
    {
      slug: 'hair-straightener-with-ceramic-plates',
      name: 'Hair Straightener with Ceramic Plates',
      title: 'Pink and black hair straightener',
      description:
        'A straightener with ceramic-coated plates and five heat steps up to 210 degrees. It is ready ' +
        'in about a minute. Put it on a heat-proof surface and let it cool before packing it.',
      price: 3890,
      discount: 0,
      quantity: 14,
      shipping: 'paid',
      subcategory: 'Hair Styling',
      picture: { shape: 'straightener', colours: ['rose', 'charcoal'], backdrop: 'sage' },
      reviews: [
        {
          name: 'Saima Rajput',
          mobile: '0321-6896635',
          title: 'Smooth result',
          rating: 4,
          comment: 'Step three is enough for my hair.',
          daysAgo: 44,
        },
        {
          name: 'Asma Gondal',
          mobile: '0343-7377517',
          title: 'Cord is short',
          rating: 2,
          comment: 'Works, but the cord reaches nowhere near my mirror.',
          daysAgo: 114,
        },
      ],
    },
    {
      slug: 'manicure-kit-in-a-case-9-pieces',
      name: 'Manicure Kit in a Case, 9 Pieces',
      title: 'Open case with nail tools',
      description:
        'Nine steel tools in a firm case: clippers, scissors, file, tweezers and cuticle tools. Small ' +
        'enough for a handbag. Wipe the tools with spirit after use.',
      price: 1190,
      discount: 0,
      quantity: 30,
      shipping: 'paid',
      subcategory: 'Nails & Make-up',
      picture: { shape: 'nailKit', colours: ['navy', 'rose'], backdrop: 'linen' },
      reviews: [],
    },
    {
      slug: 'make-up-brushes-with-holder-5-pieces',
      name: 'Make-up Brushes with Holder, 5 Pieces',
      title: 'Five make-up brushes in a cup',
      description:
        'Five brushes with soft synthetic hair for powder, blush and eyes, in a cup. Wash with mild ' +
        'soap and dry lying down. The hair does not shed after the first wash.',
      price: 1450,
      discount: 0,
      quantity: 4,
      shipping: 'paid',
      subcategory: 'Nails & Make-up',
      picture: { shape: 'makeupBrushes', colours: ['walnut', 'charcoal'], backdrop: 'sage' },
      reviews: [],
    },
    {
      slug: 'table-mirror-with-light-ring',
      name: 'Table Mirror with Light Ring',
      title: 'Round table mirror with a ring of lights',
      description:
        'A round mirror of 18 cm on a stand with a ring of LEDs and a touch switch. It runs on four AA ' +
        'cells or a USB cable, cable included. Clean with a soft dry cloth.',
      price: 2490,
      discount: 10,
      quantity: 16,
      shipping: 'paid',
      subcategory: 'Nails & Make-up',
      picture: { shape: 'vanityMirror', colours: ['rose', 'white'], backdrop: 'sand' },
      reviews: [],
    },
  ],
};
