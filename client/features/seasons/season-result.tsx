import { Trans, useLingui } from '@lingui/react/macro';
import type { SeasonResult as Result } from '#domain/seasons/contract.ts';

/** What became of somebody in a season: their place, what it is made of, and what was decided of it. */
export function SeasonResult({ number, result }: { number: number; result: Result }) {
  const { t, i18n } = useLingui();
  const { rank, of, score, percentiles, is_in_top_tenth: isTop, invitation } = result;
  const whole = (value: number) =>
    new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 0 }).format(value);
  const parts = [
    [t`Exam ability`, percentiles.examAbility],
    [t`Delayed retention`, percentiles.delayedRetention],
    [t`Process`, percentiles.process],
    [t`Score of 100`, score],
  ] as const;
  return (
    <>
      <p>
        <Trans>
          Rank {rank} of {of} in season {number}.
        </Trans>
      </p>
      <dl className="w-full border-y border-line">
        {parts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-2 last:border-0">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular-nums">{whole(value)}</dd>
          </div>
        ))}
      </dl>
      {isTop && invitation === null && (
        <p>
          <Trans>You are among the top 10%. A person looks at your record before anything is awarded.</Trans>
        </p>
      )}
      {invitation !== null && (
        <div className="grid gap-2">
          <p className="font-semibold">
            {invitation.is_granted ? (
              <Trans>Your award and your invitation are granted.</Trans>
            ) : (
              <Trans>A person has looked at your record: no award and no invitation.</Trans>
            )}
          </p>
          <p dir="auto" className="border-s-2 border-line ps-3 whitespace-pre-line">
            {invitation.reason}
          </p>
          {invitation.code !== null && <InvitationCode code={invitation.code} />}
        </div>
      )}
    </>
  );
}

function InvitationCode({ code }: { code: string }) {
  const address = `${location.origin}/invitation?check=${code}`;
  return (
    <>
      <p className="text-15">
        <Trans>A partner platform checks it by this address. It tells your season, and not your name:</Trans>{' '}
        <a href={address} dir="ltr" className="text-plum underline underline-offset-4 wrap-anywhere">
          {address}
        </a>
      </p>
      <p className="text-15 text-muted">
        <Trans>An invitation is no offer and no promise of a return. You need not use it.</Trans>
      </p>
    </>
  );
}
