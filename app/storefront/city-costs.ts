import { shippingCostOfCity } from '../../shop/orders/shipping/rules.ts';

/** The cities that the shop names with their own delivery cost, in rupees; every other city pays the same. */
export const CITY_COSTS = [
  { place: 'Karachi', cost: shippingCostOfCity('Karachi') },
  { place: 'Lahore', cost: shippingCostOfCity('Lahore') },
  { place: 'Islamabad, Rawalpindi', cost: shippingCostOfCity('Islamabad') },
  { place: 'Any other city', cost: shippingCostOfCity('') },
];
