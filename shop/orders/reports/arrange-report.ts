import { toRupees } from '../../money.ts';
import type { KeyedTime } from './read-delivery-times.ts';
import type { Asked, Sum } from './read-sums.ts';
import type { DeliveryTime, Figure, Report, ReportRow } from './responses.ts';
import { BESIDE_LINES, type Fact, factsOf, isTimeStep, type ReportBy, stepsOf } from './rules.ts';

/** The row of all keys that are not among the largest. No id and no name begins so. */
const OTHERS = ' others';

/** What the key without a name stands for. */
const NAMELESS: Readonly<Partial<Record<ReportBy, string>>> = {
  product: 'Products that are deleted',
  category: 'Products that are deleted',
  courier: 'No courier yet',
  'taken-by': 'Shoppers themselves',
  'confirmed-by': 'Nobody',
};

/** Puts what was read into the rows of a report: times in their order, everything else by what was placed most. */
export function arrangeReport(
  asked: Asked,
  sums: readonly Sum[],
  times: readonly KeyedTime[],
  names: ReadonlyMap<string, string>,
): Report {
  const { by } = asked;
  const isOfTime = isTimeStep(by);
  const timesNow = timesByKey(times, true);
  const ofKey = Map.groupBy(sums, ({ key }) => key ?? OTHERS);
  const toRow = (key: string, of: readonly Sum[]): ReportRow => ({
    _id: key,
    name: nameOf(by, key, names),
    figures: addUp(
      by,
      of.filter(({ isNow }) => isNow),
    ),
    before: isOfTime
      ? null
      : addUp(
          by,
          of.filter(({ isNow }) => !isNow),
        ),
    deliveryTime: timesNow.get(key) ?? null,
  });
  const keys = isTimeStep(by) ? stepsOf(by, asked.days) : [...ofKey.keys()];
  const rows = keys.map((key) => toRow(key, ofKey.get(key) ?? []));
  return {
    ...asked,
    rows: isOfTime ? rows : rows.toSorted(byPlaced),
    total: {
      ...toRow('', sums),
      name: 'All',
      before: addUp(
        by,
        sums.filter(({ isNow }) => !isNow),
      ),
      deliveryTime: timesNow.get(null) ?? null,
    },
    deliveryTimeBefore: timesByKey(times, false).get(null) ?? null,
  };
}

function timesByKey(times: readonly KeyedTime[], when: boolean): Map<string | null, DeliveryTime> {
  return new Map(
    times.filter(({ isNow }) => isNow === when).map(({ key, half, most }) => [key, { half, most }]),
  );
}

function addUp(by: ReportBy, sums: readonly Sum[]): ReportRow['figures'] {
  return Object.fromEntries(
    factsOf(by).map((fact): [Fact, Figure] => {
      const of = sums.filter((sum) => sum.fact === fact);
      const count = of.reduce((sum, { count }) => sum + count, 0);
      return [fact, { count, amount: toRupees(of.reduce((sum, { paisa }) => sum + paisa, 0)) }];
    }),
  );
}

function nameOf(by: ReportBy, key: string, names: ReadonlyMap<string, string>): string {
  if (key === OTHERS) return 'All others';
  if (key === BESIDE_LINES) return 'Delivery, less discounts';
  return names.get(key) ?? (key === '' ? (NAMELESS[by] ?? '') : key);
}

/** What is no key of its own stands last. */
function byPlaced(one: ReportRow, other: ReportRow): number {
  const rank = ({ _id }: ReportRow) => [BESIDE_LINES, OTHERS].indexOf(_id);
  const placed = ({ figures }: ReportRow) => figures.placed?.amount ?? 0;
  return rank(one) - rank(other) || placed(other) - placed(one) || one.name.localeCompare(other.name);
}
