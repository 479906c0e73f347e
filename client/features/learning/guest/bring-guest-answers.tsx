import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { discardGuestAnswers, readGuestAnswers } from '../../../lib/guest-answers.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { useSaveGuestAnswers } from './save-guest-answers.ts';

/**
 * Brings what was answered at this device before somebody signed in along to their account, and says how much of it counts. The
 * server grades it again; until it has answered the device keeps it.
 */
export function BringGuestAnswers() {
  const { t } = useLingui();
  const save = useSaveGuestAnswers();
  const queryClient = useQueryClient();
  const bring = useEffectEvent(async () => {
    const kept = readGuestAnswers();
    if (kept.answers.length + kept.puzzles.length === 0 && kept.first_puzzle === undefined) return;
    const saved = await save(kept);
    discardGuestAnswers();
    if (saved.kept === 0) return;
    toast.success(
      t`${plural(saved.kept, { one: '# answer from before you signed up counts.', other: '# answers from before you signed up count.' })}`,
    );
    await queryClient.invalidateQueries({ queryKey: ['activity_answers'] });
    await queryClient.invalidateQueries({ queryKey: ['skill_states'] });
  });
  useEffect(() => {
    bring().catch((error: unknown) => console.error('The answers could not be brought along', error));
  }, []);
  return null;
}
