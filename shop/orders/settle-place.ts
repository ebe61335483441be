import { fieldFailure, type Result, success } from '../errors.ts';
import {
  type CheckoutCities,
  type ChosenCity,
  cityChoicesOf,
  cityOf,
  OTHER_CITY,
  provinceWithCity,
} from '../fields/cities.ts';

/**
 * The one city of where an order goes: the one that was chosen of the owner's lists, or the one that was typed.
 * @param path before the fields' names, for example "customer."
 * @returns INVALID_INPUT for what the shop does not deliver to
 */
export function settlePlace<Place extends ChosenCity>(
  place: Place,
  cities: CheckoutCities,
  path = '',
): Result<Omit<Place, 'otherCity'>> {
  const { otherCity, ...settled } = place;
  const { province, city } = place;
  const choices = cityChoicesOf(province, cities);
  if (choices.length === 0) {
    return fieldFailure(`${path}province`, 'Please choose one of the provinces we deliver to.');
  }
  if (!choices.includes(city)) {
    return fieldFailure(`${path}city`, `Please choose a city of the province, or “${OTHER_CITY}”.`);
  }
  const elsewhere = city === OTHER_CITY ? provinceWithCity(otherCity, cities) : null;
  if (elsewhere && elsewhere !== province) {
    return fieldFailure(
      `${path}otherCity`,
      `${otherCity.trim()} is in ${elsewhere}. Please choose that province.`,
    );
  }
  return success({ ...settled, city: cityOf(place, cities) });
}
