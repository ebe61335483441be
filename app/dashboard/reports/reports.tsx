import { lazy, Suspense } from 'react';
import type { Report } from '../../../shop/orders/reports/responses.ts';
import {
  FACT_LABELS,
  type Fact,
  isTimeStep,
  PERIODS,
  REPORTS,
  ROW_LABELS,
} from '../../../shop/orders/reports/rules.ts';
import { loadList } from '../../staff/load-list.ts';
import { ExportButton } from '../../staff/ui/export-button.tsx';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { Toolbar, ToolbarDays, ToolbarSelect } from '../../staff/ui/toolbar.tsx';
import { useListParams } from '../../staff/ui/use-list-params.ts';
import { ViewTabs } from '../../staff/ui/view-tabs.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Panel } from '../orders/panel.tsx';
import type { Route } from './+types/reports.ts';
import { nameOfRow, PERIOD_LABELS, sayDays } from './labels.ts';
import { ReportTable } from './report-table.tsx';
import { Totals } from './totals.tsx';

/** The chart's library comes only with a chart, and only after what stands around it. */
const MoneyChart = lazy(() => import('../overview/money-chart.tsx'));

export const clientLoader = loadList<Report>('/api/v1/reports');

const CHOICES = REPORTS.filter((by) => by !== 'day').map((by): [string, string] => [by, sayBy(by)]);

/** What was placed, confirmed and delivered, and what came back, beside the days before (R490 to R496). */
export default function Reports({ loaderData }: Route.ComponentProps) {
  const loaded = useLoaded(loaderData);
  const { data } = loaded;
  const { params } = useListParams();
  const by = params.get('by') ?? '';
  const views = PERIODS.map((period) => ({
    name: PERIOD_LABELS[period],
    params: { by, period: period === '30-days' ? '' : period, from: '', to: '' },
  }));
  return (
    <>
      <ScreenHeading title="Reports" below={<ViewTabs label="Days" views={views} />}>
        <ExportButton path={`/api/v1/reports/export?${params}`} fileName={`report-by-${by || 'day'}.csv`} />
      </ScreenHeading>
      <Toolbar label="Choose the report">
        <ToolbarSelect label="Arranged" name="by" all={sayBy('day')} choices={CHOICES} />
        <ToolbarDays />
      </Toolbar>
      {data && (
        <div className={`mb-4 transition-opacity ${loaded.loading ? 'opacity-55' : ''}`}>
          <p className="mb-3 text-sm text-ink-soft">
            {sayDays(data.days)}, beside the same number of days before: {sayDays(data.daysBefore)}.
          </p>
          <Totals report={data} />
          {isTimeStep(data.by) && <Chart report={data} />}
        </div>
      )}
      <ReportTable loaded={loaded} />
    </>
  );
}

function sayBy(by: Report['by']): string {
  const label = ROW_LABELS[by];
  return label.endsWith(' by')
    ? `By who ${label === 'Taken by' ? 'took' : 'confirmed'} it`
    : `By ${label.toLowerCase()}`;
}

const SERIES = ['placed', 'confirmed', 'delivered'] as const satisfies Fact[];

function Chart({ report: { by, rows } }: { report: Report }) {
  const bars = rows.map(({ name, figures }) => ({
    label: nameOfRow(by, name),
    amounts: SERIES.map((fact) => figures[fact]?.amount ?? 0),
    notes: SERIES.map((fact) => (figures[fact]?.count ?? 0).toLocaleString('en-US')),
  }));
  return (
    <Panel title={`Rupees by ${by}`}>
      <Suspense fallback={<Skeleton className="h-71 w-full" />}>
        <MoneyChart series={SERIES.map((fact) => FACT_LABELS[fact])} bars={bars} />
      </Suspense>
    </Panel>
  );
}
