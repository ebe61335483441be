import type { DemoCategory } from '../types.ts';
import { baby } from './baby.ts';
import { babyPicks } from './baby-picks.ts';
import { backInStock } from './back-in-stock.ts';
import { bathroom } from './bathroom.ts';
import { bathroomAccessories } from './bathroom-accessories.ts';
import { bedding } from './bedding.ts';
import { bestSelling } from './best-selling.ts';
import { cleaning } from './cleaning.ts';
import { cleaningAccessories } from './cleaning-accessories.ts';
import { clearanceSale } from './clearance-sale.ts';
import { dining } from './dining.ts';
import { educationalToys } from './educational-toys.ts';
import { garden } from './garden.ts';
import { hairAndBeauty } from './hair-and-beauty.ts';
import { healthAndFitness } from './health-and-fitness.ts';
import { homeAppliances } from './home-appliances.ts';
import { homeDecor } from './home-decor.ts';
import { household } from './household.ts';
import { kitchen } from './kitchen.ts';
import { kitchenPick } from './kitchen-pick.ts';
import { laundry } from './laundry.ts';
import { lighting } from './lighting.ts';
import { livingRoom } from './living-room.ts';
import { newArrivals } from './new-arrivals.ts';
import { personalCare } from './personal-care.ts';
import { popularCategories } from './popular-categories.ts';
import { storage } from './storage.ts';
import { theProblemSolver } from './the-problem-solver.ts';
import { tools } from './tools.ts';
import { topTrending } from './top-trending.ts';
import { travelAndOutdoor } from './travel-and-outdoor.ts';
import { weeklySale } from './weekly-sale.ts';

/** All categories in menu order: the ordinary ones first, then those that fill the sections of the home page. */
export const demoCatalogue: DemoCategory[] = [
  kitchen,
  dining,
  cleaning,
  baby,
  bathroom,
  livingRoom,
  bedding,
  storage,
  laundry,
  lighting,
  tools,
  garden,
  educationalToys,
  hairAndBeauty,
  healthAndFitness,
  homeAppliances,
  travelAndOutdoor,
  theProblemSolver,
  weeklySale,
  clearanceSale,
  newArrivals,
  backInStock,
  bestSelling,
  topTrending,
  kitchenPick,
  household,
  cleaningAccessories,
  homeDecor,
  bathroomAccessories,
  personalCare,
  babyPicks,
  popularCategories,
];
