import { nameKey } from '../categories/rules.ts';
import type { ProductOption } from '../products/rules.ts';

/** A product among its variants: what it is a variant of, or the options that its own variants have. */
export interface Member {
  /** Its row in the file; null for one that is only stored. */
  row: number | null;
  id: string;
  name: string;
  sku: string | null;
  parent: string | null;
  options: ProductOption[];
  values: string[];
  isUnreadable: boolean;
}

export interface FamilyFault {
  column: 'variantOf' | 'options' | 'optionValues';
  message: string;
}

/** All who belong together, as they are to be. */
export interface Kin {
  members: ReadonlyMap<string, Member>;
  variantsOf: ReadonlyMap<string | null, readonly Member[]>;
  /** Variants by what they are variants of and their values. */
  alike: ReadonlyMap<string, readonly Member[]>;
}

const likeness = ({ parent, values }: Member) => `${parent} ${JSON.stringify(values.map(nameKey))}`;

/** @param members by id */
export function groupKin(members: ReadonlyMap<string, Member>): Kin {
  const variants = [...members.values()].filter(({ parent }) => parent !== null);
  return {
    members,
    variantsOf: Map.groupBy(variants, ({ parent }) => parent),
    alike: Map.groupBy(variants, likeness),
  };
}

/** What is wrong with a product as a variant, or as what has variants; null when nothing is. */
export function findFamilyFault(member: Member, kin: Kin): FamilyFault | null {
  return member.parent === null
    ? faultOfHead(member, kin.variantsOf.get(member.id) ?? [])
    : faultOfVariant(member, member.parent, kin);
}

function faultOfHead(member: Member, variants: readonly Member[]): FamilyFault | null {
  if (member.values.length > 0) {
    const message = 'Only a variant has values. Please name in variantOf what it is a variant of.';
    return { column: 'optionValues', message };
  }
  // Those of the file are told by their own rows.
  const unfit = variants.find((one) => one.row === null && faultOfValues(one, member) !== null);
  if (!unfit) return null;
  const message = `The variant ${unfit.name} (${unfit.values.join(', ')}) does not fit these options.`;
  return { column: 'options', message };
}

function faultOfVariant(
  member: Member,
  parentId: string,
  { members, variantsOf, alike }: Kin,
): FamilyFault | null {
  if (parentId === member.id)
    return { column: 'variantOf', message: 'A product cannot be a variant of itself.' };
  if (member.options.length > 0) {
    const message = 'A variant has no options; they stand at what it is a variant of.';
    return { column: 'options', message };
  }
  const parent = members.get(parentId);
  if (!parent || parent.isUnreadable) return null;
  if (parent.parent !== null) {
    return {
      column: 'variantOf',
      message: `${parent.name} is itself a variant. Please name what it is a variant of.`,
    };
  }
  if (variantsOf.has(member.id))
    return { column: 'variantOf', message: 'It has variants, and so cannot be one.' };
  if (parent.options.length === 0) {
    const message = `${parent.name} has no options. Please name them in its row, for example Size: S, M.`;
    return { column: 'variantOf', message };
  }
  const fault = faultOfValues(member, parent);
  if (fault !== null) return { column: 'optionValues', message: fault };
  const same = alike.get(likeness(member))?.find(({ id }) => id !== member.id);
  if (!same) return null;
  const message = `The variant ${same.name}${same.sku === null ? '' : ` (${same.sku})`} has these values too.`;
  return { column: 'optionValues', message };
}

/** Why values are not one of each option. */
function faultOfValues({ values }: Member, { name, options }: Member): string | null {
  if (values.length !== options.length) {
    const names = options.map((option) => option.name).join(', ');
    return options.length === 0
      ? `${name} has no options.`
      : `Please give a value of each option of ${name} (${names}), with a semicolon between two.`;
  }
  for (const [index, option] of options.entries()) {
    const value = values[index] ?? '';
    if (option.values.some((one) => nameKey(one) === nameKey(value))) continue;
    return `${option.name} of ${name} is ${option.values.join(', ')}, and not ${value}.`;
  }
  return null;
}
