import { describe, expect, test } from 'vitest';
import type { Product } from '../../shop/catalogue/types.ts';
import { openDemoShop } from '../support/shop.ts';

const shop = openDemoShop();

async function search(query: string): Promise<string[]> {
  const response = await shop.app.inject({ url: '/api/v1/products/searchByName', query: { query } });
  expect(response.statusCode).toBe(200);
  return response.json<Product[]>().map(({ name }) => name);
}

/** What shoppers type, and the product that has to be among the first three. */
const QUERIES: readonly (readonly [query: string, product: string])[] = [
  // As it is called, in any case and order, and while it is still being typed
  ['karahi', 'Stainless Steel Karahi 28 cm'],
  ['KARAHI STEEL', 'Stainless Steel Karahi 28 cm'],
  ['kar', 'Stainless Steel Karahi 28 cm'],
  ['pan frying', 'Non-Stick Frying Pan 24 cm'],
  ['non stick tawa', 'Non-Stick Tawa 30 cm'],
  ['bucket 20 litres', 'Bathroom Bucket 20 Litres with Mug'],
  ['chakla belan', 'Chakla Belan Set in Sheesham Wood'],
  ['hot water bottle', 'Hot Water Bottle 2 Litres'],
  ['cush', 'Cushion Covers 40 × 40 cm, Set of 5'],
  ['umbr', 'Folding Umbrella with Curved Handle'],
  ['led bulb 12w', 'LED Bulb 12 W, Pack of 4'],
  // Swapped, missing, doubled and wrong letters
  ['karhai', 'Stainless Steel Karahi 28 cm'],
  ['non stik fry pan', 'Non-Stick Frying Pan 24 cm'],
  ['presure cooker', 'Pressure Cooker 7 Litres'],
  ['pressur coker', 'Pressure Cooker 7 Litres'],
  ['kettel', 'Electric Kettle 1.8 Litres'],
  ['elctric ketle', 'Electric Kettle 1.8 Litres'],
  ['blendar', 'Blender 1.5 Litres with Grinder'],
  ['thermameter', 'Digital Thermometer'],
  ['umbrela', 'Folding Umbrella with Curved Handle'],
  ['screwdrivr', 'Screwdriver Set, 6 Pieces'],
  ['hamer', 'Claw Hammer with Wooden Handle'],
  ['tooth bursh holder', 'Toothbrush Holder, 3 Places'],
  ['shwer curtain', 'Shower Curtain 180 × 180 cm'],
  ['curtian', 'Velvet Curtains 140 × 230 cm, Pair'],
  ['matress protector', 'Waterproof Mattress Protector, Queen'],
  ['straightner', 'Hair Straightener with Ceramic Plates'],
  ['vaccum flask', 'Vacuum Flask 1 Litre'],
  ['tiffen', 'Steel Tiffin, 3 Tiers'],
  ['mosqito raket', 'Rechargeable Mosquito Racket'],
  ['spon', 'Suction Feeding Bowl with Spoon'],
  ['drilll machine', 'Cordless Drill 12 V with Bits'],
  ['sandwhich maker', 'Sandwich Maker, 2 Slices'],
  ['micro fiber mop', 'Flat Microfibre Mop'],
  ['diffusor', 'Aroma Diffuser 300 ml'],
  // Plurals and singulars, words apart and together
  ['knives', "Chef's Knife 20 cm"],
  ['chefs knife', "Chef's Knife 20 cm"],
  ['towel', 'Cotton Bath Towels, Set of 2'],
  ['bath towels', 'Cotton Bath Towels, Set of 2'],
  ['torches', 'Rechargeable LED Torch'],
  ['kettles', 'Electric Kettle 1.8 Litres'],
  ['glove', 'Rubber Kitchen Gloves, 2 Pairs'],
  ['toothbrush', 'Soft Toothbrushes, Pack of 4'],
  ['brushes for bottle', 'Bottle Cleaning Brush Set'],
  ['children bag', "Children's School Bag"],
  ['shelves', 'Floating Wall Shelves, Set of 2'],
  ['bed sheet', 'Double Bedsheet with 2 Pillow Covers'],
  ['hairdryer', 'Hair Dryer 1200 W'],
  ['nonstick casserole', 'Non-Stick Casserole with Lid, 3 Litres'],
  ['lunchbox', 'Lunch Box with 3 Parts'],
  ['frypan', 'Non-Stick Frying Pan 24 cm'],
  // Roman Urdu
  ['chamach', 'Stainless Steel Spoon Set, 12 Pieces'],
  ['chammach set', 'Stainless Steel Spoon Set, 12 Pieces'],
  ['bartan', 'Aluminium Degchi with Lid, 5 Litres'],
  ['degchi', 'Aluminium Degchi with Lid, 5 Litres'],
  ['patili', 'Aluminium Degchi with Lid, 5 Litres'],
  ['tava', 'Non-Stick Tawa 30 cm'],
  ['jharu', 'Soft Grass Jharu'],
  ['jhaaroo', 'Soft Grass Jharu'],
  ['broom', 'Soft Grass Jharu'],
  ['pocha', 'Flat Microfibre Mop'],
  ['balti', 'Plastic Balti 15 Litres'],
  ['tauliya', 'Cotton Bath Towels, Set of 2'],
  ['bara tolia', 'Cotton Bath Towels, Set of 2'],
  ['sabun dani', 'Draining Soap Dish'],
  ['gilaas', 'Water Glasses 300 ml, Set of 6'],
  ['chhuri', "Chef's Knife 20 cm"],
  ['masalay ka dabba', 'Steel Masala Box, 7 Bowls'],
  ['phool daan', 'Ceramic Vase 22 cm'],
  ['batti', 'LED Bulb 12 W, Pack of 4'],
  ['bachay ki bottle', 'Baby Feeding Bottle 240 ml'],
  ['kitchen ka dabba', 'Steel Masala Box, 7 Bowls'],
  ['5 kg atta dabba', 'Atta Container 10 kg'],
  ['takiya', 'Gao Takiya with Cover'],
  ['razai', 'Patchwork Razai, Single'],
  ['kambal', 'Fleece Blanket, Double Bed'],
  ['istri', 'Dry Iron 1000 W'],
  ['pankha', 'Table Fan 16 Inch'],
  ['chhatri', 'Folding Umbrella with Curved Handle'],
  ['machar mar bat', 'Rechargeable Mosquito Racket'],
  ['machar dani', 'Folding Baby Mosquito Net'],
  ['janamaz', 'Velvet Prayer Mat'],
  ['kachra dan', 'Pedal Bin 12 Litres'],
  ['jootay rakhne wala rack', 'Shoe Rack, 4 Tiers'],
  ['parday', 'Velvet Curtains 140 × 230 cm, Pair'],
  ['kangha', 'Wide-Tooth Wooden Comb'],
  ['gharri', 'Silent Wall Clock 30 cm'],
  ['pech kas', 'Screwdriver Set, 6 Pieces'],
  ['hathora', 'Claw Hammer with Wooden Handle'],
  ['mombatti', 'Scented Candle in Glass'],
  ['khilonay', 'Wooden Picture Puzzle, 9 Pieces'],
  ['chai channi', 'Fine Mesh Tea Strainer'],
  ['feeder', 'Baby Feeding Bottle 240 ml'],
  ['taul', 'Bath Towel Rolls, Set of 3'],
  // Urdu
  ['چمچ', 'Stainless Steel Spoon Set, 12 Pieces'],
  ['جھاڑو', 'Soft Grass Jharu'],
  ['کڑاہی', 'Stainless Steel Karahi 28 cm'],
  ['بالٹی', 'Plastic Balti 15 Litres'],
  ['تولیہ', 'Cotton Bath Towels, Set of 2'],
  ['بچوں کی بوتل', 'Baby Feeding Bottle 240 ml'],
  ['چائے کی کیتلی', 'Enamel Chai Kettle 1.5 Litres'],
  // Shelves
  ['baby', 'Baby Bath Tub 80 cm'],
  ['toys', 'Wooden Picture Puzzle, 9 Pieces'],
  ['home decor mirror', 'Round Wall Mirror 45 cm'],
  ['garden tools', 'Hand Trowel and Fork Set'],
  ['cookware', 'Stainless Steel Karahi 28 cm'],
];

