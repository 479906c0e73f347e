import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { useStatusNames } from '../../features/knowledge/skills/use-status-names.ts';
import { DrillEnd } from '../../features/learning/drill/drill-end.tsx';
import { useOpenDrill } from '../../features/learning/drill/open-drill.ts';
import { ReviewQuestionScreen } from '../../features/learning/review/review-question-screen.tsx';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryState } from '../../ui/query-state.tsx';

const route = getRouteApi('/protected/drill/$skillId');

/** Four questions of one skill, asked one at a time, and what they changed. */
export function DrillPage() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const statusNames = useStatusNames();
  const drill = useOpenDrill(route.useParams().skillId);
  return (
    <div className="max-w-measure">
      <PageHeader
        title={t`Drill`}
        lead={<Trans>One skill, a few questions in a row. The first answer counts.</Trans>}
      />
      <QueryState
        query={drill}
        failed={t`The drill could not be opened`}
        describe={describe}
        skeleton={['h-4 w-1/3', 'h-8 w-full', 'h-12 w-full', 'h-12 w-full', 'h-12 w-full']}
      >
        {(open) => {
          const { question, questions, answers } = open;
          if (question === null) return <DrillEnd drill={open} statusNames={statusNames} />;
          const number = answers.length + 1;
          return (
            <ReviewQuestionScreen
              key={question.id}
              question={question}
              place={
                <Trans>
                  Question {number} of {questions}
                </Trans>
              }
              isLast={number >= questions}
              toEnd={t`See what changed`}
              onNext={() => void drill.refetch()}
              pending={drill.isFetching}
            />
          );
        }}
      </QueryState>
    </div>
  );
}
