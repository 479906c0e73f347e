import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { BackendError } from '../../lib/backend/backend-error.ts';

const texts = v.record(v.string(), v.string());
const answerSchema = v.object({
  questions: v.array(
    v.object({
      id: v.string(),
      text: texts,
      choices: v.array(v.object({ value: v.string(), text: texts })),
    }),
  ),
});

/** A question of the assessment; texts by language, English always there. */
export type Question = v.InferOutput<typeof answerSchema>['questions'][number];

/** The five questions, from `GET /content/assessment.json`. */
export function useQuestions() {
  return useQuery({ queryKey: ['assessment-questions'], queryFn: fetchQuestions, staleTime: 60 * 60_000 });
}

async function fetchQuestions(): Promise<Question[]> {
  const response = await fetch('/content/assessment.json').catch((cause: unknown) => {
    throw new BackendError('network', 0, String(cause));
  });
  if (!response.ok) throw new BackendError(`http_${response.status}`, response.status, 'assessment.json');
  return v.parse(answerSchema, await response.json()).questions;
}
