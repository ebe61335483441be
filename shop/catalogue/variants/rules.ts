/** Options of a product and the variants that they make (decision 117): which there are, and what a shopper has chosen. */

export const MOST_OPTIONS = 3;
export const MOST_VALUES = 20;
export const MOST_VARIANTS = 100;

/** For example Size, with S, M and L. */
export interface Option {
  name: string;
  values: string[];
}

/** A value for each option, in their order; null where none is chosen. */
export type Choice = (string | null)[];

/** What the address of a page means already, and what React Router takes out of it. */
const OTHER_PARAMETERS = /^(?:reviews|index|_routes)$/i;

/** Whether the address of a page can say what was chosen of an option by this name. */
export function isNameOfOption(name: string): boolean {
  return !OTHER_PARAMETERS.test(name);
}

/** Every combination of values, the values of the last option changing first; one empty combination without options. */
export function combineValues(options: readonly Option[]): string[][] {
  return options.reduce<string[][]>(
    (combined, { values }) => combined.flatMap((before) => values.map((value) => [...before, value])),
    [[]],
  );
}

/** The name of a variant as lines of orders say it: `Cotton Kurta – M, Blue`. `variant_name` of the database says the same. */
export function variantName(product: string, values: readonly string[]): string {
  return `${product} – ${values.join(', ')}`;
}

/** The query of a product's address that says what is chosen: `?Size=M&Colour=Blue`, empty where nothing is. */
export function choiceSearch(options: readonly Pick<Option, 'name'>[], choice: Readonly<Choice>): string {
  const chosen = new URLSearchParams(
    options.flatMap(({ name }, index) => {
      const value = choice[index];
      return value == null ? [] : [[name, value]];
    }),
  );
  return chosen.size === 0 ? '' : `?${chosen}`;
}

/** What an address says is chosen; a value that there is not, or not any more, is none. */
export function readChoice(options: readonly Option[], search: URLSearchParams): Choice {
  return options.map(({ name, values }) => {
    const value = search.get(name);
    return value !== null && values.includes(value) ? value : null;
  });
}

/** Whether a variant is one of what is chosen so far. */
function fits(values: readonly string[], choice: Readonly<Choice>): boolean {
  return choice.every((value, index) => value === null || value === values[index]);
}

/** The variant that is chosen: null while a value is missing, or where there is none of this combination. */
export function findChosen<Variant extends { values: string[] }>(
  variants: readonly Variant[],
  choice: Readonly<Choice>,
): Variant | null {
  if (choice.includes(null)) return null;
  return variants.find(({ values }) => fits(values, choice)) ?? null;
}

/** Whether a value can be bought together with what is chosen of the other options. */
export function canBeBought(
  variants: readonly { values: string[]; quantity: number }[],
  choice: Readonly<Choice>,
  option: number,
  value: string,
): boolean {
  const wanted = choice.with(option, value);
  return variants.some(({ values, quantity }) => quantity > 0 && fits(values, wanted));
}

/** What a shopper is asked for: `Please choose the size and the colour.` @param product its name, where it is not in view */
export function askForOptions(names: readonly string[], product?: string): string {
  const asked = names.map((name) => `the ${name.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())}`);
  const last = asked.at(-1) ?? '';
  const all = asked.length > 1 ? `${asked.slice(0, -1).join(', ')} and ${last}` : last;
  return `Please choose ${all}${product === undefined ? '' : ` of ${product}`}.`;
}
