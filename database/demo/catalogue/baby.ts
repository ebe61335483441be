import type { DemoCategory } from '../types.ts';

export const baby: DemoCategory = {
  name: 'Baby',
  subcategories: ['Baby Feeding', 'Bath & Changing', 'Sleep Time'],
  products: [
    {
      slug: 'baby-feeding-bottle-240-ml',
      name: 'Baby Feeding Bottle 240 ml',
      title: 'Feeding bottle with blue cap and milk',
      description:
        'A 240 ml feeding bottle in clear polypropylene with a soft silicone teat and a cap. The scale ' +
        'is printed in millilitres. Boil the parts before first use and check the teat for wear.',
      price: 690,
      discount: 0,
      quantity: 40,
      shipping: 'paid',
      subcategory: 'Baby Feeding',
      picture: { shape: 'babyBottle', colours: ['glass', 'sky'], backdrop: 'linen' },
      reviews: [
        {
          name: 'Junaid Siddiqui',
          mobile: '0326-3505978',
          title: 'No leaking',
          rating: 5,
          comment: 'Baby took to the teat straight away.',
          daysAgo: 34,
        },
        {
          name: 'Kashif Channa',
          mobile: '0349-9298213',
          title: 'Good bottle',
          rating: 4,
          comment: 'Marks on the side are easy to read at night.',
          daysAgo: 194,
        },
      ],
    },
    {
      slug: 'two-handle-sipper-cup-250-ml',
      name: 'Two-Handle Sipper Cup 250 ml',
      title: 'Yellow sipper cup with two handles',
      description:
        'A training cup with two handles and a lid that slows spills, for toddlers who are learning to ' +
        'drink alone. It holds 250 ml. All parts come apart for washing.',
      price: 780,
      discount: 10,
      quantity: 28,
      shipping: 'paid',
      subcategory: 'Baby Feeding',
      picture: { shape: 'sipper', colours: ['mustard', 'coral'], backdrop: 'blush' },
      reviews: [
        {
          name: 'Farah Naqvi',
          mobile: '0320-4076002',
          title: 'Spills less',
          rating: 4,
          comment: 'Not fully spill proof but far better than a glass.',
          daysAgo: 84,
        },
        {
          name: 'Parveen Akhtar',
          mobile: '0320-2485889',
          title: 'بچے کو بہت پسند ہے',
          rating: 5,
          comment: 'My son carries it around the whole day.',
          daysAgo: 180,
        },
      ],
    },
    {
      slug: 'silicone-bib-with-pocket',
      name: 'Silicone Bib with Pocket',
      title: 'Green bib with a little bear',
      description:
        'A soft silicone bib with a pocket that catches what falls. The neck closes with four steps ' +
        'from about six months to three years. Wipe clean or rinse under the tap.',
      price: 620,
      discount: 0,
      quantity: 51,
      shipping: 'paid',
      subcategory: 'Baby Feeding',
      picture: { shape: 'bib', colours: ['sage', 'mustard'], backdrop: 'linen' },
      reviews: [
        {
          name: 'Anum Baloch',
          mobile: '0304-3041410',
          title: 'So easy',
          rating: 5,
          comment: 'Rinse and it is ready again. No more washing cloth bibs.',
          daysAgo: 22,
        },
        {
          name: 'Muhammad Saad',
          mobile: '0305-8008855',
          title: 'Pocket really works',
          rating: 5,
          comment: 'Half the khichri lands in the pocket.',
          daysAgo: 67,
        },
        {
          name: 'Palwasha Bangash',
          mobile: '0342-1724871',
          title: 'Stiff at first',
          rating: 3,
          comment: 'Softened after a week.',
          daysAgo: 206,
        },
      ],
    },
    {
      slug: 'suction-feeding-bowl-with-spoon',
      name: 'Suction Feeding Bowl with Spoon',
      title: 'Green bowl with a soft spoon',
      description:
        'A bowl with a suction foot that holds on smooth tables, and a soft-tipped spoon. Made of ' +
        'silicone; holds about 300 ml. Wet the foot before pressing it down.',
      price: 940,
      discount: 15,
      quantity: 23,
      shipping: 'paid',
      subcategory: 'Baby Feeding',
      picture: { shape: 'feedingBowl', colours: ['teal', 'coral'], backdrop: 'sage' },
      reviews: [],
    },
    {
      slug: 'baby-bath-tub-80-cm',
      name: 'Baby Bath Tub 80 cm',
      title: 'Light blue tub with foam and a yellow duck',
      description:
        'A plastic bath tub of 80 cm with a sloped back and a drain plug, from birth to about two ' +
        'years. Never leave a child alone in water. Rinse and dry after each bath.',
      price: 3650,
      discount: 0,
      quantity: 9,
      shipping: 'paid',
      subcategory: 'Bath & Changing',
      picture: { shape: 'babyTub', colours: ['sky', 'white'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Anum Memon',
          mobile: '0302-5393873',
          title: 'Right size',
          rating: 5,
          comment: 'Sloped back is comfortable. Plug does not leak.',
          daysAgo: 135,
        },
        {
          name: 'Amna Tariq',
          mobile: '0313-6234363',
          title: 'Good tub',
          rating: 4,
          comment: 'Takes space, but it hangs on a hook.',
          daysAgo: 182,
        },
      ],
    },
    {
      slug: 'hooded-baby-towel-80-x-80-cm',
      name: 'Hooded Baby Towel 80 × 80 cm',
      title: 'Pink square towel with a bear hood',
      description:
        'A cotton terry towel with a hood, 80 by 80 cm, soft on both sides. It wraps a baby fully after ' +
        'a bath. Wash at 40 degrees; the first wash brings some lint.',
      price: 1450,
      discount: 0,
      quantity: 30,
      shipping: 'paid',
      subcategory: 'Bath & Changing',
      picture: { shape: 'hoodedTowel', colours: ['rose', 'cream'], backdrop: 'mist' },
      reviews: [],
    },
    {
      slug: 'waterproof-changing-mat',
      name: 'Waterproof Changing Mat',
      title: 'Patterned changing mat with a strap',
      description:
        'A padded changing mat of 70 by 50 cm with a wipe-clean cover and a holding strap. It rolls up ' +
        'for travel. Keep one hand on the baby while changing.',
      price: 1250,
      discount: 0,
      quantity: 4,
      shipping: 'paid',
      subcategory: 'Bath & Changing',
      picture: { shape: 'changingMat', colours: ['sky', 'mustard'], backdrop: 'blush' },
      reviews: [],
    },
    {
      slug: 'folding-baby-mosquito-net',
      name: 'Folding Baby Mosquito Net',
      title: 'Dome net over a small bed',
      description:
        'A pop-up net on a light frame with a padded base, 110 cm long, for sleeping during the day. It ' +
        'opens in a moment and folds flat. Keep pillows and loose blankets out of it.',
      price: 2100,
      discount: 5,
      quantity: 25,
      shipping: 'paid',
      subcategory: 'Sleep Time',
      picture: { shape: 'netTent', colours: ['sage', 'cream'], backdrop: 'linen' },
      reviews: [
        {
          name: 'Irfan Marwat',
          mobile: '0314-8477384',
          title: 'Machhar free naps',
          rating: 5,
          comment: 'Opens by itself, folding takes one or two tries.',
          daysAgo: 79,
        },
        {
          name: 'Kashif Abro',
          mobile: '0314-6821711',
          title: 'Fine mesh',
          rating: 4,
          comment: 'Base could be thicker, we add a sheet.',
          daysAgo: 161,
        },
      ],
    },
    {
      slug: 'hanging-cot-mobile',
      name: 'Hanging Cot Mobile',
      title: 'Mobile with moons and stars',
      description:
        'A felt mobile with moons and stars that turns in the breeze, with a wooden bar of 36 cm. Hang ' +
        "it out of the child's reach and take it down once the baby can sit up. Dust with a soft brush.",
      price: 1680,
      discount: 0,
      quantity: 0,
      shipping: 'paid',
      subcategory: 'Sleep Time',
      picture: { shape: 'mobile', colours: ['sage', 'rose'], backdrop: 'mist' },
      reviews: [
        {
          name: 'Tehmina Iqbal',
          mobile: '0300-1309269',
          title: 'Beautiful',
          rating: 5,
          comment: 'Hand stitched and neat. Hung over the jhoola.',
          daysAgo: 206,
        },
      ],
    },
  ],
};
