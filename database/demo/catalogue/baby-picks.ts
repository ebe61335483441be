import type { DemoCategory } from '../types.ts';

export const babyPicks: DemoCategory = {
  name: 'Baby Picks',
  subcategories: [],
  products: [
    {
      slug: 'baby-rattle-with-ring',
      name: 'Baby Rattle with Ring',
      title: 'Coral rattle with a yellow ring',
      description:
        'A light rattle of 15 cm with a ring that small fingers can hold. Smooth, without small parts. ' +
        'Wash with mild soap.',
      price: 350,
      discount: 0,
      quantity: 68,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Baby',
      picture: { shape: 'rattle', colours: ['coral', 'mustard'], backdrop: 'blush' },
      reviews: [],
    },
    {
      slug: 'silicone-teething-ring',
      name: 'Silicone Teething Ring',
      title: 'Blue ring with soft beads',
      description:
        'A ring of soft silicone with six bumps for sore gums. It may be cooled in the fridge, not in ' +
        'the freezer. Boil it before first use.',
      price: 420,
      discount: 10,
      quantity: 55,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Baby',
      picture: { shape: 'teether', colours: ['sky', 'mustard'], backdrop: 'linen' },
      reviews: [
        {
          name: 'Javeria Malik',
          mobile: '0340-5169042',
          title: 'Calms him',
          rating: 4,
          comment: 'Cool it for an hour, works wonders.',
          daysAgo: 7,
        },
        {
          name: 'Kiran Khan',
          mobile: '0313-6749629',
          title: 'Easy to hold',
          rating: 5,
          comment: 'Small hands manage it.',
          daysAgo: 29,
        },
      ],
    },
    {
      slug: 'baby-brush-and-comb-set',
      name: 'Baby Brush and Comb Set',
      title: 'Cream brush with soft bristles and a comb',
      description:
        'A brush with very soft bristles and a comb with rounded teeth for the first hair. Each is 14 ' +
        'cm long. Wash in lukewarm water.',
      price: 390,
      discount: 0,
      quantity: 47,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Baby',
      menuSubcategory: 'Bath & Changing',
      picture: { shape: 'babyBrush', colours: ['cream', 'sky'], backdrop: 'sage' },
      reviews: [],
    },
    {
      slug: 'nappy-caddy-with-handle',
      name: 'Nappy Caddy with Handle',
      title: 'Green caddy with nappies and bottles',
      description:
        'A felt caddy of 36 by 24 cm with two handles and a divider that can be moved. Nappies, wipes ' +
        'and cream travel from room to room. Wipe with a damp cloth.',
      price: 1690,
      discount: 15,
      quantity: 19,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Baby',
      menuSubcategory: 'Bath & Changing',
      picture: { shape: 'caddy', colours: ['sage', 'wood'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Nadia Hussain',
          mobile: '0327-5348224',
          title: 'Stands by itself',
          rating: 4,
          comment: 'Pockets are handy.',
          daysAgo: 37,
        },
        {
          name: 'Shaista Hunzai',
          mobile: '0304-3538648',
          title: 'Every new mother needs it',
          rating: 5,
          comment: 'Gave two as gifts.',
          daysAgo: 180,
        },
      ],
    },
    {
      slug: 'soft-cloth-ball-with-bell',
      name: 'Soft Cloth Ball with Bell',
      title: 'Striped cloth ball',
      description:
        'A soft ball of 15 cm with a small bell inside, in bright cotton stripes. For crawling babies ' +
        'and indoor play. Hand wash and dry in the air.',
      price: 490,
      discount: 0,
      quantity: 37,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Baby',
      picture: { shape: 'plushBall', colours: ['blue', 'mustard'], backdrop: 'mist' },
      reviews: [],
    },
    {
      slug: 'hooded-towel-with-ears',
      name: 'Hooded Towel with Ears',
      title: 'Blue square towel with a bear hood',
      description:
        'A hooded towel of 75 by 75 cm in cotton terry with little ears. Takes up water quickly. Wash ' +
        'at 40 degrees before first use.',
      price: 1390,
      discount: 20,
      quantity: 4,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Baby',
      menuSubcategory: 'Bath & Changing',
      picture: { shape: 'hoodedTowel', colours: ['sky', 'cream'], backdrop: 'blush' },
      reviews: [],
    },
    {
      slug: 'cotton-bibs-with-snaps-set-of-5',
      name: 'Cotton Bibs with Snaps, Set of 5',
      title: 'Pink bib with a little bear',
      description:
        'Five cotton bibs with a waterproof back and two snap settings. For teething and milk. Wash at ' +
        '60 degrees.',
      price: 750,
      discount: 0,
      quantity: 29,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Baby',
      menuSubcategory: 'Baby Feeding',
      picture: { shape: 'bib', colours: ['rose', 'coral'], backdrop: 'linen' },
      reviews: [
        {
          name: 'Waqas Yousafzai',
          mobile: '0338-5730055',
          title: 'Clothes stay dry',
          rating: 5,
          comment: 'Back really keeps water out.',
          daysAgo: 52,
        },
      ],
    },
    {
      slug: 'toddler-bowl-with-lid-and-spoon',
      name: 'Toddler Bowl with Lid and Spoon',
      title: 'Blue bowl with a yellow spoon',
      description:
        'A bowl of 350 ml with a lid for outings and a short spoon for small hands. Light plastic that ' +
        'does not break. Safe in a microwave without the lid.',
      price: 690,
      discount: 0,
      quantity: 32,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Baby',
      menuSubcategory: 'Baby Feeding',
      picture: { shape: 'feedingBowl', colours: ['sky', 'mustard'], backdrop: 'sage' },
      reviews: [],
    },
    {
      slug: 'wide-neck-feeding-bottle-150-ml',
      name: 'Wide-Neck Feeding Bottle 150 ml',
      title: 'Small feeding bottle with a coral cap',
      description:
        'A feeding bottle of 150 ml with a wide neck that is easy to fill and clean. The teat is ' +
        'silicone with slow flow. Boil all parts before first use.',
      price: 590,
      discount: 0,
      quantity: 0,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Baby',
      menuSubcategory: 'Baby Feeding',
      picture: { shape: 'babyBottle', colours: ['glass', 'coral'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Adnan Butt',
          mobile: '0326-9279117',
          title: 'For the first months',
          rating: 5,
          comment: 'Slow flow, less spit-up.',
          daysAgo: 17,
        },
      ],
    },
  ],
};
