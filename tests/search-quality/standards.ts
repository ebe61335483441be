/**
 * What has to be among the first three products that a query finds. Names are those of products, categories and
 * subcategories of the demo catalogue.
 * - a name: this product is among them
 * - `oneOf`: at least one of them is one of these or stands in one of these
 * - `only`: something is found, and each of them is one of these or stands in one of these
 * - `begins`: something is found, and each of them has a word in its name that begins so
 */
export type Standard =
  | string
  | { oneOf: readonly string[] }
  | { only: readonly string[] }
  | { begins: string };

/** Queries of one kind, each with its standard. */
export type JudgedQueries = Record<string, readonly (readonly [query: string, standard: Standard])[]>;

/** What one gives to grown-ups: for the home and the table, to look at, to use with pleasure. */
export const GIFTS = [
  'Home Decor',
  'Ceramic Tea Set, 15 Pieces',
  'Qahwa Glasses with Gold Rim, Set of 6',
  'Stoneware Tea Mugs 350 ml, Set of 2',
  'Aroma Diffuser 300 ml',
  'Moon Night Light with Wooden Foot',
  'Manicure Kit in a Case, 9 Pieces',
  'Table Mirror with Light Ring',
  'Velvet Prayer Mat',
  'Cushion Covers 40 × 40 cm, Set of 5',
  'Ajrak Pattern Table Runner 180 cm',
  'Little Cactus Ornament in Pot',
  'Wooden Ludo Board with Dice',
];

/** What a couple that marries is given: the above, and what sets up a household. */
export const WEDDING_GIFTS = [
  ...GIFTS,
  'Melamine Dinner Plates, Set of 6',
  'Stainless Steel Spoon Set, 12 Pieces',
  'Ceramic Soup Bowls, Set of 4',
  'Water Glasses 300 ml, Set of 6',
  'Serving Tray with Handles 42 cm',
  'Double Bedsheet with 2 Pillow Covers',
  'Fleece Blanket, Double Bed',
  'Patchwork Razai, Single',
  'Insulated Hot Pot 2.5 Litres',
  'Home Appliances',
  'Fairy Lights 10 m, Warm White',
];

/** For Eid and Ramzan: prayer, guests and the table that is laid for them. */
export const EID_GOODS = [
  ...GIFTS,
  'Serving',
  'Glasses & Cups',
  'Plates & Bowls',
  'Fairy Lights 10 m, Warm White',
  'Fruit Basket 28 cm',
  'Ceramic Lassi Jug 1.2 Litres',
  'Vacuum Flask 1 Litre',
  'Insulated Hot Pot 1.5 Litres',
  'Table Mats, Set of 6',
];

/** For a birthday, most of all a child's. */
export const BIRTHDAY_GOODS = [...GIFTS, 'Educational Toys', 'Baby Picks', 'Fairy Lights 10 m, Warm White'];

/** What is made to play with. */
export const TOYS = [
  'Educational Toys',
  'Baby Rattle with Ring',
  'Silicone Teething Ring',
  'Soft Cloth Ball with Bell',
  'Hanging Cot Mobile',
];
