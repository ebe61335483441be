import type { DemoCategory } from '../types.ts';

export const household: DemoCategory = {
  name: 'Household',
  subcategories: ['Home Helpers', 'Insects & Dust', 'Prayer & Sewing'],
  products: [
    {
      slug: 'tissue-box-cover',
      name: 'Tissue Box Cover',
      title: 'Teal tissue box with a mustard pattern',
      description:
        'A cover for common tissue boxes, 25 by 13 cm, in painted wood with a pattern of diamonds. The ' +
        'box goes in from below. Wipe with a dry cloth.',
      price: 790,
      discount: 0,
      quantity: 40,
      shipping: 'paid',
      subcategory: 'Home Helpers',
      picture: { shape: 'tissueBox', colours: ['teal', 'mustard'], backdrop: 'linen' },
      reviews: [
        {
          name: 'Fozia Afridi',
          mobile: '0312-9763840',
          title: 'Looks rich',
          rating: 5,
          comment: 'Guests ask where it is from.',
          daysAgo: 92,
        },
        {
          name: 'Ibrahim Dogar',
          mobile: '0316-5376871',
          title: 'Good size',
          rating: 4,
          comment: 'Fits the normal box exactly.',
          daysAgo: 137,
        },
      ],
    },
    {
      slug: 'wooden-key-rack-with-4-hooks',
      name: 'Wooden Key Rack with 4 Hooks',
      title: 'Wooden board with keys on hooks',
      description:
        'A wall board of 26 cm with four hooks for keys and light bags. Two screws and plugs are ' +
        'included. Dust with a dry cloth.',
      price: 690,
      discount: 10,
      quantity: 36,
      shipping: 'paid',
      subcategory: 'Home Helpers',
      picture: { shape: 'keyRack', colours: ['wood', 'steel'], backdrop: 'sage' },
      reviews: [],
    },
    {
      slug: 'plastic-step-stool',
      name: 'Plastic Step Stool',
      title: 'Cream stool with brown dots',
      description:
        'A step stool of 24 cm with grip dots and rubber feet, for high shelves and little ones at the ' +
        'basin. Carries about 100 kg. Wipe clean with water.',
      price: 950,
      discount: 0,
      quantity: 27,
      shipping: 'paid',
      subcategory: 'Home Helpers',
      picture: { shape: 'stool', colours: ['cream', 'walnut'], backdrop: 'sand' },
      reviews: [],
    },
    {
      slug: 'fly-swatter-pack-of-2',
      name: 'Fly Swatter, Pack of 2',
      title: 'Red fly swatter with a steel rod',
      description:
        'Two swatters of 45 cm with a flexible head on a steel rod. Light and quick. Wash the head ' +
        'under the tap.',
      price: 240,
      discount: 0,
      quantity: 91,
      shipping: 'paid',
      subcategory: 'Insects & Dust',
      picture: { shape: 'flySwatter', colours: ['brick', 'sky'], backdrop: 'mist' },
      reviews: [],
    },
    {
      slug: 'magnetic-door-net-90-x-210-cm',
      name: 'Magnetic Door Net 90 × 210 cm',
      title: 'Net with a magnetic strip in a door frame',
      description:
        'A net for doors of up to 90 by 210 cm that closes by itself with magnets along the middle. ' +
        'Fixed with a hook tape that is included. Take it down and wash it by hand.',
      price: 1450,
      discount: 0,
      quantity: 23,
      shipping: 'paid',
      subcategory: 'Insects & Dust',
      picture: { shape: 'curtainMesh', colours: ['white', 'charcoal'], backdrop: 'blush' },
      reviews: [
        {
          name: 'Sana Lodhi',
          mobile: '0333-6229722',
          title: 'Fresh air, no machhar',
          rating: 5,
          comment: 'Closes by itself behind the children.',
          daysAgo: 35,
        },
        {
          name: 'Talha Iqbal',
          mobile: '0343-5144951',
          title: 'Easy to fix',
          rating: 4,
          comment: 'Add pins at the top for strength.',
          daysAgo: 78,
        },
        {
          name: 'Sana Yousafzai',
          mobile: '0304-8226629',
          title: 'Tape was weak',
          rating: 2,
          comment: 'Had to buy better tape for a wooden door.',
          daysAgo: 151,
        },
      ],
    },
    {
      slug: 'coir-door-mat-half-round',
      name: 'Coir Door Mat, Half Round',
      title: 'Half-round door mat with a leaf pattern',
      description:
        'A half-round mat of 70 by 45 cm in coconut fibre with a leaf pattern and a grip underside. It ' +
        'takes off sand and mud. Shake it out; do not soak.',
      price: 990,
      discount: 5,
      quantity: 31,
      shipping: 'paid',
      subcategory: 'Insects & Dust',
      picture: { shape: 'doorMat', colours: ['wood', 'walnut'], backdrop: 'linen' },
      reviews: [],
    },
    {
      slug: 'velvet-prayer-mat',
      name: 'Velvet Prayer Mat',
      title: 'Green prayer mat with an arch',
      description:
        'A soft jaye namaz of 70 by 110 cm with a mihrab pattern and fringes. The underside does not ' +
        'slip on tiles. Brush with the pile, or wash cold by hand.',
      price: 1690,
      discount: 0,
      quantity: 45,
      shipping: 'paid',
      subcategory: 'Prayer & Sewing',
      picture: { shape: 'prayerMat', colours: ['green', 'mustard'], backdrop: 'sage' },
      reviews: [
        {
          name: 'Fozia Abro',
          mobile: '0324-6107272',
          title: 'Soft for the knees',
          rating: 5,
          comment: 'Beautiful colour, mashallah.',
          daysAgo: 63,
        },
        {
          name: 'Farah Solangi',
          mobile: '0302-5537332',
          title: 'Gift for my parents',
          rating: 5,
          comment: 'Both of them love it.',
          daysAgo: 206,
        },
        {
          name: 'Hina Qureshi',
          mobile: '0344-8729106',
          title: 'Good thickness',
          rating: 4,
          comment: 'Fold marks went away in a few days.',
          daysAgo: 240,
        },
      ],
    },
    {
      slug: 'sewing-kit-in-a-case-60-pieces',
      name: 'Sewing Kit in a Case, 60 Pieces',
      title: 'Open case with thread, scissors and buttons',
      description:
        'A small case with threads, needles, buttons, scissors, a tape and pins. For a button or a hem ' +
        'at home and on journeys. Keep it closed and away from small children.',
      price: 650,
      discount: 15,
      quantity: 54,
      shipping: 'paid',
      subcategory: 'Prayer & Sewing',
      picture: { shape: 'sewingKit', colours: ['cream', 'brick'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Huma Qureshi',
          mobile: '0321-4698744',
          title: 'Everything in one box',
          rating: 5,
          comment: 'Scissors are small but sharp.',
          daysAgo: 15,
        },
        {
          name: 'Talha Sheikh',
          mobile: '0335-9291145',
          title: 'Good for hostel',
          rating: 4,
          comment: 'Threads could be thicker.',
          daysAgo: 166,
        },
      ],
    },
  ],
};
