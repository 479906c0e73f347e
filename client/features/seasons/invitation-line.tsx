import { Trans } from '@lingui/react/macro';
import type { SeasonResult } from '#domain/seasons/contract.ts';

/** What a place in a season brings, in a sentence. */
export function InvitationLine({ result }: { result: SeasonResult }) {
  const { is_in_top_tenth: isTop, invitation } = result;
  if (!isTop) return <Trans>Only you and the admins see your place.</Trans>;
  if (invitation === null)
    return (
      <Trans>You are among the top 10%. A person looks at your record before anything is awarded.</Trans>
    );
  return invitation.is_granted ? (
    <Trans>Your award and your invitation are granted.</Trans>
  ) : (
    <Trans>A person has looked at your record: no award and no invitation.</Trans>
  );
}
