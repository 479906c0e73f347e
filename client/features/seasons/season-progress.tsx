import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { SeasonEntry, SeasonState } from '#domain/seasons/contract.ts';
import { DELAYED } from '#domain/seasons/season-terms.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { LeaveSeason } from './leave-season-button.tsx';
import { useStartSeasonSession } from './start-season-session.ts';

const LINK = 'text-plum underline underline-offset-4';

/** What somebody who takes part has done of what is measured, and what is left to do. */
export function SeasonProgress({ season, entry }: { season: SeasonState['season']; entry: SeasonEntry }) {
  const describe = useErrorWording();
  const start = useStartSeasonSession();
  const failed = { onError: (error: unknown) => toast.error(describe(error)) };
  const { session_id: sessionId, is_session_over: isOver, delayed_answers: answers } = entry;
  return (
    <>
      <ul className="grid w-full divide-y divide-line border-y border-line">
        <li className="py-3">
          <Trans>Exam: your first sitting counts, and is in.</Trans>
        </li>
        <li className="py-3">
          <Trans>
            Reviews: {answers} of at least {DELAYED.answers} of what was not asked for {DELAYED.days} days.
          </Trans>{' '}
          <Link to="/review" className={LINK}>
            <Trans>Review</Trans>
          </Link>
        </li>
        <li className="grid justify-items-start gap-3 py-3">
          {isOver ? (
            <Trans>Simulator: your session is over and was judged.</Trans>
          ) : sessionId === null ? (
            <Trans>
              Simulator: one session, the first {season.trades} trades count, by the limits of your practical
              part.
            </Trans>
          ) : (
            <span>
              <Trans>Simulator: your session is under way.</Trans>{' '}
              <Link to="/simulator/$sessionId" params={{ sessionId }} className={LINK}>
                <Trans>Go on trading</Trans>
              </Link>
            </span>
          )}
          {sessionId === null && season.phase === 'open' && (
            <Button pending={start.isPending} onClick={() => start.mutate({ season_id: season.id }, failed)}>
              <Trans>Begin the session</Trans>
            </Button>
          )}
        </li>
      </ul>
      <LeaveSeason seasonId={season.id} />
    </>
  );
}
