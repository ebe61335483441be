import { Link, useSearchParams } from 'react-router';
import { differences } from '../../../shop/audit-log/rules.ts';
import type { AuditEntry, AuditPage } from '../../../shop/audit-log/types.ts';
import { REQUEST_AS } from '../request-as-staff.ts';
import type { StaffKind } from '../token-store.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { formatTime } from '../ui/format-time.ts';
import { Paging } from '../ui/paging.tsx';
import { ScreenHeading } from '../ui/screen-heading.tsx';
import { Toolbar, ToolbarDate, ToolbarSearch, ToolbarSelect } from '../ui/toolbar.tsx';
import { withParams } from '../ui/use-list-params.ts';
import { useRemote } from '../ui/use-remote.ts';
import { SUBJECT_KINDS, subjectKindName } from './subject-kinds.ts';

/** Who changed what and when, with what it was before and what it became. */
export function AuditLog({ kind }: { kind: StaffKind }) {
  const [params] = useSearchParams();
  const call = REQUEST_AS[kind];
  const remote = useRemote<AuditPage>(`/api/v1/audit-log?${params}`, call);
  const people = useRemote<{ id: string; name: string }[]>('/api/v1/audit-log/people', call);

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
          choices={(people.data ?? []).map(({ id, name }) => ({ value: id, name }))}
        />
        <ToolbarSelect label="What" name="kind" all="Everything" choices={SUBJECT_KINDS} />
        <ToolbarDate label="From" name="from" />
        <ToolbarDate label="to" name="to" />
      </Toolbar>
      <DataTable
        caption="Audit log"
        columns={columns}
        rows={remote.data?.entries ?? null}
        rowKey={({ _id }) => String(_id)}
        remote={remote}
        empty="Nothing was changed that fits."
      />
      {remote.data && (
        <Paging
          page={Number(params.get('page') ?? 1)}
          totalPages={remote.data.totalPages}
          total={remote.data.total}
        />
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
