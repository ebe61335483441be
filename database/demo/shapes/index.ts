import { appliances } from './appliances.ts';
import { baby } from './baby.ts';
import { bathroom } from './bathroom.ts';
import { care } from './care.ts';
import { cleaning } from './cleaning.ts';
import { cookware } from './cookware.ts';
import { decor } from './decor.ts';
import { dining } from './dining.ts';
import { fitness } from './fitness.ts';
import { garden } from './garden.ts';
import { kitchenTools } from './kitchen-tools.ts';
import { laundry } from './laundry.ts';
import { lighting } from './lighting.ts';
import { storage } from './storage.ts';
import { textiles } from './textiles.ts';
import { tools } from './tools.ts';
import { toys } from './toys.ts';
import { travel } from './travel.ts';

/** Every object the stand-in pictures can show. */
export const shapes = {
  ...appliances,
  ...baby,
  ...bathroom,
  ...care,
  ...cleaning,
  ...cookware,
  ...decor,
  ...dining,
  ...fitness,
  ...garden,
  ...kitchenTools,
  ...laundry,
  ...lighting,
  ...storage,
  ...textiles,
  ...tools,
  ...toys,
  ...travel,
};

export type ShapeName = keyof typeof shapes;
