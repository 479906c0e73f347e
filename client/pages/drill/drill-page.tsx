import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useStatusNames } from '../../features/knowledge/skills/use-status-names.ts';
import { useStrandNames } from '../../features/knowledge/skills/use-strand-names.ts';
import { DrillEnd } from '../../features/learning/drill/drill-end.tsx';
import { useOpenDrill } from '../../features/learning/drill/open-drill.ts';
import { ReviewQuestionScreen } from '../../features/learning/review/review-question-screen.tsx';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { buttonStyles } from '../../ui/button-styles.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { SmallHeader } from '../../ui/small-header.tsx';
import { MentorBeside } from '../mentor/mentor-beside.tsx';

const route = getRouteApi('/protected/drill/$skillId');

/** Four questions of one skill, asked one at a time, and what they changed. */
export function DrillPage() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const statusNames = useStatusNames();
  const strands = useStrandNames();
  const drill = useOpenDrill(route.useParams().skillId);
  return (
    <MentorBeside>
      <div className="max-w-measure">
        <SmallHeader
          title={t`Drill`}
          actions={
            drill.data?.question && (
              <Link to="/dashboard" className={buttonStyles('link')}>
                <Trans>Pause</Trans>
              </Link>
            )
          }
        />
        <QueryState
          query={drill}
          failed={t`The drill could not be opened`}
          describe={describe}
          skeleton={['h-4 w-full', 'h-4 w-1/3', 'h-24 w-full', 'h-12 w-full', 'h-12 w-full', 'h-12 w-full']}
        >
          {(open) => {
            const { question, questions, answers } = open;
            if (question === null) return <DrillEnd drill={open} statusNames={statusNames} />;
            return (
              <ReviewQuestionScreen
                key={question.id}
                question={question}
                strand={strands.get(question.strand ?? '')}
                number={answers.length + 1}
                count={questions}
                toEnd={t`See what changed`}
                onNext={() => void drill.refetch()}
                pending={drill.isFetching}
              />
            );
          }}
        </QueryState>
      </div>
    </MentorBeside>
  );
}
