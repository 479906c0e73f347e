import { Plural, useLingui } from '@lingui/react/macro';
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { assessmentMinutesLeft, questionToShow } from '#domain/assessment/place.ts';
import type { Question } from '../../features/assessment/fetch-questions.ts';
import { type Answers, useSavedAnswers } from '../../features/assessment/save-answers.ts';
import { QuestionForm } from '../../features/assessment/question-form.tsx';
import { useSubmitAssessment } from '../../features/assessment/submit-assessment.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { toast } from '../../ui/toast/toast.ts';

interface QuestionSequenceProps {
  questions: readonly Question[];
  /** What was answered before, here or on another device. */
  draft: Answers;
}

/** The questions one at a time; which one is in the URL, so that Back of the browser works too. */
export function QuestionSequence({ questions, draft }: QuestionSequenceProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const navigate = useNavigate();
  const { question: requested } = useSearch({ from: '/protected/assessment' });
  const { answers, answer, flush, forget } = useSavedAnswers(questions, draft);
  const submit = useSubmitAssessment();

  const number = questionToShow(
    requested,
    questions.map(({ id }) => id),
    answers,
  );
  const question = questions[number - 1];
  if (question === undefined) return null;
  if (number !== requested) return <Navigate to="/assessment" search={{ question: number }} replace />;
  const goTo = (place: number) => void navigate({ to: '/assessment', search: { question: place } });
  const isLast = number === questions.length;
  const finish = () => {
    flush();
    submit.mutate(answers, {
      onSuccess: ({ id }) => {
        forget();
        toast.success(t`Assessment completed successfully!`);
        void navigate({ to: '/dashboard', search: { assessment: id }, replace: true });
      },
      onError: () => toast.error(t`Failed to submit assessment`),
    });
  };
  return (
    <div className="grid gap-8">
      <div className="max-w-form">
        <ProgressBar
          label={t`Question ${number} of ${questions.length}`}
          percent={Math.round((number / questions.length) * 100)}
        />
        <p className="mt-1 text-15 text-muted">
          <Plural
            value={assessmentMinutesLeft(number, questions.length)}
            one="About # minute left"
            other="About # minutes left"
          />
        </p>
      </div>
      <QuestionForm
        key={question.id}
        question={question}
        answer={answers[question.id] ?? null}
        onAnswer={(value) => answer(question.id, value)}
        onPrevious={number === 1 ? null : () => goTo(number - 1)}
        onNext={() => (isLast ? finish() : goTo(number + 1))}
        isLast={isLast}
        pending={submit.isPending}
      />
      {submit.isError && (
        <ErrorState title={t`Failed to submit assessment`} reason={describe(submit.error)} onRetry={finish} />
      )}
    </div>
  );
}
