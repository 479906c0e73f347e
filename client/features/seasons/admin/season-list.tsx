import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ListSeasonsAnswer, SeasonSummary } from '#domain/seasons/contract.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Moment } from '../../../ui/value/date-display.tsx';
import { InvitationEntry } from './invitation-entry.tsx';
import { useListSeasons } from './list-seasons.ts';
import { OpenSeasonDialog } from './open-season-dialog.tsx';

/** Seasons with their funnels, and the invitations that somebody has to look at. */
export function SeasonList() {
  const { t } = useLingui();
  const describe = useErrorWording();
  return (
    <QueryState
      query={useListSeasons()}
      failed={t`The seasons could not be looked up`}
      describe={describe}
      skeleton={['h-6 w-full', 'h-20 w-full']}
    >
      {(answer) => <Seasons {...answer} />}
    </QueryState>
  );
}

function Seasons({ seasons, invitations, exams }: ListSeasonsAnswer) {
  const [isOpening, setOpening] = useState(false);
  return (
    <div className="grid max-w-measure gap-8">
      {seasons.length === 0 && (
        <p className="text-muted">
          <Trans>No season yet. One can be planned once 50 learners hold a certificate of an exam.</Trans>
        </p>
      )}
      <ul className="grid gap-6 empty:hidden">
        {seasons.map((season) => (
          <SeasonEntry key={season.id} season={season} />
        ))}
      </ul>
      <Button look="secondary" className="justify-self-start" onClick={() => setOpening(true)}>
        <Trans>Plan a season…</Trans>
      </Button>
      {invitations.length > 0 && (
        <section aria-labelledby="invitations" className="grid gap-4">
          <h2 id="invitations" className="text-20">
            <Trans>The top 10%, to be looked at before anything is sent</Trans>
          </h2>
          <ul className="grid gap-6">
            {invitations.map((invitation) => (
              <InvitationEntry key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </section>
      )}
      {isOpening && <OpenSeasonDialog exams={exams} onClose={() => setOpening(false)} />}
    </div>
  );
}

function SeasonEntry({
  season: { number, course, opens_at: opens, closes_at: closes, funnel },
}: {
  season: SeasonSummary;
}) {
  return (
    <li className="grid gap-1 border-t border-line pt-4">
      <p className="font-semibold">
        <Trans>Season {number}</Trans> · <bdi lang="en">{course}</bdi>
      </p>
      <p className="text-15 text-muted">
        <Moment value={opens} /> – <Moment value={closes} />
      </p>
      {funnel !== null && (
        <p className="text-15">
          <Trans>
            {funnel.holders} held a certificate, {funnel.joined} took part, {funnel.begun} began the session,{' '}
            {funnel.complete} had every measure, {funnel.top} were in the top 10%, {funnel.granted} were
            invited, {funnel.refused} were not.
          </Trans>
        </p>
      )}
    </li>
  );
}
