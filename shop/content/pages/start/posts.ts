import type { StateOf } from '../schemas.ts';
import { doc, p } from './build.ts';

/** The posts that a new shop begins with, newest first (R11). */
export const START_POSTS: readonly StateOf<'post'>[] = [
  {
    kind: 'post',
    slug: 'atta-in-the-monsoon',
    heading: 'Keeping atta dry through the monsoon',
    date: '2024-07-15',
    picture: '/media/demo/atta-container-10-kg.webp',
    lead: 'Lumps, weevils and a musty smell all come from one thing: damp air. Four habits keep it out.',
    body: doc(
      p(
        'Atta takes up water from the air, and in July and August the air is full of it. Once it is damp it clumps, turns sour and feeds weevils. So the whole art is to let as little air at it as possible.',
      ),
      p(
        'Choose a container that you fill nearly to the top. A 10 kg container with 3 kg in it holds more damp air than flour. If you buy for the week, a smaller one is better than a large one that is always half empty.',
      ),
      p(
        'Wash and dry the container before each new bag, and let it stand open in the sun for an hour. Never pour new atta onto the old: what lives in the last cup moves into the next ten kilos.',
      ),
      p(
        'Keep the scoop outside. A hand or a scoop that was near the sink brings in more water than the weather does. A few dried neem leaves or cloves in a cloth are an old way to keep insects off, and they do no harm.',
      ),
      p(
        'In the worst weeks, keep what you don’t need within five days in the fridge, well closed, and let it come to room temperature before you open it, so that no dew forms on it.',
      ),
    ),
    category: 'Storage',
  },
  {
    kind: 'post',
    slug: 'pressure-cooker-size',
    heading: 'Which size of pressure cooker for your family?',
    date: '2024-06-02',
    picture: '/media/demo/pressure-cooker-7-litres.webp',
    lead: 'The number on the box is the pot filled to its brim, which you must never do. Here is what fits.',
    body: doc(
      p(
        'A pressure cooker may be filled to two thirds, and only to one half with daal, chana or rice, which foam and swell. A 7 litre cooker therefore cooks a little under 5 litres of salan, or 3 to 3.5 litres of daal.',
      ),
      p(
        'As a rule: 3 litres for one or two people, 5 litres for three or four, 7 litres for five or six, and 9 litres or more when guests are the usual case. If you are between two sizes, take the larger one; a cooker that is too empty only needs a little more water, one that is too full is dangerous.',
      ),
      p(
        'Look at your stove as well. A wide, low cooker takes paye and meat pieces in one layer and browns better; a tall one stands safely on a small flame.',
      ),
      p(
        'Check the rubber ring every month: when it is hard, shiny or cracked, change it. Rinse the vent and look through it against the light before each use. And wait until the pressure has gone by itself; a lid that needs force is telling you something.',
      ),
    ),
    category: 'Kitchen',
  },
  {
    kind: 'post',
    slug: 'non-stick-care',
    heading: 'Make a non-stick tawa last for years',
    date: '2024-05-10',
    picture: '/media/demo/non-stick-tawa-30-cm.webp',
    lead: 'Most coatings don’t wear out, they are burnt or scratched off. Both are easy to avoid.',
    body: doc(
      p(
        'Heat is the first enemy. Never heat an empty non-stick pan on a full flame: in three minutes it is hotter than the coating can bear. Put in the oil or the first roti early, and cook on a medium flame. That is enough for everything but browning meat, for which steel or iron is the better pan.',
      ),
      p(
        'Metal is the second. Use wood or silicone, cut nothing in the pan, and put a cloth between pans when you stack them.',
      ),
      p(
        'Let it cool before you wash it. Cold water on a hot pan bends the base, and then it never again stands flat on the stove. A soft sponge and a little dish soap are all it needs; for what has burnt on, let warm water with a spoon of baking soda stand in it for half an hour.',
      ),
      p(
        'When the coating flakes or food sticks everywhere, its time is over. A pan that is used every day and treated like this lasts three to five years.',
      ),
    ),
    category: 'Kitchen',
  },
  {
    kind: 'post',
    slug: 'hard-water',
    heading: 'White marks on taps and tiles: living with hard water',
    date: '2024-04-18',
    picture: '/media/demo/spray-bottles-500-ml-set-of-2.webp',
    lead: 'In much of the country the water leaves chalk on all it touches. Vinegar takes it off; time keeps it off.',
    body: doc(
      p(
        'The white crust on taps, shower heads and kettles is lime that stays behind when hard water dries. Scrubbing powder only scratches the chrome under it. An acid dissolves it, and white vinegar is the gentlest one at hand.',
      ),
      p(
        'For taps and glass, mix vinegar and water half and half in a spray bottle, spray, wait ten minutes, wipe, rinse. For a shower head, tie a bag of vinegar around it for the night. For a kettle, boil one cup of vinegar with three of water, let it stand for half an hour, and boil it twice with fresh water.',
      ),
      p(
        'Keep vinegar away from marble and other natural stone, which it eats, and never mix it, or anything else, with bleach: the gas is poisonous.',
      ),
      p(
        'What keeps the marks from coming back is a dry surface. A squeegee over tiles and glass after the last bath of the day takes half a minute and saves an hour at the end of the month.',
      ),
    ),
    category: 'Cleaning',
  },
  {
    kind: 'post',
    slug: 'toys-by-age',
    heading: 'Which toy at which age?',
    date: '2024-03-09',
    picture: '/media/demo/wooden-stacking-rings.webp',
    lead: 'A good toy is a little too hard today and easy next month. What to look for from six months to six years.',
    body: doc(
      p(
        'From six to twelve months, hands and mouth learn everything. Rings, rattles and cloth balls that can be held with a whole fist are right; nothing that fits whole into a mouth, and no string longer than a hand.',
      ),
      p(
        'From one to two years it is putting in and taking out. Stacking rings and shape sorting cubes teach size and patience. Don’t show how it is done: the finding out is the toy.',
      ),
      p(
        'From two to four, building blocks, puzzles of few large pieces and a drawing board. Talk about what is being built, and count the blocks in Urdu and in English while putting them away.',
      ),
      p(
        'From four to six come rules and letters: ludo for taking turns, an abacus for ten and what makes ten, a board of Urdu letters for the names of everybody in the family.',
      ),
      p(
        'At every age, look at edges, paint and small parts before you buy, and once a month after that. A toy with a crack goes.',
      ),
    ),
    category: 'Educational Toys',
  },
  {
    kind: 'post',
    slug: 'small-kitchen',
    heading: 'More room in a small kitchen, without a carpenter',
    date: '2024-02-04',
    picture: '/media/demo/wooden-spice-rack-with-8-jars.webp',
    lead: 'Walls, doors and the air above the shelves are free. An afternoon is enough to use them.',
    body: doc(
      p(
        'Begin by taking things out. What has not been used since last Ramzan goes into a box, and the box leaves the kitchen. Most kitchens are a third too full before anything is bought.',
      ),
      p(
        'Then use the walls. A rack for spices beside the stove, hooks below the shelf for cups and spoons, a rail for towels. What hangs is found at once and leaves the counter free to work on.',
      ),
      p(
        'Inside the cupboards, stack in boxes of one kind. Square ones with lids stand on each other without a gap; round ones waste a quarter of the shelf. Write the name and the day on a strip of tape.',
      ),
      p(
        'Keep what you use every day between hip and eye, what is heavy below, what is for guests on top. And leave one shelf empty: it is where the next big pot goes, and where you put things down in the meantime.',
      ),
    ),
    category: 'Storage',
  },
];
