import { Trans, useLingui } from '@lingui/react/macro';
import type { SeasonState } from '#domain/seasons/contract.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { Button } from '../../ui/button.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useJoinSeason } from './join-season.ts';
import { LeaveSeason } from './leave-season-button.tsx';
import { useReadSeasons } from './read-seasons.ts';
import { SeasonProgress } from './season-progress.tsx';
import { SeasonResult } from './season-result.tsx';
import { useSeasonTitle } from './use-season-title.ts';

/** Where the learner is with each season: whether they take part, what is left to do, and what came of it. */
export function SeasonPanel() {
  const { t } = useLingui();
  const describe = useErrorWording();
  return (
    <QueryState
      query={useReadSeasons()}
      failed={t`The season could not be loaded`}
      describe={describe}
      skeleton={['h-6 w-2/3', 'h-6 w-full']}
    >
      {(states) =>
        states.length === 0 ? (
          <p className="text-muted">
            <Trans>No season is planned now.</Trans>
          </p>
        ) : (
          <ul className="grid w-full gap-10">
            {states.map((state) => (
              <Season key={state.season.id} state={state} />
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

function Season({ state }: { state: SeasonState }) {
  const title = useSeasonTitle();
  const { season, refusal, entry, result } = state;
  const { phase, ranked } = season;
  return (
    <li className="grid w-full justify-items-start gap-4">
      <div>
        <h3 className="font-sans text-17 font-semibold">{title(state)}</h3>
        <p className="text-15 text-muted">
          <bdi lang="en">{season.course}</bdi>
        </p>
      </div>
      {result !== null ? (
        <SeasonResult season={season} entry={entry} result={result} />
      ) : phase === 'over' ? (
        <Unranked ranked={ranked ?? 0} />
      ) : refusal === 'season-needs-certificate' ? (
        entry !== null && !entry.has_left ? (
          <>
            <p>
              <Trans>
                Your certificate was revoked. Without one you will have no place when the season ends. You can
                leave it now.
              </Trans>
            </p>
            <LeaveSeason seasonId={season.id} />
          </>
        ) : (
          <p className="text-muted">
            <Trans>Whoever holds a certificate of this course can take part.</Trans>
          </p>
        )
      ) : phase === 'closing' ? null : entry !== null && !entry.has_left ? (
        <SeasonProgress season={season} entry={entry} />
      ) : (
        <Join seasonId={season.id} />
      )}
    </li>
  );
}

function Unranked({ ranked }: { ranked: number }) {
  return (
    <p className="text-muted">
      <Trans>
        You have no place in it: certificate, reviews or session were missing, or only {ranked} learners
        completed it, and fewer than 50 are not ranked.
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
