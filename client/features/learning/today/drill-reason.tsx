import { Plural, Trans } from '@lingui/react/macro';
import type { DrillStretch } from '#domain/knowledge/today-contract.ts';

/** Why a skill is drilled: how it went of late, or what rests on it. */
export function DrillReason({ stretch: { reason, answers, is_done } }: { stretch: DrillStretch }) {
  const right = answers.filter(Boolean).length;
  const all = answers.length;
  if (is_done)
    return (
      <Trans>
        {right} of {all} right at the first try.
      </Trans>
    );
  switch (reason) {
    case 'begun':
      return (
        <Plural
          value={all}
          one="Begun today: # question answered."
          other="Begun today: # questions answered."
        />
      );
    case 'failed_quiz':
      return <Trans>A quiz that you failed twice rests on it.</Trans>;
    case 'weakest':
      return (
        <Trans>
          Your weakest skill of late: {right} of {all} right at the first try.
        </Trans>
      );
  }
}
