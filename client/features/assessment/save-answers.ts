import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { offeredAnswers } from '#domain/assessment/place.ts';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';
import { loadDraft } from '../../lib/local-draft.ts';
import { useAutosave } from '../../lib/use-autosave.ts';
import type { Question } from './fetch-questions.ts';

/** Question id to chosen value. */
export type Answers = Readonly<Record<string, string>>;

/** The draft and the submission are sent one after the other: a late draft must not outlive the submission. */
export const ASSESSMENT_SCOPE = { id: 'assessment' };

const answersSchema = v.record(v.string(), v.string());

/** The answers given so far, here or on another device. */
export function useAssessmentDraft() {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  return useQuery({
    queryKey: ['assessment_drafts', userId],
    queryFn: async () => {
      const row = unwrap(
        await rest.from('assessment_drafts').select('answers').eq('user_id', userId).maybeSingle(),
      );
      return row?.answers ?? {};
    },
    // Read when the assessment is opened; from then on the screen knows better.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/**
 * Saves the answers until they are submitted, so that they can be continued on another device.
 * @param draft what was answered before; what this device could not save yet comes first
 */
export function useSavedAnswers(questions: readonly Question[], draft: Answers) {
  const { restOnLeaving } = useBackend();
  const userId = useSignedInUser().id;
  const key = `assessment.${userId}`;
  const { mutateAsync: save } = useMutation({
    mutationKey: ['save-assessment-draft'],
    scope: ASSESSMENT_SCOPE,
    mutationFn: async (answers: Answers) =>
      unwrap(
        await restOnLeaving
          .from('assessment_drafts')
          .upsert({ user_id: userId, answers: { ...answers } }, { onConflict: 'user_id' }),
      ),
  });
  const { autosave, flush, forget } = useAutosave<Answers>(key, save);
  const [answers, setAnswers] = useState<Answers>(() => {
    const unsaved = v.safeParse(answersSchema, loadDraft(key));
    return offeredAnswers(questions, { ...draft, ...(unsaved.success ? unsaved.output : {}) });
  });
  return {
    answers,
    answer: (questionId: string, value: string) => {
      const changed = { ...answers, [questionId]: value };
      setAnswers(changed);
      autosave(changed);
    },
    flush,
    forget,
  };
}
