/** Where the shop delivers: provinces of the checkout and their cities (R125). */
export const CHECKOUT_CITIES = {
  Punjab: [
    'Lahore',
    'Faisalabad',
    'Rawalpindi',
    'Multan',
    'Gujranwala',
    'Sialkot',
    'Bahawalpur',
    'Sargodha',
    'Sheikhupura',
    'Gujrat',
    'Jhang',
    'Rahim Yar Khan',
  ],
  Sindh: [
    'Karachi',
    'Hyderabad',
    'Sukkur',
    'Larkana',
    'Nawabshah',
    'Mirpur Khas',
    'Jacobabad',
    'Shikarpur',
    'Khairpur',
  ],
  KPK: [
    'Peshawar',
    'Abbottabad',
    'Mardan',
    'Mingora',
    'Kohat',
    'Dera Ismail Khan',
    'Bannu',
    'Swabi',
    'Nowshera',
  ],
  Balochistan: ['Quetta', 'Turbat', 'Khuzdar', 'Gwadar', 'Chaman', 'Hub', 'Sibi', 'Zhob'],
  Islamabad: ['Islamabad'],
  // After the five: everybody who can register can order (R125).
  'Gilgit-Baltistan': ['Gilgit', 'Skardu'],
  'Azad Kashmir': ['Mirpur', 'Muzaffarabad'],
} as const satisfies Record<string, readonly string[]>;

export type CheckoutProvince = keyof typeof CHECKOUT_CITIES;

export const CHECKOUT_PROVINCES = keysOf(CHECKOUT_CITIES);

/** Every city of the checkout's lists, of every province. */
export const CHECKOUT_CITY_NAMES: readonly string[] = CHECKOUT_PROVINCES.flatMap(
  (province) => CHECKOUT_CITIES[province],
);

/** The last choice of every province at checkout: the shopper names the city. */
export const OTHER_CITY = 'Other city';

/** The choices of a shopper: the cities of the province, and another one. */
export function cityChoicesOf(province: string): readonly string[] {
  const cities = citiesOf(province);
  return cities.length > 0 ? [...cities, OTHER_CITY] : [];
}

/** The cities of a province at checkout; an unknown province has none. */
export function citiesOf(province: string): readonly string[] {
  return CHECKOUT_PROVINCES.filter((known) => known === province).flatMap((known) => CHECKOUT_CITIES[known]);
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
export function cityOf({ province, city, otherCity }: ChosenCity): string {
  if (city !== OTHER_CITY) return city;
  const typed = otherCity.trim();
  return citiesOf(province).find((known) => sameName(known, typed)) ?? (typed || OTHER_CITY);
}

/** The province in whose list a city is; null for a city of no list. */
export function provinceWithCity(city: string): CheckoutProvince | null {
  const typed = city.trim();
  return (
    CHECKOUT_PROVINCES.find((province) => citiesOf(province).some((known) => sameName(known, typed))) ?? null
  );
}

/** A registered address in the words of the checkout. A province that it does not know is left to choose: ''. */
export function toCheckoutPlace(province: string, city: string): ChosenCity {
  const named = province === 'Khyber Pakhtunkhwa' ? 'KPK' : province;
  const known = CHECKOUT_PROVINCES.find((each) => each === named) ?? '';
  if (known === '' || city === '') return { province: known, city: '', otherCity: '' };
  if (citiesOf(known).includes(city)) return { province: known, city, otherCity: '' };
  if (provinceWithCity(city)) return { province: known, city: '', otherCity: '' };
  return { province: known, city: OTHER_CITY, otherCity: city };
}

function keysOf<Key extends string>(cities: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(cities).filter((key): key is Key => Object.hasOwn(cities, key));
}
