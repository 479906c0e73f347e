import { useLingui } from '@lingui/react/macro';
import { useQuestions } from '../../features/assessment/fetch-questions.ts';
import { useAssessmentDraft } from '../../features/assessment/save-answers.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { QuestionSequence } from './question-sequence.tsx';

/** The skill assessment. */
export function AssessmentPage() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const questions = useQuestions();
  const draft = useAssessmentDraft();
  const skeleton = ['h-4 w-full', 'h-8 w-2/3', 'h-12 w-full', 'h-12 w-full', 'h-12 w-full', 'h-12 w-full'];
  return (
    <>
      <PageHeader
        title={t`Skill assessment`}
        lead={t`Five questions, about two minutes. Your answers are kept as you go.`}
      />
      <QueryState
        query={questions}
        failed={t`The questions could not be loaded`}
        describe={describe}
        skeleton={skeleton}
      >
        {(loaded) => (
          <QueryState
            query={draft}
            failed={t`Your answers could not be loaded`}
            describe={describe}
            skeleton={skeleton}
          >
            {(answers) => <QuestionSequence questions={loaded} draft={answers} />}
          </QueryState>
        )}
      </QueryState>
    </>
  );
}
