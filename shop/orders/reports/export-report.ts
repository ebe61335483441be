import { Readable } from 'node:stream';
import { type CsvColumns, writeCsv } from '../../csv.ts';
import type { Report, ReportRow } from './responses.ts';
import { FACT_LABELS, type Fact, factsOf, isOfLines, isTimeStep, ROW_LABELS } from './rules.ts';

/** The rows of a report as CSV: the table that the screen shows, with what was before beside it. Amounts are rupees. */
export function exportReport({ by, rows }: Report): Readable {
  const facts = factsOf(by);
  const columns: CsvColumns<ReportRow> = {
    [ROW_LABELS[by]]: ({ name }) => name,
    ...columnsOf(facts, isOfLines(by) ? 'units' : 'count', '', ({ figures }) => figures),
    ...(!isOfLines(by) && {
      'Delivery time, half (hours)': ({ deliveryTime }: ReportRow) => toHours(deliveryTime?.half),
      'Delivery time, nine of ten (hours)': ({ deliveryTime }: ReportRow) => toHours(deliveryTime?.most),
    }),
    ...(!isTimeStep(by) &&
      columnsOf(facts, isOfLines(by) ? 'units' : 'count', ' before', ({ before }) => before ?? {})),
  };
  return writeCsv(Readable.from(rows), columns, true);
}

function columnsOf(
  facts: readonly Fact[],
  counted: string,
  when: string,
  figuresOf: (row: ReportRow) => ReportRow['figures'],
): CsvColumns<ReportRow> {
  return Object.fromEntries(
    facts.flatMap((fact): [string, (row: ReportRow) => number][] => [
      [`${FACT_LABELS[fact]}${when} (${counted})`, (row) => figuresOf(row)[fact]?.count ?? 0],
      [`${FACT_LABELS[fact]}${when} (Rs.)`, (row) => figuresOf(row)[fact]?.amount ?? 0],
    ]),
  );
}

const toHours = (hours: number | undefined) => (hours === undefined ? '' : Math.round(hours * 10) / 10);
