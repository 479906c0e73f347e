import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PublishRecordingRequest } from '#domain/catalogue/lecture/recording-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** Makes a file that was uploaded the recording of a lesson. */
export function usePublishLessonRecording() {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['publish-lesson-recording'],
    mutationFn: (recording: PublishRecordingRequest) => call('publish-lesson-recording', recording),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['lesson_recordings'] }),
  });
}
