import type { DemoCategory } from '../types.ts';

export const educationalToys: DemoCategory = {
  name: 'Educational Toys',
  subcategories: ['Wooden Toys', 'Letters & Numbers', 'Puzzles & Games'],
  products: [
    {
      slug: 'wooden-stacking-rings',
      name: 'Wooden Stacking Rings',
      title: 'Tower of coloured wooden rings',
      description:
        'Five wooden rings and a ball on a pole of 20 cm, in water-based colours. Teaches size and ' +
        'order from about one year. Wipe with a damp cloth; do not soak.',
      price: 1190,
      discount: 0,
      quantity: 42,
      shipping: 'paid',
      subcategory: 'Wooden Toys',
      picture: { shape: 'stackingRings', colours: ['wood', 'wood'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Mehwish Khattak',
          mobile: '0322-5224401',
          title: 'Colours do not come off',
          rating: 5,
          comment: 'Our one-year-old chews on it, no paint lost.',
          daysAgo: 1,
        },
        {
          name: 'Fahad Paracha',
          mobile: '0321-7641067',
          title: 'Smooth',
          rating: 4,
          comment: 'Pole is a bit thin but holds.',
          daysAgo: 33,
        },
        {
          name: 'Arslan Jatoi',
          mobile: '0301-2180309',
          title: 'First birthday gift',
          rating: 5,
          comment: 'Well received, khoobsurat toy.',
          daysAgo: 201,
        },
      ],
    },
    {
      slug: 'building-blocks-60-pieces',
      name: 'Building Blocks, 60 Pieces',
      title: 'Coloured blocks stacked to a tower',
      description:
        'Sixty wooden blocks in six colours and seven shapes, in a cloth bag. Edges are rounded. From ' +
        'about two years; some pieces are small, so watch the little ones.',
      price: 1850,
      discount: 0,
      quantity: 25,
      shipping: 'paid',
      subcategory: 'Wooden Toys',
      picture: { shape: 'blocks', colours: ['brick', 'blue'], backdrop: 'mist' },
      reviews: [
        {
          name: 'Ibrahim Dogar',
          mobile: '0316-5376871',
          title: 'Hours of play',
          rating: 5,
          comment: 'They build masjids and bridges the whole evening.',
          daysAgo: 77,
        },
        {
          name: 'Hina Qureshi',
          mobile: '0344-8729106',
          title: 'Good value',
          rating: 4,
          comment: 'Two blocks had rough corners.',
          daysAgo: 135,
        },
      ],
    },
    {
      slug: 'shape-sorting-cube',
      name: 'Shape Sorting Cube',
      title: 'Blue cube with shapes beside it',
      description:
        'A wooden cube of 14 cm with twelve holes and twelve matching pieces. Helps toddlers learn ' +
        'shapes and hand control. The lid lifts off to get the pieces back.',
      price: 1450,
      discount: 15,
      quantity: 19,
      shipping: 'paid',
      subcategory: 'Wooden Toys',
      picture: { shape: 'shapeSorter', colours: ['sky', 'mustard'], backdrop: 'blush' },
      reviews: [],
    },
    {
      slug: 'wooden-abacus-5-rows',
      name: 'Wooden Abacus, 5 Rows',
      title: 'Wooden abacus with coloured beads',
      description:
        'A wooden counting frame, 28 cm wide, with five rows of smooth coloured beads. For counting, ' +
        'adding and patterns from three years. Wipe clean with a dry cloth.',
      price: 1290,
      discount: 0,
      quantity: 33,
      shipping: 'paid',
      subcategory: 'Letters & Numbers',
      picture: { shape: 'abacus', colours: ['wood', 'walnut'], backdrop: 'linen' },
      reviews: [
        {
          name: 'Talha Iqbal',
          mobile: '0343-5144951',
          title: 'Ginti is fun now',
          rating: 4,
          comment: 'Beads move well.',
          daysAgo: 72,
        },
        {
          name: 'Nadia Hussain',
          mobile: '0327-5348224',
          title: 'Old school',
          rating: 5,
          comment: 'Better than another tablet game.',
          daysAgo: 81,
        },
      ],
    },
    {
      slug: 'urdu-letters-board',
      name: 'Urdu Letters Board',
      title: 'Board with coloured letter tiles',
      description:
        'A wooden board with lift-out tiles for the Urdu alphabet, 30 by 22 cm. Each tile has a knob ' +
        'and a picture below. From three years.',
      price: 1690,
      discount: 10,
      quantity: 0,
      shipping: 'paid',
      subcategory: 'Letters & Numbers',
      picture: { shape: 'letterBoard', colours: ['cream', 'walnut'], backdrop: 'sage' },
      reviews: [
        {
          name: 'Maryam Tariq',
          mobile: '0300-4256713',
          title: 'الف بے سیکھ لی',
          rating: 5,
          comment: 'My daughter learnt half the letters in a month.',
          daysAgo: 106,
        },
        {
          name: 'Asma Mengal',
          mobile: '0316-7211227',
          title: 'Needed this',
          rating: 5,
          comment: 'Good Urdu toys are hard to find. Print is correct.',
          daysAgo: 167,
        },
        {
          name: 'Kiran Memon',
          mobile: '0326-7078719',
          title: 'Knobs could be bigger',
          rating: 4,
          comment: 'Otherwise very good.',
          daysAgo: 181,
        },
      ],
    },
    {
      slug: 'magnetic-drawing-board',
      name: 'Magnetic Drawing Board',
      title: 'Red drawing board with a pen and stamps',
      description:
        'A magnetic board of 38 by 28 cm with a pen on a string and three stamps. Slide the bar and the ' +
        'picture is gone, with no ink on the walls. From three years.',
      price: 1390,
      discount: 0,
      quantity: 46,
      shipping: 'paid',
      subcategory: 'Letters & Numbers',
      picture: { shape: 'drawingBoard', colours: ['coral', 'blue'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Sana Lodhi',
          mobile: '0333-6229722',
          title: 'Walls are saved',
          rating: 5,
          comment: 'Best purchase this year.',
          daysAgo: 102,
        },
        {
          name: 'Sana Awan',
          mobile: '0345-8503235',
          title: 'Old lines stay a little',
          rating: 3,
          comment: 'After some weeks faint lines stay.',
          daysAgo: 175,
        },
      ],
    },
    {
      slug: 'wooden-picture-puzzle-9-pieces',
      name: 'Wooden Picture Puzzle, 9 Pieces',
      title: 'Wooden puzzle with one piece beside it',
      description:
        'A wooden puzzle of 22 by 20 cm in a frame, with nine large pieces that small hands can hold. ' +
        'From two and a half years. Keep the pieces in the frame to lose none.',
      price: 790,
      discount: 0,
      quantity: 51,
      shipping: 'paid',
      subcategory: 'Puzzles & Games',
      picture: { shape: 'puzzle', colours: ['teal', 'mustard'], backdrop: 'mist' },
      reviews: [],
    },
    {
      slug: 'wooden-ludo-board-with-dice',
      name: 'Wooden Ludo Board with Dice',
      title: 'Ludo board with four colours and a die',
      description:
        'A wooden ludo board of 30 by 30 cm with sixteen tokens and two dice. For two to four players ' +
        'from five years. Tokens are kept in a drawstring bag.',
      price: 1250,
      discount: 5,
      quantity: 3,
      shipping: 'paid',
      subcategory: 'Puzzles & Games',
      picture: { shape: 'ludo', colours: ['wood', 'coral'], backdrop: 'blush' },
      reviews: [
        {
          name: 'Maryam Butt',
          mobile: '0309-9317551',
          title: 'Family nights',
          rating: 5,
          comment: 'Even my nana plays. Board is smooth.',
          daysAgo: 60,
        },
        {
          name: 'Tariq Mengal',
          mobile: '0347-6878862',
          title: 'Nice finish',
          rating: 4,
          comment: 'Dice are small.',
          daysAgo: 120,
        },
      ],
    },
  ],
};
