import type { DemoCategory } from '../types.ts';

export const healthAndFitness: DemoCategory = {
  name: 'Health & Fitness',
  subcategories: ['Exercise', 'Measuring', 'Comfort'],
  products: [
    {
      slug: 'exercise-mat-6-mm-with-strap',
      name: 'Exercise Mat 6 mm with Strap',
      title: 'Half-rolled exercise mat with a strap',
      description:
        'A mat of 173 by 61 cm and 6 mm thick, for yoga and floor exercise. Both sides grip. Wipe with ' +
        'mild soap and let it dry before rolling.',
      price: 1950,
      discount: 10,
      quantity: 27,
      shipping: 'paid',
      subcategory: 'Exercise',
      picture: { shape: 'yogaMat', colours: ['teal', 'mustard'], backdrop: 'mist' },
      reviews: [
        {
          name: 'Waqas Jatoi',
          mobile: '0333-6424228',
          title: 'Does not slip',
          rating: 5,
          comment: 'Used it daily since Ramzan ended.',
          daysAgo: 92,
        },
        {
          name: 'Rashid Mengal',
          mobile: '0316-1681985',
          title: 'Smell at first',
          rating: 4,
          comment: 'Aired for two days and it was gone.',
          daysAgo: 197,
        },
      ],
    },
    {
      slug: 'skipping-rope-with-foam-grips',
      name: 'Skipping Rope with Foam Grips',
      title: 'Skipping rope with dark handles',
      description:
        'A rope of 2.8 metres with foam grips and a joint that turns, easy to shorten by a knot. For ' +
        'children and adults. Use on a level floor.',
      price: 490,
      discount: 0,
      quantity: 65,
      shipping: 'paid',
      subcategory: 'Exercise',
      picture: { shape: 'skippingRope', colours: ['charcoal', 'mustard'], backdrop: 'blush' },
      reviews: [
        {
          name: 'Ghulam Nabi',
          mobile: '0331-3665162',
          title: 'Turns well',
          rating: 4,
          comment: 'Good for kids and me.',
          daysAgo: 97,
        },
      ],
    },
    {
      slug: 'dumbbells-2-kg-pair',
      name: 'Dumbbells 2 kg, Pair',
      title: 'Two dumbbells, one coral and one blue',
      description:
        'Two dumbbells of 2 kg each with a vinyl cover that is kind to floors. The shape does not roll ' +
        'away. Wipe with a damp cloth.',
      price: 2390,
      discount: 0,
      quantity: 0,
      shipping: 'paid',
      subcategory: 'Exercise',
      picture: { shape: 'dumbbells', colours: ['coral', 'blue'], backdrop: 'linen' },
      reviews: [],
    },
    {
      slug: 'resistance-bands-set-of-4',
      name: 'Resistance Bands, Set of 4',
      title: 'Four coloured exercise bands',
      description:
        'Four loop bands from light to strong in a small bag. For legs, arms and stretching at home. ' +
        'Look them over before use and replace a band that shows cracks.',
      price: 1150,
      discount: 0,
      quantity: 38,
      shipping: 'paid',
      subcategory: 'Exercise',
      picture: { shape: 'resistanceBands', colours: ['teal', 'coral'], backdrop: 'sage' },
      reviews: [
        {
          name: 'Nimra Awan',
          mobile: '0335-9481774',
          title: 'Useful set',
          rating: 4,
          comment: 'Green one is hard, mashallah.',
          daysAgo: 17,
        },
        {
          name: 'Ahmed Naqvi',
          mobile: '0343-5650401',
          title: 'Thin one snapped',
          rating: 3,
          comment: 'Light band snapped after two months, others fine.',
          daysAgo: 206,
        },
      ],
    },
    {
      slug: 'digital-bathroom-scale',
      name: 'Digital Bathroom Scale',
      title: 'White bathroom scale with a display',
      description:
        'A digital scale for up to 150 kg in steps of 100 grams, on toughened glass. It switches on ' +
        'when stepped upon. Stand it on a hard level floor, not on carpet.',
      price: 3150,
      discount: 5,
      quantity: 22,
      shipping: 'paid',
      subcategory: 'Measuring',
      picture: { shape: 'bathScale', colours: ['white', 'steel'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Shazia Soomro',
          mobile: '0325-5624309',
          title: 'Same reading every time',
          rating: 5,
          comment: "Checked against the chemist's scale.",
          daysAgo: 87,
        },
        {
          name: 'Javeria Malik',
          mobile: '0340-5169042',
          title: 'Thin and light',
          rating: 4,
          comment: 'Batteries were included.',
          daysAgo: 93,
        },
      ],
    },
    {
      slug: 'digital-thermometer',
      name: 'Digital Thermometer',
      title: 'White digital thermometer with a display',
      description:
        'A digital thermometer with a beep after about a minute and memory of the last reading, in ' +
        'degrees Fahrenheit. For use under the arm or in the mouth. Clean the tip with spirit after ' +
        'each use.',
      price: 690,
      discount: 0,
      quantity: 57,
      shipping: 'paid',
      subcategory: 'Measuring',
      picture: { shape: 'thermometer', colours: ['white', 'sky'], backdrop: 'mist' },
      reviews: [],
    },
    {
      slug: 'hot-water-bottle-2-litres',
      name: 'Hot Water Bottle 2 Litres',
      title: 'Red ribbed hot water bottle',
      description:
        'A ribbed rubber bottle of two litres for cold nights. Fill two thirds with hot, not boiling, ' +
        'water and press out the air. Wrap it in a cloth and replace it every two years.',
      price: 990,
      discount: 0,
      quantity: 0,
      shipping: 'paid',
      subcategory: 'Comfort',
      picture: { shape: 'hotWaterBottle', colours: ['brick', 'cream'], backdrop: 'blush' },
      reviews: [
        {
          name: 'Adnan Butt',
          mobile: '0326-9279117',
          title: 'Murree nights',
          rating: 5,
          comment: 'Stays warm till Fajr in a blanket.',
          daysAgo: 122,
        },
      ],
    },
    {
      slug: 'foam-kneeling-pad-45-x-28-cm',
      name: 'Foam Kneeling Pad 45 × 28 cm',
      title: 'Green foam pad with a raised pattern',
      description:
        'A thick foam pad of 45 by 28 cm that spares the knees during floor exercise, gardening or ' +
        'scrubbing. The surface is closed, so it does not take up water. Wipe with a damp cloth.',
      price: 650,
      discount: 10,
      quantity: 24,
      shipping: 'paid',
      subcategory: 'Comfort',
      picture: { shape: 'mat', colours: ['teal', 'coral'], backdrop: 'linen' },
      reviews: [],
    },
  ],
};
