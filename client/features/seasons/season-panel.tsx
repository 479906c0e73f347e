import { Trans, useLingui } from '@lingui/react/macro';
import type { SeasonState } from '#domain/seasons/contract.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { Button } from '../../ui/button.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useJoinSeason } from './join-season.ts';
import { useReadSeason } from './read-season.ts';
import { SeasonProgress } from './season-progress.tsx';
import { SeasonResult } from './season-result.tsx';

/** Where the learner is with the season: whether they take part, what is left to do, and what came of it. */
export function SeasonPanel() {
  const { t } = useLingui();
  const describe = useErrorWording();
  return (
    <QueryState
      query={useReadSeason()}
      failed={t`The season could not be loaded`}
      describe={describe}
      skeleton={['h-6 w-2/3', 'h-6 w-full']}
    >
      {(state) =>
        state.season === null ? (
          <p className="text-muted">
            <Trans>No season is planned now.</Trans>
          </p>
        ) : (
          <Season {...state} season={state.season} />
        )
      }
    </QueryState>
  );
}

function Season({
  season,
  refusal,
  entry,
  result,
}: SeasonState & { season: NonNullable<SeasonState['season']> }) {
  const { i18n } = useLingui();
  const day = (moment: string) =>
    new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'long' }).format(new Date(moment));
  const { number, phase, ranked } = season;
  const [opens, closes] = [day(season.opens_at), day(season.closes_at)];
  return (
    <>
      <p className="font-semibold">
        {phase === 'planned' && (
          <Trans>
            Season {number} begins on {opens} and ends on {closes}.
          </Trans>
        )}
        {phase === 'open' && (
          <Trans>
            Season {number} is open until {closes}.
          </Trans>
        )}
        {phase === 'closing' && <Trans>Season {number} is over and is being measured.</Trans>}
        {phase === 'over' && <Trans>Season {number} is over.</Trans>}
      </p>
      {result !== null ? (
        <SeasonResult number={number} result={result} />
      ) : phase === 'over' ? (
        <Unranked ranked={ranked ?? 0} />
      ) : refusal === 'season-needs-certificate' ? (
        <p className="text-muted">
          <Trans>Whoever holds a certificate of this course can take part.</Trans>
        </p>
      ) : phase === 'closing' ? null : entry !== null && !entry.has_left ? (
        <SeasonProgress season={season} entry={entry} />
      ) : (
        <Join seasonId={season.id} />
      )}
    </>
  );
}

function Unranked({ ranked }: { ranked: number }) {
  return (
    <p className="text-muted">
      <Trans>
        You have no place in it: the reviews or the session were missing, or only {ranked} learners completed
        it, and fewer than 50 are not ranked.
      </Trans>
    </p>
  );
}

function Join({ seasonId }: { seasonId: string }) {
  const describe = useErrorWording();
  const join = useJoinSeason();
  return (
    <>
      <p>
        <Trans>
          If you take part, your first sitting of the exam, your reviews and one session of the simulator are
          ranked against the others. No trading result counts. Only you and the admins see your place.
        </Trans>
      </p>
      <Button
        look="secondary"
        pending={join.isPending}
        onClick={() =>
          join.mutate({ season_id: seasonId }, { onError: (error: unknown) => toast.error(describe(error)) })
        }
      >
        <Trans>Take part</Trans>
      </Button>
    </>
  );
}
