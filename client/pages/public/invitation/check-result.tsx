import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CheckedInvitation } from '#domain/seasons/contract.ts';
import { usePage } from '../page-context.tsx';

/** What is known of the invitation that was asked for; null: there is none with that code. */
export function CheckResult({ checked }: { checked: CheckedInvitation | null }) {
  const { locale, site } = usePage();
  if (checked === null)
    return (
      <Words title={<Trans>There is no invitation with this code</Trans>}>
        <Trans>Ask whoever showed it to you for the code as it stands in their account.</Trans>
      </Words>
    );
  const day = (moment: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));
  const { season, ranked, top_ranks: top } = checked;
  const [closed, granted] = [day(checked.closed_at), day(checked.granted_at)];
  return (
    <Words
      title={
        checked.state === 'valid' ? (
          <Trans>This invitation stands</Trans>
        ) : (
          <Trans>This invitation was taken back</Trans>
        )
      }
    >
      <bdi lang="en">{checked.course}</bdi>,{' '}
      <Trans>
        season {season}, which ended on {closed}: a rank among the best {top} of {ranked}. {site.name} granted
        it on {granted}, after a person had looked at the record.
      </Trans>{' '}
      <Trans>
        It does not say whose it is. Ask for the award, which is made out to its holder’s address, and check
        it.
      </Trans>
    </Words>
  );
}

function Words({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <>
      <h1 className="text-44 sm:text-64">{title}</h1>
      <p className="mt-6 max-w-measure text-20">{children}</p>
    </>
  );
}
