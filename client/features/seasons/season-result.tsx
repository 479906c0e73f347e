import { Trans, useLingui } from '@lingui/react/macro';
import type { SeasonEntry, SeasonResult as Result, SeasonState } from '#domain/seasons/contract.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { formatNumber } from '../../lib/i18n/format-number.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useExportSeason } from './export-season.ts';
import { InvitationLine } from './invitation-line.tsx';
import { SeasonRuler } from './season-ruler.tsx';

interface SeasonResultProps {
  season: SeasonState['season'];
  entry: SeasonEntry | null;
  result: Result;
}

/** What became of somebody in a season: what their place is made of, what was decided of it, and the file to compute it again. */
export function SeasonResult({ season, entry, result }: SeasonResultProps) {
  const { i18n } = useLingui();
  const describe = useErrorWording();
  const exporting = useExportSeason();
  const { score: exact, is_in_top_tenth: isTop, invitation } = result;
  const score = formatNumber(exact, i18n.locale, { maximumFractionDigits: 0 });
  return (
    <>
      <div className="grid w-full gap-4">
        <SeasonRuler entry={entry} result={result} isNarrow />
        <p>
          <Trans>Together they make a score of {score} of 100.</Trans>
        </p>
      </div>
      {isTop && invitation === null && (
        <p>
          <InvitationLine result={result} />
        </p>
      )}
      {invitation !== null && (
        <div className="grid gap-2">
          <p className="font-semibold">
            <InvitationLine result={result} />
          </p>
          <p dir="auto" className="border-s-2 border-line ps-3 whitespace-pre-line">
            {invitation.reason}
          </p>
          {invitation.code !== null && <InvitationCode code={invitation.code} />}
        </div>
      )}
      <Button
        look="link"
        className="text-start"
        pending={exporting.isPending}
        onClick={() => exporting.mutate(season.id, { onError: (error) => toast.error(describe(error)) })}
      >
        <Trans>Take the file along that your place is computed from</Trans>
      </Button>
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
