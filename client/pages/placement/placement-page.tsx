import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { PlacementState } from '#domain/placement/contract.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { AskBackButton } from '../../ui/ask-back-button.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { useAnswerPlacementItem } from './answer-placement-item.ts';
import { useFinishPlacement } from './finish-placement.ts';
import { MinutesLeft, MOST_MINUTES } from './minutes-left.tsx';
import { PlacementItemForm } from './placement-item-form.tsx';
import { PlacementOutcome } from './placement-outcome.tsx';
import { useReadPlacement } from './read-placement.ts';
import { useStartPlacement } from './start-placement.ts';
import { StrandsSoFar } from './strands-so-far.tsx';

/** Finds where somebody begins: one item at a time, then ranges, where to begin and the explanations. */
export function PlacementPage() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const placement = useReadPlacement();
  return (
    <QueryState
      query={placement}
      failed={t`The placement could not be loaded`}
      describe={describe}
      skeleton={['h-9 w-2/3', 'h-4 w-full', 'h-24 w-full', 'h-11 w-32']}
    >
      {(state) => <Stage state={state} />}
    </QueryState>
  );
}

function Stage({ state }: { state: PlacementState }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const start = useStartPlacement();
  const answer = useAnswerPlacementItem();
  const finish = useFinishPlacement();
  const failed = [start, answer, finish].find(({ isError }) => isError);
  const failure = (
    <p role="alert" className="text-danger empty:hidden">
      {failed && describe(failed.error)}
    </p>
  );
  const { open, finished } = state;
  const begin = (
    <Button pending={start.isPending} onClick={() => start.mutate()}>
      {finished ? <Trans>Take it again</Trans> : <Trans>Begin</Trans>}
    </Button>
  );
  if (open) {
    return (
      <>
        <PageHeader title={t`Placement`} hidden />
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="lg:col-start-2 lg:row-start-1">
            <MinutesLeft left={open.minutes_left} />
          </div>
          <div className="grid max-w-measure content-start gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <PlacementItemForm
              key={open.item.id}
              item={open.item}
              number={open.answered + 1}
              strand={open.strand}
              pending={answer.isPending || finish.isPending}
              onAnswer={(given) =>
                answer.mutate({ placement_id: open.id, item_id: open.item.id, answer: given })
              }
            />
            {failure}
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-4">
              <p className="text-15 text-muted">
                <Trans>Every answer is kept.</Trans>
              </p>
              <Link to="/dashboard" className={buttonStyles('link')}>
                <Trans>Leave and go on later</Trans>
              </Link>
              {open.answered > 0 && (
                <AskBackButton
                  label={<Trans>Finish now, with wider ranges</Trans>}
                  asks={
                    <Plural
                      value={open.answered}
                      one="One answer leaves the ranges wide. You can take the placement again in 30 days."
                      other="The ranges stay as wide as # answers leave them. You can take the placement again in 30 days."
                    />
                  }
                  yes={<Trans>Finish now</Trans>}
                  no={<Trans>Go on answering</Trans>}
                  pending={finish.isPending}
                  onYes={() => finish.mutate(open.id)}
                />
              )}
            </div>
          </div>
          <StrandsSoFar open={open} />
        </div>
      </>
    );
  }
  if (finished) {
    return (
      <PlacementOutcome
        placement={finished}
        againFrom={state.again_from}
        again={state.is_offered && state.again_from === null ? begin : null}
        failure={failure}
      />
    );
  }
  return (
    <>
      <PageHeader
        title={t`Find where you begin`}
        lead={t`6 to 15 questions, never more than ${MOST_MINUTES} minutes. You may stop and go on later.`}
      />
      {state.is_offered ? (
        <div className="grid max-w-measure gap-4">
          <p>
            <Trans>
              Each question is chosen by your answers so far. If you do not know something yet, say so: it
              counts no worse than a wrong guess, and you begin where it is taught. A calculator is welcome.
              Reasons come at the end.
            </Trans>
          </p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            {begin}
            <Link to="/dashboard" className={buttonStyles('link')}>
              <Trans>Later</Trans>
            </Link>
          </div>
          {failure}
        </div>
      ) : (
        <p>
          <Trans>There is no placement here yet.</Trans>
        </p>
      )}
    </>
  );
}
