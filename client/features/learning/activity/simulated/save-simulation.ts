import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { SimulationState } from '#domain/activities/contract.ts';
import { useBackend } from '../../../../lib/backend/backend-context.tsx';
import { useSaveSimulated } from '../open-activities.ts';
import type { ActivityPlace } from '../use-draft.ts';

/** A slider that is dragged is saved when it rests. */
const REST_MS = 800;

/** Keeps how a simulation is left, for the other devices of the learner. */
export function useSaveSimulation({ lessonId, activity }: ActivityPlace) {
  const { call } = useBackend();
  const keep = useSaveSimulated(lessonId);
  const saving = useMutation({
    mutationKey: ['save-simulation'],
    mutationFn: (state: SimulationState) =>
      call<SimulationState>('save-simulation', { lesson_id: lessonId, activity, ...state }),
    onSuccess: (state) => keep('simulations', activity, state),
  });
  const waiting = useRef<{ timer: number; send: () => void }>(undefined);
  // Whoever leaves at once is not forgotten.
  useEffect(() => () => waiting.current?.send(), []);
  return {
    error: saving.error,
    failures: saving.submittedAt,
    save: (state: SimulationState) => {
      window.clearTimeout(waiting.current?.timer);
      const send = () => {
        waiting.current = undefined;
        saving.mutate(state);
      };
      waiting.current = { timer: window.setTimeout(send, REST_MS), send };
    },
  };
}
