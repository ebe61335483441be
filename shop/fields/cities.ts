/** Where customers live and where the shop delivers to: provinces and their cities. */

/** The provinces of the checkout (R125). After the five: everybody who can register can order. */
export const CHECKOUT_PROVINCES = [
  'Punjab',
  'Sindh',
  'KPK',
  'Balochistan',
  'Islamabad',
  'Gilgit-Baltistan',
  'Azad Kashmir',
] as const;
export type CheckoutProvince = (typeof CHECKOUT_PROVINCES)[number];

/** The cities of the checkout, which are the owner's to choose; a province without any is not delivered to. */
export type CheckoutCities = Readonly<Record<CheckoutProvince, readonly string[]>>;

/** A name as a town or a village has it, in any script: "D.I. Khan", "Chak 45-GB", "ہری پور". No address of the web. */
const CITY_NAME = /^\p{L}[\p{L}\p{M}\p{N} .,'’()-]*$/u;
const WEB_ADDRESS = /[\p{L}\p{N}]{2}\.[\p{L}\p{N}]/u;

export const LONGEST_CITY = 40;

/** Whether a text can be the name of a city. */
export function isCityName(name: string): boolean {
  return name.length >= 2 && CITY_NAME.test(name) && !WEB_ADDRESS.test(name);
}

/** The provinces that the shop delivers to. */
export function provincesOf(cities: CheckoutCities): readonly CheckoutProvince[] {
  return CHECKOUT_PROVINCES.filter((province) => cities[province].length > 0);
}

/** Every city of the checkout's lists, of every province. */
export function cityNamesOf(cities: CheckoutCities): readonly string[] {
  return CHECKOUT_PROVINCES.flatMap((province) => cities[province]);
}

/** The last choice of every province at checkout: the shopper names the city. */
export const OTHER_CITY = 'Other city';

/** The choices of a shopper: the cities of the province, and another one. */
export function cityChoicesOf(province: string, cities: CheckoutCities): readonly string[] {
  const known = citiesOf(province, cities);
  return known.length > 0 ? [...known, OTHER_CITY] : [];
}

/** The cities of a province at checkout; an unknown province has none. */
export function citiesOf(province: string, cities: CheckoutCities): readonly string[] {
  return CHECKOUT_PROVINCES.filter((known) => known === province).flatMap((known) => cities[known]);
}

/** Where customers who register live (R140): other provinces and cities than those of the checkout. */
const REGISTRATION_CITIES = {
  Sindh: ['Karachi', 'Hyderabad', 'Sukkur'],
  Punjab: ['Lahore', 'Faisalabad', 'Rawalpindi', 'Multan', 'Sialkot', 'Gujranwala'],
  'Khyber Pakhtunkhwa': ['Peshawar', 'Abbottabad', 'Mardan', 'Mingora', 'Wah Cantt'],
  Balochistan: ['Quetta', 'Turbat', 'Khuzdar', 'Gwadar'],
  'Gilgit-Baltistan': ['Gilgit', 'Skardu'],
  'Azad Kashmir': ['Mirpur'],
} as const satisfies Record<string, readonly string[]>;

export const REGISTRATION_PROVINCES = keysOf(REGISTRATION_CITIES);

/** The cities of a province at registration; an unknown province has none. */
export function registrationCitiesOf(province: string): readonly string[] {
  return REGISTRATION_PROVINCES.filter((known) => known === province).flatMap(
    (known) => REGISTRATION_CITIES[known],
  );
}

/** Where a parcel goes, as the checkout's form has it. */
export interface ChosenCity {
  province: string;
  /** One of the province's cities, or OTHER_CITY. */
  city: string;
  /** The name of another city, as it was typed. */
  otherCity: string;
}

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The city that is meant: of the list, or the typed one. A name of the list that was typed is the one of the list. */
export function cityOf({ province, city, otherCity }: ChosenCity, cities: CheckoutCities): string {
  if (city !== OTHER_CITY) return city;
  const typed = otherCity.trim();
  return citiesOf(province, cities).find((known) => sameName(known, typed)) ?? (typed || OTHER_CITY);
}

/** The province in whose list a city is; null for a city of no list. */
export function provinceWithCity(city: string, cities: CheckoutCities): CheckoutProvince | null {
  const typed = city.trim();
  return (
    CHECKOUT_PROVINCES.find((province) =>
      citiesOf(province, cities).some((known) => sameName(known, typed)),
    ) ?? null
  );
}

/** A registered address in the words of the checkout. A province that it does not know is left to choose: ''. */
export function toCheckoutPlace(province: string, city: string, cities: CheckoutCities): ChosenCity {
  const named = province === 'Khyber Pakhtunkhwa' ? 'KPK' : province;
  const known = provincesOf(cities).find((each) => each === named) ?? '';
  if (known === '' || city === '') return { province: known, city: '', otherCity: '' };
  if (citiesOf(known, cities).includes(city)) return { province: known, city, otherCity: '' };
  if (provinceWithCity(city, cities)) return { province: known, city: '', otherCity: '' };
  return { province: known, city: OTHER_CITY, otherCity: city };
}

function keysOf<Key extends string>(cities: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(cities).filter((key): key is Key => Object.hasOwn(cities, key));
}
