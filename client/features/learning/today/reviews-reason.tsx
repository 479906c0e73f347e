import { Plural, Trans } from '@lingui/react/macro';
import type { ReviewsStretch } from '#domain/knowledge/today-contract.ts';
import { Day } from '../../../ui/value/date-display.tsx';

/** Why there are reviews today: what has faded, and when it returns. */
export function ReviewsReason({ stretch }: { stretch: ReviewsStretch }) {
  const { is_done, left, faded, returns_after, returns_on } = stretch;
  const first = returns_on.toSorted()[0];
  if (is_done)
    return first === undefined ? null : (
      <Trans>
        What you kept returns from <Day value={first} /> on.
      </Trans>
    );
  return (
    <>
      {faded > 0 ? (
        <Plural value={faded} one="# has faded below 80%." other="# have faded below 80%." />
      ) : (
        <Plural value={left.length} one="It is about to fade." other="They are about to fade." />
      )}{' '}
      {returns_after !== null &&
        (returns_after.least === returns_after.most ? (
          <Plural
            value={returns_after.most}
            one="Recalled today, it comes back in # day."
            other="Recalled today, it comes back in # days."
          />
        ) : (
          <Trans>
            Recalled today, they come back in {returns_after.least} to {returns_after.most} days.
          </Trans>
        ))}
    </>
  );
}
