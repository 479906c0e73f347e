import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { TestOutState } from '#domain/path/test-out-contract.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { BackendError } from '../../lib/backend/backend-error.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { AskBackButton } from '../../ui/ask-back-button.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Day } from '../../ui/value/date-display.tsx';
import { PlacementItemForm } from '../placement/placement-item-form.tsx';
import { TestOutResult } from './test-out-result.tsx';
import { useReadTestOut } from './read-test-out.ts';
import { useStartTestOut } from './start-test-out.ts';
import { useAnswerTestOutItem } from './answer-test-out-item.ts';
import { useFinishTestOut } from './finish-test-out.ts';

const route = getRouteApi('/protected/test-out/$moduleId');

/** Tests whether somebody may go past a module: one task at a time, stopped at any time, the explanations at the end. */
export function TestOutPage() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const { moduleId } = route.useParams();
  const test = useReadTestOut(moduleId);
  return (
    <QueryState
      query={test}
      failed={t`The test could not be loaded`}
      describe={describe}
      skeleton={['h-11 w-2/3', 'h-5 w-full', 'h-24 w-full', 'h-11 w-32']}
    >
      {(state) => <Stage key={moduleId} state={state} />}
    </QueryState>
  );
}

function Stage({ state }: { state: TestOutState }) {
  const start = useStartTestOut(state.module.id);
  const answer = useAnswerTestOutItem(state.module.id);
  const finish = useFinishTestOut(state.module.id);
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const title = localizedText(state.module, 'title', i18n.locale);
  const failed = [start, answer, finish].find(({ isError }) => isError);
  const failure = (
    <p role="alert" className="text-danger empty:hidden">
      {failed && describe(failed.error)}
    </p>
  );
  const { open, finished } = state;
  if (open) {
    const pending = answer.isPending || finish.isPending;
    return (
      <>
        <PageHeader title={t`Test out of ${title}`} hidden />
        <div className="grid max-w-measure gap-8">
          <p className="text-15 text-muted">
            <Trans>
              {title}: question {open.place} of {open.of}
            </Trans>
          </p>
          <PlacementItemForm
            key={open.place}
            item={open.item}
            number={open.place}
            pending={pending}
            onAnswer={(given) => answer.mutate({ test_out_id: open.id, place: open.place, answer: given })}
          />
          {failure}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-4">
            <p className="text-15 text-muted">
              <Trans>Every answer is kept.</Trans>
            </p>
            <Link to="/path" className={buttonStyles('link')}>
              <Trans>Leave and go on later</Trans>
            </Link>
            <AskBackButton
              label={<Trans>Stop the test</Trans>}
              asks={
                <Trans>
                  What you have not answered counts as wrong. You can take the test again in seven days.
                </Trans>
              }
              yes={<Trans>Stop now</Trans>}
              no={<Trans>Go on answering</Trans>}
              pending={pending}
              onYes={() => finish.mutate(open.id)}
            />
          </div>
        </div>
      </>
    );
  }
  const begin = state.refusal === null && (
    <Button pending={start.isPending} onClick={() => start.mutate()}>
      <Trans>Begin the test</Trans>
    </Button>
  );
  if (finished)
    return (
      <TestOutResult
        finished={finished}
        title={title}
        courseId={state.module.course_id}
        againFrom={state.again_from}
      >
        {begin}
        {failure}
      </TestOutResult>
    );
  const { needed, questions, minutes } = state;
  return (
    <>
      <PageHeader
        title={t`Test out of ${title}`}
        lead={<Trans>If you know what it teaches, your path goes past it.</Trans>}
      />
      <div className="grid max-w-measure justify-items-start gap-4">
        {state.refusal === null ? (
          <>
            <p>
              <Plural
                value={questions}
                one="# task, and it has to be right."
                other={`# tasks, about ${minutes} minutes. ${needed} have to be right.`}
              />{' '}
              <Trans>None of them is from its quiz. The explanations come at the end.</Trans>
            </p>
            <p className="text-muted">
              <Trans>
                Once in seven days. Its lessons stay open to you, and its skills return in a review after a
                week: a test shows that you know them, not that you have mastered them.
              </Trans>
            </p>
            {begin}
          </>
        ) : (
          <>
            <p>{describe(new BackendError(state.refusal, 409, ''))}</p>
            {state.again_from !== null && (
              <p>
                <Trans>
                  Again from <Day value={state.again_from.slice(0, 10)} />.
                </Trans>
              </p>
            )}
          </>
        )}
        <Link to="/path" className={buttonStyles('link')}>
          <Trans>Back to your path</Trans>
        </Link>
        {failure}
      </div>
    </>
  );
}
