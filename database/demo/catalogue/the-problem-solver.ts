import type { DemoCategory } from '../types.ts';

export const theProblemSolver: DemoCategory = {
  name: 'The Problem Solver',
  subcategories: [],
  products: [
    {
      slug: 'drain-hair-catcher',
      name: 'Drain Hair Catcher',
      title: 'Round steel drain cover with slots',
      description:
        'A steel sieve of 11 cm that lies on the bathroom drain and catches hair before it blocks the ' +
        'pipe. Lift it and wipe it with tissue. No fixing is needed.',
      price: 290,
      discount: 0,
      quantity: 88,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Bathroom',
      menuSubcategory: 'Showers & Taps',
      picture: { shape: 'drainCatcher', colours: ['steel', 'mustard'], backdrop: 'linen' },
      reviews: [
        {
          name: 'Waqas Yousafzai',
          mobile: '0338-5730055',
          title: 'No blocked drain',
          rating: 5,
          comment: 'Plumber has not come since.',
          daysAgo: 199,
        },
        {
          name: 'Babar Brohi',
          mobile: '0349-6866986',
          title: 'Simple',
          rating: 4,
          comment: 'Wish it were a little heavier.',
          daysAgo: 200,
        },
      ],
    },
    {
      slug: 'cable-clips-pack-of-12',
      name: 'Cable Clips, Pack of 12',
      title: 'Three cables held by clips',
      description:
        'Twelve self-stick clips that keep chargers and wires in order along a desk or wall. Each takes ' +
        'a cable of up to 7 mm. Press for half a minute on a clean dry surface.',
      price: 350,
      discount: 10,
      quantity: 74,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Tools',
      menuSubcategory: 'Tapes & Fixings',
      picture: { shape: 'cableClips', colours: ['charcoal', 'mustard'], backdrop: 'sage' },
      reviews: [
        {
          name: 'Zohra Hazara',
          mobile: '0303-5276741',
          title: 'Desk is neat',
          rating: 4,
          comment: 'Wait a day before loading them.',
          daysAgo: 10,
        },
        {
          name: 'Fahad Gill',
          mobile: '0314-1758959',
          title: 'Two fell off',
          rating: 3,
          comment: 'On painted wall they let go, on wood they hold.',
          daysAgo: 56,
        },
      ],
    },
    {
      slug: 'jar-and-bottle-opener',
      name: 'Jar and Bottle Opener',
      title: 'Round opener with rubber teeth',
      description:
        'An opener with rubber teeth that grips lids from 3 to 9 cm, made for achar jars and stiff ' +
        'bottles. The long handle saves the wrist. Rinse and dry.',
      price: 490,
      discount: 0,
      quantity: 39,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Kitchen',
      picture: { shape: 'jarOpener', colours: ['green', 'charcoal'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Mubashir Mengal',
          mobile: '0322-6237775',
          title: 'My mother opens jars alone',
          rating: 5,
          comment: 'Needs no strength now.',
          daysAgo: 188,
        },
      ],
    },
    {
      slug: 'turning-tap-extender',
      name: 'Turning Tap Extender',
      title: 'Tap with a turning spray head',
      description:
        'A spray head that screws on common taps and turns all round, with jet and shower settings. It ' +
        'brings the water nearer for children and for washing vegetables. Comes with two adaptors.',
      price: 380,
      discount: 15,
      quantity: 0,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Bathroom',
      menuSubcategory: 'Showers & Taps',
      picture: { shape: 'tapExtender', colours: ['sky', 'white'], backdrop: 'linen' },
      reviews: [
        {
          name: 'Ibrahim Brohi',
          mobile: '0349-1032016',
          title: 'Kids can reach',
          rating: 5,
          comment: 'Washbasin is easy for them now.',
          daysAgo: 9,
        },
        {
          name: 'Faisal Mengal',
          mobile: '0322-5246444',
          title: 'Fits',
          rating: 4,
          comment: 'Needed the smaller adaptor.',
          daysAgo: 20,
        },
        {
          name: 'Anum Rehman',
          mobile: '0348-3197544',
          title: 'Loose after a month',
          rating: 2,
          comment: 'Had to add thread tape.',
          daysAgo: 53,
        },
      ],
    },
    {
      slug: 'door-draught-stopper-90-cm',
      name: 'Door Draught Stopper 90 cm',
      title: 'Fabric roll lying along a door',
      description:
        'A fabric roll of 90 cm that slides under the door and keeps out cold air, dust and insects. ' +
        'Cut the foam with scissors to fit. The cover comes off for washing.',
      price: 690,
      discount: 0,
      quantity: 31,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Tools',
      picture: { shape: 'draughtStopper', colours: ['sage', 'walnut'], backdrop: 'blush' },
      reviews: [
        {
          name: 'Lubna Sheikh',
          mobile: '0316-5549425',
          title: 'Dust and lizards out',
          rating: 5,
          comment: 'No more chipkali at night.',
          daysAgo: 164,
        },
      ],
    },
    {
      slug: 'vacuum-storage-bags-set-of-5',
      name: 'Vacuum Storage Bags, Set of 5',
      title: 'Flat bag with folded blankets',
      description:
        'Five bags that shrink razais and sweaters to half their height with any vacuum cleaner. The ' +
        'valve closes by itself. Fill to the line and keep sharp things out.',
      price: 1590,
      discount: 0,
      quantity: 29,
      shipping: 'paid',
      subcategory: null,
      menuCategory: 'Storage',
      menuSubcategory: 'Boxes & Baskets',
      picture: { shape: 'vacuumBags', colours: ['sky', 'blue'], backdrop: 'linen' },
      reviews: [
        {
          name: 'Bilal Khan',
          mobile: '0336-1305566',
          title: 'Half the cupboard free',
          rating: 4,
          comment: 'One let air in after a month, the rest are tight.',
          daysAgo: 73,
        },
        {
          name: 'Hamza Sheikh',
          mobile: '0305-8695218',
          title: 'Winter packed away',
          rating: 5,
          comment: 'All razais in one trunk.',
          daysAgo: 105,
        },
      ],
    },
  ],
};
