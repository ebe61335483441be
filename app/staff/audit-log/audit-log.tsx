import { Link } from 'react-router';
import type { AuditEntry, AuditPage } from '../../../shop/audit-log/responses.ts';
import { differences } from '../../../shop/audit-log/rules.ts';
import { formatTime } from '../../../shop/dates.ts';
import type { ApiResult } from '../../api.ts';
import { requestAsStaff } from '../request-as-staff.ts';
import type { StaffKind } from '../token-store.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { Paging } from '../ui/paging.tsx';
import { ScreenHeading } from '../ui/screen-heading.tsx';
import { Toolbar, ToolbarDate, ToolbarSearch, ToolbarSelect } from '../ui/toolbar.tsx';
import { useListParams, withParams } from '../ui/use-list-params.ts';
import { useLoaded } from '../use-loaded.ts';
import { SUBJECT_KINDS, subjectKindName } from './subject-kinds.ts';

interface LoadedAuditLog {
  page: ApiResult<AuditPage>;
  people: ApiResult<{ id: string; name: string }[]>;
}

/** A page of the log, and everybody who is in it. */
export async function loadAuditLog(
  kind: StaffKind,
  { search }: URL,
  { signal }: Request,
): Promise<LoadedAuditLog> {
  const [page, people] = await Promise.all([
    requestAsStaff<AuditPage>(kind, `/api/v1/audit-log${search}`, { signal }),
    requestAsStaff<{ id: string; name: string }[]>(kind, '/api/v1/audit-log/people', { signal }),
  ]);
  return { page, people };
}

/** Who changed what and when, with what it was before and what it became. */
export function AuditLog({ page, people }: LoadedAuditLog) {
  const { params } = useListParams();
  const loaded = useLoaded(page);
  const { data } = loaded;
  const { data: known } = useLoaded(people);

  const columns: Column<AuditEntry>[] = [
    {
      key: 'when',
      head: 'When',
      card: { span: 3 },
      cell: ({ at }) => formatTime(at),
      className: 'align-top whitespace-nowrap text-ink-soft',
    },
    {
      key: 'who',
      head: 'Who',
      card: { span: 3, end: true },
      cell: ({ actor }) => (
        <Link
          to={{ search: withParams(params, { who: actor.id }).toString() }}
          className="font-medium hover:text-brand hover:underline"
        >
          {actor.name}
        </Link>
      ),
      className: 'align-top lg:whitespace-nowrap',
    },
    {
      key: 'what',
      head: 'What',
      card: { span: 6 },
      cell: ({ action, subject }) => (
        <span>
          <span className="text-ink-soft">{subjectKindName(subject.kind)}</span>{' '}
          <b className="font-semibold">{subject.name}</b> {action}
        </span>
      ),
      className: 'align-top',
    },
    {
      key: 'difference',
      head: 'Before → after',
      card: { span: 6 },
      cell: (entry) => <Differences entry={entry} />,
      className: 'align-top',
    },
  ];

  return (
    <>
      <ScreenHeading title="Audit log" />
      <Toolbar label="Filter the audit log">
        <ToolbarSearch label="Name of what was changed" />
        <ToolbarSelect
          label="Who"
          name="who"
          all="Everybody"
          choices={(known ?? []).map(({ id, name }) => ({ value: id, name }))}
        />
        <ToolbarSelect label="What" name="kind" all="Everything" choices={SUBJECT_KINDS} />
        <ToolbarDate label="From" name="from" />
        <ToolbarDate label="to" name="to" />
      </Toolbar>
      <DataTable
        caption="Audit log"
        columns={columns}
        rows={data?.entries ?? null}
        rowKey={({ _id }) => String(_id)}
        loaded={loaded}
        empty="Nothing was changed that fits."
      />
      {data && (
        <Paging page={Number(params.get('page') ?? 1)} totalPages={data.totalPages} total={data.total} />
      )}
    </>
  );
}

function Differences({ entry: { before, after } }: { entry: AuditEntry }) {
  const fields = differences(before, after);
  if (fields.length === 0) return null;
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-xs lg:min-w-72">
      {fields.map(({ field, before: was, after: became }) => (
        <div key={field} className="contents">
          <dt className="text-ink-quiet">{inWords(field)}</dt>
          <dd className="min-w-0 break-words">
            {was !== null && <del className="text-danger decoration-danger/50">{was}</del>}
            {was !== null && became !== null && ' → '}
            {became !== null && <ins className="text-brand no-underline">{became}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** `customer.mobileNo` as people read it: "customer, mobile no". */
function inWords(field: string): string {
  return field
    .replaceAll('.', ', ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
}
