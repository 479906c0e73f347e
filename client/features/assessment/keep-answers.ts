import { useState } from 'react';
import * as v from 'valibot';
import { discardDraft, loadDraft, saveDraft } from '../../lib/local-draft.ts';

/** Question id to chosen value. */
export type Answers = Readonly<Record<string, string>>;

const answersSchema = v.record(v.string(), v.string());

/** The answers given so far, kept on this device for this learner until they are submitted. */
export function useKeptAnswers(userId: string) {
  const key = `assessment.${userId}`;
  const [answers, setAnswers] = useState<Answers>(() => {
    const kept = v.safeParse(answersSchema, loadDraft(key));
    return kept.success ? kept.output : {};
  });
  return {
    answers,
    answer: (questionId: string, value: string) => {
      const changed = { ...answers, [questionId]: value };
      setAnswers(changed);
      saveDraft(key, changed);
    },
    discard: () => discardDraft(key),
  };
}
