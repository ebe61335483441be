import type { DemoCategory } from '../types.ts';

export const storage: DemoCategory = {
  name: 'Storage',
  subcategories: ['Jars & Dabbay', 'Boxes & Baskets', 'Racks & Organisers'],
  products: [
    {
      slug: 'glass-jars-with-lids-set-of-3',
      name: 'Glass Jars with Lids, Set of 3',
      title: 'Three glass jars with daal, spice and herbs',
      description:
        'Three glass jars of 500, 900 and 1,200 ml with lids that seal on a silicone ring. For daal, ' +
        'sugar, dry fruit and spices. Wash the glass hot and the lids by hand.',
      price: 1690,
      discount: 0,
      quantity: 35,
      shipping: 'paid',
      subcategory: 'Jars & Dabbay',
      picture: { shape: 'jars', colours: ['glass', 'wood'], backdrop: 'sand' },
      reviews: [
        {
          name: 'Gul Bibi',
          mobile: '0348-2542529',
          title: 'Seal is tight',
          rating: 5,
          comment: 'No ants since I moved the sugar into these.',
          daysAgo: 1,
        },
        {
          name: 'Shahid Hunzai',
          mobile: '0307-5231105',
          title: 'Pretty',
          rating: 4,
          comment: 'One lid was stiff at first.',
          daysAgo: 117,
        },
      ],
    },
    {
      slug: 'steel-masala-box-7-bowls',
      name: 'Steel Masala Box, 7 Bowls',
      title: 'Round steel box with seven spice bowls',
      description:
        'A round steel masala dani with seven bowls, two small spoons and a close lid, 20 cm across. ' +
        'All spices of a meal at hand. Wash and dry fully before refilling.',
      price: 1980,
      discount: 0,
      quantity: 29,
      shipping: 'paid',
      subcategory: 'Jars & Dabbay',
      picture: { shape: 'masalaBox', colours: ['steel', 'mustard'], backdrop: 'mist' },
      reviews: [
        {
          name: 'Fozia Khattak',
          mobile: '0313-8723224',
          title: 'Every kitchen needs this',
          rating: 5,
          comment: 'Haldi, mirch, dhania, all in one place.',
          daysAgo: 20,
        },
        {
          name: 'Sunil Kumar',
          mobile: '0331-9036456',
          title: 'Good steel',
          rating: 4,
          comment: 'The lid is tight, opens with two hands.',
          daysAgo: 208,
        },
        {
          name: 'Asif Rana',
          mobile: '0320-4326756',
          title: 'Great gift',
          rating: 5,
          comment: 'Gave it to my cousin at her wedding.',
          daysAgo: 217,
        },
      ],
    },
    {
      slug: 'atta-container-10-kg',
      name: 'Atta Container 10 kg',
      title: 'Large cream container with a green lid',
      description:
        'A food container for about ten kilos of flour or rice, with a lid that shuts out moisture and ' +
        'insects. A scoop is included. Wipe dry inside before refilling.',
      price: 2390,
      discount: 0,
      quantity: 4,
      shipping: 'paid',
      subcategory: 'Jars & Dabbay',
      picture: { shape: 'drum', colours: ['cream', 'green'], backdrop: 'blush' },
      reviews: [],
    },
    {
      slug: 'lidded-storage-box-30-litres',
      name: 'Lidded Storage Box 30 Litres',
      title: 'Light storage box with a blue lid',
      description:
        'A box of 30 litres with a clip lid, for clothes, toys and papers. Boxes stack when closed. ' +
        'Keep out of strong sun so that the plastic does not grow brittle.',
      price: 1590,
      discount: 5,
      quantity: 26,
      shipping: 'paid',
      subcategory: 'Boxes & Baskets',
      picture: { shape: 'storageBox', colours: ['sky', 'blue'], backdrop: 'linen' },
      reviews: [],
    },
    {
      slug: 'woven-storage-basket-with-handles',
      name: 'Woven Storage Basket with Handles',
      title: 'Woven basket with two handles',
      description:
        'A hand-woven basket of 34 by 24 cm with two handles, for towels, toys or fruit. Every one ' +
        'looks a little different. Dust with a soft brush and keep dry.',
      price: 1490,
      discount: 0,
      quantity: 5,
      shipping: 'paid',
      subcategory: 'Boxes & Baskets',
      picture: { shape: 'wovenBasket', colours: ['wood', 'walnut'], backdrop: 'sage' },
      reviews: [],
    },
    {
      slug: 'desk-organiser-with-drawer',
      name: 'Desk Organiser with Drawer',
      title: 'Organiser with pencils and a drawer',
      description:
        'A desk stand with a pencil cup and a small drawer, 20 cm wide, in sturdy plastic. For pens, ' +
        'chargers and keys. Wipe with a damp cloth.',
      price: 1120,
      discount: 20,
      quantity: 33,
      shipping: 'paid',
      subcategory: 'Racks & Organisers',
      picture: { shape: 'deskOrganiser', colours: ['teal', 'mustard'], backdrop: 'sand' },
      reviews: [],
    },
    {
      slug: 'shoe-rack-4-tiers',
      name: 'Shoe Rack, 4 Tiers',
      title: 'Metal rack with four rows of shoes',
      description:
        'A light metal rack with four shelves for about twelve pairs, 55 cm wide. It goes together ' +
        'without tools in ten minutes. Place it on a level floor.',
      price: 2790,
      discount: 10,
      quantity: 14,
      shipping: 'paid',
      subcategory: 'Racks & Organisers',
      picture: { shape: 'shoeRack', colours: ['charcoal', 'walnut'], backdrop: 'mist' },
      reviews: [
        {
          name: 'Fozia Abro',
          mobile: '0324-6107272',
          title: 'Easy to put together',
          rating: 4,
          comment: 'Good for chappals and shoes. Heavy boots bend the rod a bit.',
          daysAgo: 20,
        },
        {
          name: 'Rimsha Arain',
          mobile: '0307-2017722',
          title: 'Wobbly on carpet',
          rating: 3,
          comment: 'On tiles it stands well.',
          daysAgo: 154,
        },
      ],
    },
    {
      slug: 'hanging-wardrobe-organiser-5-shelves',
      name: 'Hanging Wardrobe Organiser, 5 Shelves',
      title: 'Fabric shelves with folded clothes',
      description:
        'Five fabric shelves that hang from the wardrobe rail, 30 cm wide and 110 cm long. Each shelf ' +
        'carries about two kilos of folded clothes. Wipe with a damp cloth.',
      price: 1650,
      discount: 0,
      quantity: 0,
      shipping: 'paid',
      subcategory: 'Racks & Organisers',
      picture: { shape: 'hangingOrganiser', colours: ['sage', 'terracotta'], backdrop: 'blush' },
      reviews: [
        {
          name: 'Aneela Channa',
          mobile: '0317-5879761',
          title: 'More room at last',
          rating: 5,
          comment: 'Bachon ke kapray all in one place.',
          daysAgo: 125,
        },
      ],
    },
  ],
};
