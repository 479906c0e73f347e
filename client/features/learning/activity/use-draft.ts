import { useState } from 'react';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { discardDraft, loadDraft, saveDraft } from '../../../lib/local-draft.ts';

/** Where an activity stands: what its drafts on this device are named after. */
export interface ActivityPlace {
  lessonId: string;
  activity: string;
  itemId: string | null;
}

/**
 * What somebody is about to answer, kept on this device until it is sent.
 * @param read makes sure of what was kept, which anybody at this device may edit; undefined when it is of no use
 */
export function useDraft<Draft>(
  { lessonId, activity, itemId }: ActivityPlace,
  read: (kept: unknown) => Draft | undefined,
  initial: Draft,
): { draft: Draft; change: (draft: Draft) => void; discard: () => void } {
  const key = `activity.${useSignedInUser().id}.${lessonId}.${activity}.${itemId ?? ''}`;
  const [draft, setDraft] = useState(() => read(loadDraft(key)) ?? initial);
  return {
    draft,
    change: (next) => {
      setDraft(next);
      saveDraft(key, next);
    },
    discard: () => {
      setDraft(initial);
      discardDraft(key);
    },
  };
}
