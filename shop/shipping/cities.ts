/** Where the shop delivers: provinces of the checkout and their cities (spec, section 9). */
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
} as const satisfies Record<string, readonly string[]>;

export type CheckoutProvince = keyof typeof CHECKOUT_CITIES;

export const CHECKOUT_PROVINCES: readonly CheckoutProvince[] = [
  'Punjab',
  'Sindh',
  'KPK',
  'Balochistan',
  'Islamabad',
];

/** The cities of a province at checkout; an unknown province has none. */
export function citiesOf(province: string): readonly string[] {
  return CHECKOUT_PROVINCES.filter((known) => known === province).flatMap((known) => CHECKOUT_CITIES[known]);
}

/** Where shoppers who register live (spec, section 9): other provinces and cities than those of the checkout. */
const REGISTRATION_CITIES = {
  Sindh: ['Karachi', 'Hyderabad', 'Sukkur'],
  Punjab: ['Lahore', 'Faisalabad', 'Rawalpindi', 'Multan', 'Sialkot', 'Gujranwala'],
  'Khyber Pakhtunkhwa': ['Peshawar', 'Abbottabad', 'Mardan', 'Mingora', 'Wah Cantt'],
  Balochistan: ['Quetta', 'Turbat', 'Khuzdar', 'Gwadar'],
  'Gilgit-Baltistan': ['Gilgit', 'Skardu'],
  'Azad Kashmir': ['Mirpur'],
} as const satisfies Record<string, readonly string[]>;

type RegistrationProvince = keyof typeof REGISTRATION_CITIES;

export const REGISTRATION_PROVINCES: readonly RegistrationProvince[] = [
  'Sindh',
  'Punjab',
  'Khyber Pakhtunkhwa',
  'Balochistan',
  'Gilgit-Baltistan',
  'Azad Kashmir',
];

/** The cities of a province at registration; an unknown province has none. */
export function registrationCitiesOf(province: string): readonly string[] {
  return REGISTRATION_PROVINCES.filter((known) => known === province).flatMap(
    (known) => REGISTRATION_CITIES[known],
  );
}

/**
 * A registered address in the words of the checkout. What the checkout does not know is left to choose: ''.
 */
export function toCheckoutPlace(province: string, city: string): { province: string; city: string } {
  const named = province === 'Khyber Pakhtunkhwa' ? 'KPK' : province;
  const known = CHECKOUT_PROVINCES.find((each) => each === named) ?? '';
  return { province: known, city: citiesOf(known).includes(city) ? city : '' };
}
