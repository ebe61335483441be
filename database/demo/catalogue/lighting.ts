import type { DemoCategory } from '../types.ts';

export const lighting: DemoCategory = {
  name: 'Lighting',
  subcategories: ['Bulbs & Tubes', 'Lamps', 'Emergency Lights & Torches', 'Fairy Lights'],
  products: [
    {
      slug: 'led-bulb-12-w-pack-of-4',
      name: 'LED Bulb 12 W, Pack of 4',
      title: 'Three LED bulbs on a table',
      description:
        'Four LED bulbs of 12 watts with a B22 pin base and cool white light. Each gives about as much ' +
        'light as an old 80 watt bulb. For 170 to 240 volts; do not use with dimmers.',
      price: 1290,
      discount: 10,
      quantity: 60,
      shipping: 'paid',
      subcategory: 'Bulbs & Tubes',
      picture: { shape: 'bulbs', colours: ['cream', 'sky'], backdrop: 'mist' },
      reviews: [
        {
          name: 'Asma Yousafzai',
          mobile: '0305-6675272',
          title: 'Bright',
          rating: 5,
          comment: 'Changed the whole house, bill went down a little.',
          daysAgo: 31,
        },
        {
          name: 'Bushra Memon',
          mobile: '0304-5248196',
          title: 'All working',
          rating: 4,
          comment: 'Six months, all four still on.',
          daysAgo: 81,
        },
        {
          name: 'Kashif Memon',
          mobile: '0306-7545816',
          title: 'One flickers',
          rating: 2,
          comment: 'Three are good. One flickers when the voltage drops.',
          daysAgo: 97,
        },
      ],
    },
    {
      slug: 'led-tube-light-20-w-4-ft',
      name: 'LED Tube Light 20 W, 4 ft',
      title: 'Lit white LED tube',
      description:
        'A four-foot LED tube of 20 watts with its own fitting, cool white. It starts at once and does ' +
        'not hum. Switch off at the mains before fitting.',
      price: 1150,
      discount: 0,
      quantity: 30,
      shipping: 'paid',
      subcategory: 'Bulbs & Tubes',
      picture: { shape: 'tubeLight', colours: ['white', 'steel'], backdrop: 'blush' },
      reviews: [
        {
          name: 'Rukhsana Mirza',
          mobile: '0326-5616339',
          title: 'Good light',
          rating: 4,
          comment: 'Easy to fit, wire is short though.',
          daysAgo: 223,
        },
      ],
    },
    {
      slug: 'bedside-table-lamp-with-fabric-shade',
      name: 'Bedside Table Lamp with Fabric Shade',
      title: 'Lit table lamp with cream shade and terracotta foot',
      description:
        'A bedside lamp, 38 cm high, with a ceramic foot and a cloth shade. It takes a B22 bulb up to ' +
        '40 watts, not included. Dust the shade with a dry brush.',
      price: 2950,
      discount: 0,
      quantity: 17,
      shipping: 'paid',
      subcategory: 'Lamps',
      picture: { shape: 'tableLamp', colours: ['cream', 'terracotta'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Iqra Javed',
          mobile: '0322-5182974',
          title: 'Warm light',
          rating: 5,
          comment: 'Makes the room feel calm. Used a warm LED.',
          daysAgo: 13,
        },
        {
          name: 'Maryam Memon',
          mobile: '0315-8176414',
          title: 'Nice batti for the bedroom',
          rating: 5,
          comment: 'Foot is heavy, does not tip over.',
          daysAgo: 219,
        },
      ],
    },
    {
      slug: 'study-lamp-with-bending-arm',
      name: 'Study Lamp with Bending Arm',
      title: 'Blue desk lamp shining down',
      description:
        'A desk lamp with a jointed arm and a weighted foot, for homework and sewing. It takes an E27 ' +
        'bulb up to 60 watts; an LED keeps it cool. The cord is 1.5 metres with a switch.',
      price: 2350,
      discount: 15,
      quantity: 23,
      shipping: 'paid',
      subcategory: 'Lamps',
      picture: { shape: 'deskLamp', colours: ['blue', 'charcoal'], backdrop: 'sage' },
      reviews: [],
    },
    {
      slug: 'rechargeable-emergency-light-20-leds',
      name: 'Rechargeable Emergency Light, 20 LEDs',
      title: 'Emergency light with a handle and lit LEDs',
      description:
        'A carry light with twenty LEDs that runs about five hours on a charge at half brightness. It ' +
        'comes on by itself when the power goes. Charge it fully once a month.',
      price: 2890,
      discount: 5,
      quantity: 25,
      shipping: 'paid',
      subcategory: 'Emergency Lights & Torches',
      picture: { shape: 'emergencyLight', colours: ['white', 'blue'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Ibrahim Awan',
          mobile: '0338-4413086',
          title: 'Load shedding partner',
          rating: 5,
          comment: 'Lights the whole lounge. Five hours is true on low.',
          daysAgo: 8,
        },
        {
          name: 'Sadia Khan',
          mobile: '0306-8564182',
          title: 'Good backup',
          rating: 4,
          comment: 'Charging takes all night.',
          daysAgo: 208,
        },
        {
          name: 'Bilal Rajput',
          mobile: '0314-9146598',
          title: 'بجلی جانے پر خود جلتی ہے',
          rating: 5,
          comment: "Very useful for my parents' house.",
          daysAgo: 227,
        },
      ],
    },
    {
      slug: 'rechargeable-led-torch',
      name: 'Rechargeable LED Torch',
      title: 'Torch with a beam of light',
      description:
        'An aluminium torch with three modes and a beam of about 150 metres. It charges by a USB cable ' +
        'that is included. Splash resistant, but not for use under water.',
      price: 1450,
      discount: 0,
      quantity: 4,
      shipping: 'paid',
      subcategory: 'Emergency Lights & Torches',
      picture: { shape: 'torch', colours: ['charcoal', 'mustard'], backdrop: 'mist' },
      reviews: [
        {
          name: 'Rehan Afridi',
          mobile: '0312-8921934',
          title: 'Strong beam',
          rating: 5,
          comment: 'Took it to Naran, very useful.',
          daysAgo: 13,
        },
        {
          name: 'Kamran Abbasi',
          mobile: '0324-5995782',
          title: 'Gets warm',
          rating: 3,
          comment: 'Bright, but warm on the high mode.',
          daysAgo: 234,
        },
      ],
    },
    {
      slug: 'fairy-lights-10-m-warm-white',
      name: 'Fairy Lights 10 m, Warm White',
      title: 'Two rows of warm fairy lights',
      description:
        'A string of ten metres with 100 small warm white lights and a plug with eight patterns. For ' +
        'weddings, Eid and balconies under a roof. Not for standing rain.',
      price: 890,
      discount: 0,
      quantity: 55,
      shipping: 'paid',
      subcategory: 'Fairy Lights',
      picture: { shape: 'stringLights', colours: ['charcoal', 'mustard'], backdrop: 'blush' },
      reviews: [
        {
          name: 'Kamran Brohi',
          mobile: '0326-5004134',
          title: 'Mehndi night',
          rating: 5,
          comment: 'Ordered six. All worked, no dead bulbs.',
          daysAgo: 66,
        },
        {
          name: 'Mubashir Mehmood',
          mobile: '0331-3807372',
          title: 'Pretty',
          rating: 4,
          comment: 'Wire is a bit short before the first light.',
          daysAgo: 190,
        },
      ],
    },
    {
      slug: 'led-strip-5-m-with-remote',
      name: 'LED Strip 5 m with Remote',
      title: 'Roll of LED strip with coloured lights',
      description:
        'A five-metre strip with colours and a remote control, stuck on with tape from the back. It can ' +
        'be cut after every third light. Clean the surface before sticking and use the adaptor that ' +
        'comes with it.',
      price: 1850,
      discount: 0,
      quantity: 0,
      shipping: 'paid',
      subcategory: 'Fairy Lights',
      picture: { shape: 'ledStrip', colours: ['steel', 'coral'], backdrop: 'linen' },
      reviews: [
        {
          name: 'Huma Hussain',
          mobile: '0303-9398754',
          title: 'Nice colours, weak tape',
          rating: 3,
          comment: 'The lights are good. Use extra double tape.',
          daysAgo: 165,
        },
      ],
    },
  ],
};
