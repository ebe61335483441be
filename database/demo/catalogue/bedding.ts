import type { DemoCategory } from '../types.ts';

export const bedding: DemoCategory = {
  name: 'Bedding',
  subcategories: ['Bedsheets', 'Pillows & Bolsters', 'Blankets & Quilts'],
  products: [
    {
      slug: 'double-bedsheet-with-2-pillow-covers',
      name: 'Double Bedsheet with 2 Pillow Covers',
      title: 'Made bed with a blue dotted sheet',
      description:
        'A printed sheet of 230 by 250 cm in cotton blend with two pillow covers, for a double bed. It ' +
        'is closely woven and does not show through. Wash at 40 degrees with like colours.',
      price: 3490,
      discount: 15,
      quantity: 24,
      shipping: 'paid',
      subcategory: 'Bedsheets',
      picture: { shape: 'bedsheet', colours: ['blue', 'mustard'], backdrop: 'linen' },
      reviews: [
        {
          name: 'Saima Farooqi',
          mobile: '0331-8963198',
          title: 'Colours stay',
          rating: 5,
          comment: 'After six washes the print is as new.',
          daysAgo: 1,
        },
        {
          name: 'Nadia Hunzai',
          mobile: '0343-5163759',
          title: 'Good size',
          rating: 4,
          comment: 'Covers a thick mattress too.',
          daysAgo: 47,
        },
        {
          name: 'Fatima Baloch',
          mobile: '0304-2505812',
          title: 'Thinner than expected',
          rating: 2,
          comment: 'Fine for summer, but not pure cotton feel.',
          daysAgo: 92,
        },
      ],
    },
    {
      slug: 'waterproof-mattress-protector-queen',
      name: 'Waterproof Mattress Protector, Queen',
      title: 'Mattress with a light protector',
      description:
        'A fitted protector for mattresses of 152 by 198 cm and up to 25 cm deep. The top is cotton ' +
        'terry and the underside keeps water out. Wash at 60 degrees; do not iron.',
      price: 3950,
      discount: 0,
      quantity: 1,
      shipping: 'paid',
      subcategory: 'Bedsheets',
      picture: { shape: 'mattress', colours: ['white', 'sky'], backdrop: 'sage' },
      reviews: [
        {
          name: 'Hamza Malik',
          mobile: '0306-1377389',
          title: 'Saved the mattress',
          rating: 5,
          comment: 'Two small kids, enough said.',
          daysAgo: 37,
        },
        {
          name: 'Farah Haider',
          mobile: '0323-2417384',
          title: 'No noise',
          rating: 4,
          comment: 'Does not crackle like the plastic ones.',
          daysAgo: 103,
        },
      ],
    },
    {
      slug: 'fibre-pillows-pair',
      name: 'Fibre Pillows, Pair',
      title: 'A white pillow before a light blue one',
      description:
        'Two pillows of 45 by 68 cm filled with hollow fibre, medium firm. One has a white and one a ' +
        'light blue cotton cover. Air them in the sun once a month and shake them up.',
      price: 2190,
      discount: 10,
      quantity: 32,
      shipping: 'paid',
      subcategory: 'Pillows & Bolsters',
      picture: { shape: 'pillows', colours: ['white', 'sky'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Talha Sheikh',
          mobile: '0335-9291145',
          title: 'Comfortable',
          rating: 5,
          comment: 'Not too high. Good for side sleepers in our house.',
          daysAgo: 136,
        },
        {
          name: 'Saima Gill',
          mobile: '0342-1734641',
          title: 'A bit flat after two months',
          rating: 3,
          comment: 'Sun and shaking help.',
          daysAgo: 150,
        },
      ],
    },
    {
      slug: 'gao-takiya-with-cover',
      name: 'Gao Takiya with Cover',
      title: 'Round red bolster with stripes and tassel',
      description:
        'A round bolster of 65 cm filled with cotton, with a striped cover that comes off for washing. ' +
        'Made for floor seating and charpais. Beat it lightly to even out the filling.',
      price: 2650,
      discount: 0,
      quantity: 10,
      shipping: 'paid',
      subcategory: 'Pillows & Bolsters',
      picture: { shape: 'bolster', colours: ['brick', 'mustard'], backdrop: 'mist' },
      reviews: [],
    },
    {
      slug: 'rai-takiya-mustard-seed-baby-pillow',
      name: 'Rai Takiya, Mustard Seed Baby Pillow',
      title: 'Small pillow with a hollow in the middle',
      description:
        'A small traditional pillow filled with mustard seeds, 30 by 22 cm, with a washable cotton ' +
        'cover. Take out the seeds before washing and sun them for a day. Use only while you are ' +
        'watching the baby.',
      price: 790,
      discount: 0,
      quantity: 22,
      shipping: 'paid',
      subcategory: 'Pillows & Bolsters',
      picture: { shape: 'babyPillow', colours: ['cream', 'sage'], backdrop: 'blush' },
      reviews: [
        {
          name: 'Irfan Mengal',
          mobile: '0338-3337193',
          title: 'Traditional',
          rating: 4,
          comment: 'My mother asked for exactly this.',
          daysAgo: 212,
        },
      ],
    },
    {
      slug: 'fleece-blanket-double-bed',
      name: 'Fleece Blanket, Double Bed',
      title: 'Folded plum blanket with a cream stripe',
      description:
        'A fleece blanket of 200 by 230 cm, light and warm, for Karachi winters or an air-conditioned ' +
        'room. It dries in a few hours. Wash cold and do not tumble hot.',
      price: 3250,
      discount: 25,
      quantity: 19,
      shipping: 'paid',
      subcategory: 'Blankets & Quilts',
      picture: { shape: 'foldedBlanket', colours: ['plum', 'cream'], backdrop: 'linen' },
      reviews: [
        {
          name: 'Zahid Hussain',
          mobile: '0309-4857765',
          title: 'Warm and light',
          rating: 5,
          comment: 'Perfect for Lahore December with a khes on top.',
          daysAgo: 135,
        },
        {
          name: 'Tehmina Hunzai',
          mobile: '0300-3232933',
          title: 'Soft',
          rating: 4,
          comment: 'Collects some lint from dark clothes.',
          daysAgo: 233,
        },
      ],
    },
    {
      slug: 'patchwork-razai-single',
      name: 'Patchwork Razai, Single',
      title: 'Patchwork quilt in terracotta and cream',
      description:
        'A quilted razai of 150 by 220 cm with a cotton cover and polyester filling, stitched in ' +
        'squares so that the filling stays put. Warm enough for northern winters with a second blanket. ' +
        'Dry clean, or wash in a large machine.',
      price: 5850,
      discount: 10,
      quantity: 7,
      shipping: 'free',
      subcategory: 'Blankets & Quilts',
      picture: { shape: 'quilt', colours: ['terracotta', 'cream'], backdrop: 'sage' },
      reviews: [
        {
          name: 'Huma Afridi',
          mobile: '0337-1851952',
          title: 'Gilgit winter tested',
          rating: 5,
          comment: 'Warm with a blanket over it. Stitching is strong.',
          daysAgo: 93,
        },
        {
          name: 'Asif Naqvi',
          mobile: '0317-5425710',
          title: 'خوبصورت رضائی',
          rating: 5,
          comment: 'Colours are lovely and the filling is even.',
          daysAgo: 164,
        },
      ],
    },
  ],
};
