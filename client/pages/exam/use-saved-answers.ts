import { useEffect, useState } from 'react';
import type { OpenSitting } from '#domain/exams/contract.ts';
import type { PlacementAnswer } from '#domain/placement/contract.ts';
import { useAnswerExamItem } from './answer-exam-item.ts';
import { AnswerQueue, type QueueState } from './answer-queue.ts';

/** The answers of a sitting as this device has them, and how it stands with sending them. */
export function useSavedAnswers({ id, questions }: OpenSitting) {
  const [answers, setAnswers] = useState<ReadonlyMap<number, PlacementAnswer>>(
    () => new Map(questions.map(({ place, answer }) => [place, answer])),
  );
  const [state, setState] = useState<QueueState>({ kind: 'kept' });
  const { mutateAsync } = useAnswerExamItem();
  const [queue] = useState(
    () => new AnswerQueue((place, answer) => mutateAsync({ sitting_id: id, place, answer }), setState),
  );
  useEffect(() => {
    const send = () => void queue.send();
    window.addEventListener('online', send);
    return () => {
      window.removeEventListener('online', send);
      // Whoever leaves loses nothing.
      send();
    };
  }, [queue]);
  const keep = (place: number, answer: PlacementAnswer) => {
    setAnswers((before) => new Map(before).set(place, answer));
    queue.add(place, answer);
  };
  return { answers, keep, send: () => queue.send(), state };
}
