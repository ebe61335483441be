import type { DemoCategory } from '../types.ts';

export const bathroom: DemoCategory = {
  name: 'Bathroom',
  subcategories: ['Bath Towels', 'Showers & Taps', 'Mats & Curtains', 'Buckets & Stools'],
  products: [
    {
      slug: 'cotton-bath-towels-set-of-2',
      name: 'Cotton Bath Towels, Set of 2',
      title: 'Folded teal and cream towels',
      description:
        'Two bath towels of 70 by 140 cm in cotton terry of about 450 grams per square metre. They dry ' +
        'well from the second wash. Wash dark colours apart the first time.',
      price: 2890,
      discount: 10,
      quantity: 36,
      shipping: 'paid',
      subcategory: 'Bath Towels',
      picture: { shape: 'towels', colours: ['teal', 'cream'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Sajid Solangi',
          mobile: '0333-8500347',
          title: 'Thick tauliya',
          rating: 5,
          comment: 'Soaks properly, not like the shiny ones.',
          daysAgo: 130,
        },
        {
          name: 'Sajid Qureshi',
          mobile: '0337-7594889',
          title: 'Good pair',
          rating: 4,
          comment: 'Teal lost a little colour in the first wash, then none.',
          daysAgo: 142,
        },
        {
          name: 'Kiran Khan',
          mobile: '0313-6749629',
          title: 'Gifted to my in-laws',
          rating: 5,
          comment: 'They asked where I bought them.',
          daysAgo: 188,
        },
      ],
    },
    {
      slug: 'face-towels-30-x-30-cm-set-of-6',
      name: 'Face Towels 30 × 30 cm, Set of 6',
      title: 'Rolled pink and white face towels',
      description:
        'Six small cotton towels of 30 by 30 cm for face and hands. The edge is double stitched. ' +
        'Machine wash at 40 degrees.',
      price: 990,
      discount: 0,
      quantity: 58,
      shipping: 'paid',
      subcategory: 'Bath Towels',
      picture: { shape: 'rolledTowels', colours: ['rose', 'white'], backdrop: 'mist' },
      reviews: [],
    },
    {
      slug: 'hand-shower-with-1-5-m-hose',
      name: 'Hand Shower with 1.5 m Hose',
      title: 'Round hand shower with a metal hose',
      description:
        'A round hand shower with a steel hose of 1.5 metres and a wall holder. It fits the common ' +
        'half-inch connection. Soak the head in vinegar now and then to remove lime.',
      price: 2250,
      discount: 0,
      quantity: 20,
      shipping: 'paid',
      subcategory: 'Showers & Taps',
      picture: { shape: 'handShower', colours: ['steel', 'steel'], backdrop: 'blush' },
      reviews: [
        {
          name: 'Faisal Yousafzai',
          mobile: '0320-3177994',
          title: 'Good flow',
          rating: 4,
          comment: 'Even with our low pressure in the morning.',
          daysAgo: 51,
        },
        {
          name: 'Sana Yousafzai',
          mobile: '0304-8226629',
          title: 'Holder is plastic',
          rating: 3,
          comment: 'Shower fine, but I had to buy a stronger holder.',
          daysAgo: 214,
        },
      ],
    },
    {
      slug: 'muslim-shower-set-with-hose',
      name: 'Muslim Shower Set with Hose',
      title: 'White hand spray with hose and wall holder',
      description:
        'A hand spray with a one-metre hose and a wall hook, for the half-inch valve next to the ' +
        'toilet. The trigger returns by itself. Close the wall valve after use so that the hose lasts.',
      price: 1390,
      discount: 0,
      quantity: 43,
      shipping: 'paid',
      subcategory: 'Showers & Taps',
      picture: { shape: 'bidetSpray', colours: ['white', 'steel'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Waqas Yousafzai',
          mobile: '0338-5730055',
          title: 'No leakage',
          rating: 5,
          comment: 'Fitted it myself in ten minutes.',
          daysAgo: 15,
        },
        {
          name: 'Fahad Gill',
          mobile: '0314-1758959',
          title: 'Trigger became stiff',
          rating: 2,
          comment: 'Good at first but stiff after four months of hard water.',
          daysAgo: 22,
        },
        {
          name: 'Sher Zaman',
          mobile: '0312-5513686',
          title: 'Works',
          rating: 4,
          comment: 'Hose is a proper length.',
          daysAgo: 42,
        },
      ],
    },
    {
      slug: 'shower-curtain-180-x-180-cm',
      name: 'Shower Curtain 180 × 180 cm',
      title: 'Blue dotted shower curtain on rings',
      description:
        'A polyester shower curtain of 180 by 180 cm with twelve rings. Water runs off and it dries ' +
        'fast. Wash cold on a gentle cycle and hang it up wet.',
      price: 1750,
      discount: 20,
      quantity: 15,
      shipping: 'paid',
      subcategory: 'Mats & Curtains',
      picture: { shape: 'showerCurtain', colours: ['sky', 'white'], backdrop: 'sage' },
      reviews: [],
    },
    {
      slug: 'anti-slip-bath-mat-60-x-40-cm',
      name: 'Anti-Slip Bath Mat 60 × 40 cm',
      title: 'Green bath mat with a raised pattern',
      description:
        'A bath mat with a soft top and a rubber underside that grips dry tiles, 60 by 40 cm. It takes ' +
        'up water quickly. Shake out and hang over the rail after use.',
      price: 890,
      discount: 0,
      quantity: 0,
      shipping: 'paid',
      subcategory: 'Mats & Curtains',
      picture: { shape: 'mat', colours: ['sage', 'teal'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Zainab Mehmood',
          mobile: '0325-6427998',
          title: 'Does not slide',
          rating: 5,
          comment: 'Safe for my parents.',
          daysAgo: 1,
        },
        {
          name: 'Iqra Bangash',
          mobile: '0304-4655182',
          title: 'Soft',
          rating: 4,
          comment: 'Dries slowly in winter.',
          daysAgo: 115,
        },
      ],
    },
    {
      slug: 'plastic-lota-2-litres',
      name: 'Plastic Lota 2 Litres',
      title: 'Green plastic lota with handle',
      description:
        'A sturdy lota of two litres with a wide handle and a smooth spout. Thick plastic that does not ' +
        'crack when dropped. Wash with ordinary soap.',
      price: 350,
      discount: 0,
      quantity: 64,
      shipping: 'paid',
      subcategory: 'Buckets & Stools',
      picture: { shape: 'lota', colours: ['green', 'cream'], backdrop: 'mist' },
      reviews: [],
    },
    {
      slug: 'bathing-stool-with-non-slip-feet',
      name: 'Bathing Stool with Non-Slip Feet',
      title: 'Low blue stool with four legs',
      description:
        'A low plastic stool, 26 cm high, with drain holes and rubber feet. It carries about 100 kg on ' +
        'a flat floor. Rinse after use.',
      price: 1190,
      discount: 0,
      quantity: 2,
      shipping: 'paid',
      subcategory: 'Buckets & Stools',
      picture: { shape: 'stool', colours: ['sky', 'blue'], backdrop: 'blush' },
      reviews: [],
    },
  ],
};
