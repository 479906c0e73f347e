import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RemoveRecordingRequest } from '#domain/catalogue/lecture/recording-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** Takes the recording of a lesson in a language away. */
export function useRemoveLessonRecording() {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['remove-lesson-recording'],
    mutationFn: (recording: RemoveRecordingRequest) => call('remove-lesson-recording', recording),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['lesson_recordings'] }),
  });
}
