import type { DemoCategory } from '../types.ts';

export const laundry: DemoCategory = {
  name: 'Laundry',
  subcategories: ['Washing', 'Drying', 'Ironing'],
  products: [
    {
      slug: 'laundry-basket-with-lid-45-litres',
      name: 'Laundry Basket with Lid 45 Litres',
      title: 'Tall blue basket with holes and a lid',
      description:
        'An airy laundry basket of 45 litres with a lid and two grips. The holes keep damp clothes from ' +
        'smelling. Rinse with water when needed.',
      price: 1950,
      discount: 0,
      quantity: 21,
      shipping: 'paid',
      subcategory: 'Washing',
      picture: { shape: 'laundryBasket', colours: ['sky', 'blue'], backdrop: 'linen' },
      reviews: [
        {
          name: 'Mehwish Paracha',
          mobile: '0337-8823872',
          title: 'Good size',
          rating: 5,
          comment: 'A week of clothes for three people.',
          daysAgo: 133,
        },
        {
          name: 'Samina Baltistani',
          mobile: '0343-6229033',
          title: 'Nice colour',
          rating: 4,
          comment: 'Lid does not clip, only rests.',
          daysAgo: 182,
        },
      ],
    },
    {
      slug: 'washing-tub-40-litres',
      name: 'Washing Tub 40 Litres',
      title: 'Wide blue tub with foam',
      description:
        'A wide tub of 40 litres in thick plastic with two handles, for soaking and washing by hand. It ' +
        'does not bend when carried full. Keep out of strong sun.',
      price: 1390,
      discount: 0,
      quantity: 27,
      shipping: 'paid',
      subcategory: 'Washing',
      picture: { shape: 'washTub', colours: ['blue', 'teal'], backdrop: 'sage' },
      reviews: [],
    },
    {
      slug: 'mesh-washing-bags-set-of-3',
      name: 'Mesh Washing Bags, Set of 3',
      title: 'White mesh bag with clothes and a zip',
      description:
        'Three zipped mesh bags in three sizes that protect lawn, dupattas and socks in the machine. ' +
        'The zip has a cover so that it does not catch. Dry them open.',
      price: 590,
      discount: 0,
      quantity: 66,
      shipping: 'paid',
      subcategory: 'Washing',
      picture: { shape: 'meshBag', colours: ['white', 'sky'], backdrop: 'sand' },
      reviews: [],
    },
    {
      slug: 'folding-clothes-drying-stand',
      name: 'Folding Clothes Drying Stand',
      title: 'Folding stand with drying clothes',
      description:
        'A folding steel stand with 16 metres of rail and two wings, for balconies and indoor drying in ' +
        'the rains. It folds to 8 cm. Carries about 15 kg of wet clothes evenly spread.',
      price: 4250,
      discount: 15,
      quantity: 16,
      shipping: 'paid',
      subcategory: 'Drying',
      picture: { shape: 'dryingRack', colours: ['steel', 'blue'], backdrop: 'mist' },
      reviews: [
        {
          name: 'Javeria Chaudhry',
          mobile: '0331-9499648',
          title: 'Monsoon saver',
          rating: 5,
          comment: 'Three loads at once, folds behind the door.',
          daysAgo: 22,
        },
        {
          name: 'Waqas Cheema',
          mobile: '0313-2251796',
          title: 'Sturdy',
          rating: 4,
          comment: 'Feet caps came off once, push them on firmly.',
          daysAgo: 122,
        },
        {
          name: 'Arslan Mengal',
          mobile: '0302-9792363',
          title: 'One rod bent',
          rating: 2,
          comment: 'Arrived with a bent rod, straightened it myself.',
          daysAgo: 240,
        },
      ],
    },
    {
      slug: 'plastic-clothes-pegs-pack-of-24',
      name: 'Plastic Clothes Pegs, Pack of 24',
      title: 'Coloured pegs on a line',
      description:
        'Twenty-four pegs with a steel spring and ribbed jaws that hold in the wind. They do not leave ' +
        'rust marks. Take them in from strong sun to make them last.',
      price: 190,
      discount: 0,
      quantity: 120,
      shipping: 'paid',
      subcategory: 'Drying',
      picture: { shape: 'pegs', colours: ['green', 'mustard'], backdrop: 'blush' },
      reviews: [],
    },
    {
      slug: 'velvet-hangers-pack-of-10',
      name: 'Velvet Hangers, Pack of 10',
      title: 'Slim hangers in brown and pink',
      description:
        'Ten slim hangers with a velvet surface, so that silk and dupattas do not slip. The hook turns. ' +
        'Each carries about three kilos.',
      price: 1250,
      discount: 20,
      quantity: 39,
      shipping: 'paid',
      subcategory: 'Drying',
      picture: { shape: 'hangers', colours: ['walnut', 'rose'], backdrop: 'linen' },
      reviews: [],
    },
    {
      slug: 'folding-ironing-board-110-cm',
      name: 'Folding Ironing Board 110 cm',
      title: 'Ironing board on crossed legs',
      description:
        'An ironing board of 110 by 33 cm with a cotton cover and four heights up to 85 cm. A wire rest ' +
        'holds the iron. Fold it flat against the wall when done.',
      price: 4650,
      discount: 0,
      quantity: 8,
      shipping: 'paid',
      subcategory: 'Ironing',
      picture: { shape: 'ironingBoard', colours: ['teal', 'cream'], backdrop: 'sage' },
      reviews: [
        {
          name: 'Hamza Mengal',
          mobile: '0344-2890415',
          title: 'Stable',
          rating: 4,
          comment: 'Finally no more ironing on the bed.',
          daysAgo: 68,
        },
        {
          name: 'Komal Javed',
          mobile: '0337-7611574',
          title: 'Worth it',
          rating: 5,
          comment: 'Cover is thick, height is right for me.',
          daysAgo: 93,
        },
      ],
    },
    {
      slug: 'dry-iron-1000-w',
      name: 'Dry Iron 1000 W',
      title: 'Light blue electric iron with a dark handle',
      description:
        'A dry iron of 1000 watts with a non-stick plate and a dial for cotton, silk and synthetics. ' +
        'The cord is 1.8 metres with a three-pin plug. Let it cool upright and wipe the plate when ' +
        'cold.',
      price: 4850,
      discount: 0,
      quantity: 18,
      shipping: 'paid',
      subcategory: 'Ironing',
      picture: { shape: 'iron', colours: ['sky', 'navy'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Ayesha Siddiqui',
          mobile: '0337-7801807',
          title: 'Heats fast',
          rating: 5,
          comment: 'Good for cotton kurta with a little water.',
          daysAgo: 7,
        },
        {
          name: 'Sidra Kakar',
          mobile: '0316-6770693',
          title: 'Light iron',
          rating: 4,
          comment: 'Easy on the hand. Cord could be longer.',
          daysAgo: 41,
        },
      ],
    },
  ],
};
