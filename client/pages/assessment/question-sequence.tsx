import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Question } from '../../features/assessment/fetch-questions.ts';
import { useKeptAnswers } from '../../features/assessment/keep-answers.ts';
import { QuestionForm } from '../../features/assessment/question-form.tsx';
import { useSubmitAssessment } from '../../features/assessment/submit-assessment.ts';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { toast } from '../../ui/toast.ts';

/** The questions one at a time; which one is in the URL, so that Back of the browser works too. */
export function QuestionSequence({ questions }: { questions: readonly Question[] }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const navigate = useNavigate();
  const { question: requested = 1 } = useSearch({ from: '/protected/assessment' });
  const { answers, answer, discard } = useKeptAnswers(useSignedInUser().id);
  const submit = useSubmitAssessment();

  // A number in the URL cannot run ahead of the first question without an answer.
  const answered = questions.findIndex(({ id }) => answers[id] === undefined);
  const furthest = answered === -1 ? questions.length : answered + 1;
  const number = Math.min(requested, furthest);
  const question = questions[number - 1];
  if (question === undefined) return null;
  const goTo = (place: number) => void navigate({ to: '/assessment', search: { question: place } });
  const isLast = number === questions.length;
  const finish = () =>
    submit.mutate(answers, {
      onSuccess: ({ id }) => {
        discard();
        toast.success(t`Assessment completed successfully!`);
        void navigate({ to: '/dashboard', search: { assessment: id }, replace: true });
      },
      onError: () => toast.error(t`Failed to submit assessment`),
    });
  return (
    <div className="grid gap-8">
      <div className="max-w-form">
        <ProgressBar
          label={t`Question ${number} of ${questions.length}`}
          percent={Math.round((number / questions.length) * 100)}
        />
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
