import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useReadAppealedSitting } from '../../../features/exams/admin/read-appealed-sitting.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { GivenAnswer } from './given-answer.tsx';
import { PlacementExplanation } from '../../placement/placement-explanation.tsx';

/** The questions that were missed in a sitting somebody appeals against, with what they answered and the key. */
export function MissedItems({ appealId }: { appealId: string }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const [isOpen, setOpen] = useState(false);
  const missed = useReadAppealedSitting(appealId, isOpen);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2 text-plum underline underline-offset-4">
        <Trans>What was missed, with the answers and the key</Trans>
      </summary>
      {isOpen && (
        <QueryState
          query={missed}
          failed={t`The sitting could not be looked up`}
          describe={describe}
          skeleton={['h-11 w-full', 'h-11 w-full']}
        >
          {(items) => (
            <div className="grid gap-2">
              {items.map(({ place, explained }) => (
                <PlacementExplanation key={place} explained={explained} number={place}>
                  <GivenAnswer explained={explained} />
                </PlacementExplanation>
              ))}
            </div>
          )}
        </QueryState>
      )}
    </details>
  );
}