describe('what shoppers type', () => {
  test.each(QUERIES)('%s: %s is among the first three', async (query, product) => {
    const found = await search(query);
    expect(found.slice(0, 3)).toContain(product);
  });
});

describe('the order of what is found', () => {
  test('what is called so comes before what only has one', async () => {
    const found = await search('bucket');
    expect(found.indexOf('Plastic Balti 15 Litres')).toBeLessThan(found.indexOf('Spin Mop with Bucket'));
  });

  test('what is sold out comes after what is called so too and is in stock', async () => {
    const found = await search('feeding bottle');
    expect(found).toEqual(['Baby Feeding Bottle 240 ml', 'Wide-Neck Feeding Bottle 150 ml']);
  });

  test('what is sold out and called so comes before what only mentions the words', async () => {
    expect(await search('hot water bottle')).toEqual(['Hot Water Bottle 2 Litres', 'Vacuum Flask 1 Litre']);
  });
});

describe('a search', () => {
  test.each([
    ['nothing', ''],
    ['spaces', ' \t\n '],
    ['signs of pattern languages', '% _ \\ \' " * ( ) & | ! : <-> --'],
    ['an emoji', '🎁🪣'],
    ['a character that no text holds', '\u0000'],
    ['half a character', '\ud83c'],
    ['another script', '鍋 сковорода'],
    ['letters that make no word', 'xqzwvk'],
  ])('for %s finds nothing and is no error', async (_what, query) => {
    expect(await search(query)).toEqual([]);
  });

  test('takes signs, emoji and a stray NUL beside a word as nothing', async () => {
    for (const query of ["'karahi%", '🎁 karahi 🎁', 'karahi\u0000', 'karahi & !steel:*']) {
      expect((await search(query))[0]).toBe('Stainless Steel Karahi 28 cm');
    }
  });

  test('of 200 characters is answered, also when each is a word', async () => {
    expect((await search('karahi '.repeat(28).trim()))[0]).toBe('Stainless Steel Karahi 28 cm');
    expect(await search('a '.repeat(100))).toBeInstanceOf(Array);
    expect(await search('x'.repeat(200))).toEqual([]);
  });

  test('for words that never occur together finds what has most of them', async () => {
    expect((await search('red steel karahi from lahore'))[0]).toBe('Stainless Steel Karahi 28 cm');
  });
});
