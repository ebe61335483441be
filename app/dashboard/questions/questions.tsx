import { useState } from 'react';
import { href, Link } from 'react-router';
import type { QuestionsPage, StaffQuestion } from '../../../shop/back-office/people/questions/responses.ts';
import { formatTime } from '../../../shop/dates.ts';
import { useWaiting } from '../../staff/live/waiting-store.ts';
import { loadList } from '../../staff/load-list.ts';
import { type Column, DataTable, times } from '../../staff/ui/data-table.tsx';
import { RowButton } from '../../staff/ui/row-button.tsx';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { StatusBadge } from '../../staff/ui/status-badge.tsx';
import { Toolbar, ToolbarSearch } from '../../staff/ui/toolbar.tsx';
import { useListParams } from '../../staff/ui/use-list-params.ts';
import { type SavedView, ViewTabs } from '../../staff/ui/view-tabs.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { useWrite } from '../../staff/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import type { Route } from './+types/questions.ts';
import { AnswerQuestion } from './answer-question.tsx';

export const clientLoader = loadList<QuestionsPage>('/api/v1/questions');

/** What shoppers ask about products; an answer shows the question on the product's page (R621). */
export default function Questions({ loaderData }: Route.ComponentProps) {
  const loaded = useLoaded(loaderData);
  const { data } = loaded;
  const write = useWrite();
  const waiting = useWaiting();
  const { params } = useListParams();
  const [toAnswer, setToAnswer] = useState<StaffQuestion | null>(null);
  const views: SavedView[] = [
    { name: 'To answer', params: {}, count: waiting?.questions ?? null },
    { name: 'Answered', params: { view: 'answered' } },
    { name: 'Declined', params: { view: 'declined' } },
    { name: 'All', params: { view: 'all' } },
  ];

  async function decline({ _id, version }: StaffQuestion, declined: boolean) {
    const path = `/api/v1/questions/${_id}/declined`;
    const result = await write(path, { method: 'PUT', body: { declined, version } });
    if (result.ok) showToast('success', result.value.message);
    else showToast('error', result.message);
  }

  const columns: Column<StaffQuestion>[] = [
    times('When', ({ at }) => at),
    {
      head: 'State',
      card: { span: 3, end: true },
      className: 'whitespace-nowrap',
      cell: ({ declined, answer }) => (
        <StatusBadge tone={declined ? 'bad' : answer ? 'good' : 'waiting'}>
          {declined ? 'Declined' : answer ? 'Answered' : 'To answer'}
        </StatusBadge>
      ),
    },
    {
      head: 'Question',
      className: 'lg:w-full',
      cell: ({ question, answer }) => (
        <div dir="auto" className="max-w-prose break-words whitespace-pre-line">
          <p className="font-medium">{question}</p>
          {answer && (
            <p className="mt-1 border-l-2 border-brand pl-2 text-ink-soft">
              <span className="block text-xs text-ink-quiet">
                {answer.by}, {formatTime(answer.at)}
              </span>
              {answer.text}
            </p>
          )}
        </div>
      ),
    },
    {
      head: 'Product',
      className: 'lg:min-w-40',
      cell: ({ productId: id, productName }) => (
        <Link to={href('/product/:id', { id })} className="text-brand underline-offset-2 hover:underline">
          {productName}
        </Link>
      ),
    },
    {
      head: 'From',
      className: 'lg:min-w-36',
      cell: ({ name, email }) => (
        <span dir="auto" className="break-words">
          {name}
          {email && (
            <span className="block text-xs break-all text-ink-quiet lg:break-normal lg:whitespace-nowrap">
              {email}
            </span>
          )}
        </span>
      ),
    },
    {
      head: 'Actions',
      card: { span: 6, end: true },
      cell: (question) => {
        const { name, productName, answer, declined } = question;
        const what = `${name}’s question about ${productName}`;
        return (
          <span className="flex flex-wrap gap-1 max-lg:justify-end lg:flex-nowrap">
            <Button
              variant={answer || declined ? 'quiet' : 'secondary'}
              size="small"
              aria-label={`${answer ? 'Change the answer to' : 'Answer'} ${what}`}
              onClick={() => setToAnswer(question)}
            >
              {answer ? 'Change answer' : 'Answer'}
            </Button>
            <RowButton
              verb={declined ? 'Take up again' : 'Decline'}
              what={what}
              onClick={() => decline(question, !declined)}
            />
          </span>
        );
      },
    },
  ];

  return (
    <>
      <ScreenHeading title="Questions" below={<ViewTabs label="Views" views={views} />} />
      <Toolbar label="Find a question">
        <ToolbarSearch label="Words, product or who asked" />
      </Toolbar>
      <DataTable
        caption="Questions"
        columns={columns}
        rows={data?.questions}
        loaded={loaded}
        top
        empty={params.has('search') ? 'There is no such question here.' : 'No question waits here.'}
        pages={data}
      />
      {toAnswer && <AnswerQuestion question={toAnswer} onClose={() => setToAnswer(null)} />}
    </>
  );
}
