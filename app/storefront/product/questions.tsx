import { lazy } from 'react';
import type { Question } from '../../../shop/customers/questions/responses.ts';
import { SHOWN_AT_FIRST } from '../../../shop/customers/questions/rules.ts';
import { WritingSection } from './writing-section.tsx';

const QuestionForm = lazy(() => import('./question-form.tsx'));

interface QuestionsProps {
  productId: string;
  /** Answered ones, those answered last first. */
  questions: readonly Question[];
}

/** What was asked about a product and answered by the shop, and the form to ask something (R620, R622). */
export function Questions({ productId, questions }: QuestionsProps) {
  const folded = questions.slice(SHOWN_AT_FIRST);
  return (
    <WritingSection
      id="questions"
      heading="Questions and Answers"
      open="Ask a Question"
      productId={productId}
      form={QuestionForm}
      onSubmitted={async (said: string) => said}
    >
      {questions.length === 0 && <p className="mt-3 text-ink-soft">No questions yet.</p>}
      <QuestionList questions={questions.slice(0, SHOWN_AT_FIRST)} />
      {folded.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer content-center font-medium text-brand">
            {folded.length} more
          </summary>
          <QuestionList questions={folded} />
        </details>
      )}
    </WritingSection>
  );
}

function QuestionList({ questions }: Pick<QuestionsProps, 'questions'>) {
  return (
    <dl className="wrap-anywhere whitespace-pre-line">
      {questions.map(({ _id, question, name, answer }) => (
        <div key={_id} className="mt-5 max-w-3xl border-l-2 border-line pl-4">
          <dt dir="auto" className="font-semibold">
            {question} <bdi className="text-xs font-normal text-ink-quiet">{name}</bdi>
          </dt>
          <dd dir="auto" className="mt-1 text-sm/6 text-ink-soft">
            {answer}
          </dd>
        </div>
      ))}
    </dl>
  );
}
