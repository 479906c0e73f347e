import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ExamState } from '#domain/exams/contract.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { bringErrorWords } from '../../lib/errors/describe-error.ts';
import { useExamState } from './use-exam-state.ts';

bringErrorWords({
  'exam-not-found': msg`There is no exam here.`,
  'exam-passed': msg`You have passed this exam.`,
  'too-many-sittings': msg`An exam can be sat three times in thirty days.`,
  'sitting-not-found': msg`This sitting no longer exists.`,
  'practical-passed': msg`You have done the practical part.`,
  'practical-waits': msg`Another practical part begins seven days after the one before.`,
  'policy-does-not-hold': msg`This policy does not hold in the possible years. Try it, and change a line.`,
  'attempt-not-found': msg`This session is no practical part of yours.`,
  'attempt-not-finished': msg`The practical part is not over yet. End its session first.`,
  'sitting-not-finished': msg`This sitting is not over yet. Hand it in first.`,
  'report-passed': msg`Your report has passed.`,
  'report-waits': msg`Another report can be begun seven days after you handed one in.`,
  'report-unmarked': msg`Your report is being read. Until it is marked, no other is begun.`,
  'exam-report-not-found': msg`This report does not exist any more. Reload the page.`,
  'report-handed-in': msg`This report is handed in already, perhaps from another device. Reload the page.`,
  'report-incomplete': msg`A part of the report is still empty or nearly so.`,
  'already-appealed': msg`You have appealed against this already. What comes of it stands on the page of the exam.`,
});

/** Where the learner is with an exam. Asked for again whenever the screen is opened: another device may have gone on. */
export function useReadExam(lessonId: string) {
  const { call } = useBackend();
  const { queryKey } = useExamState(lessonId);
  return useQuery({
    queryKey,
    queryFn: () => call<ExamState>('read-exam', { lesson_id: lessonId }),
    // What is typed on this device is not overwritten while it is open, and a time that was kept would be wrong.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // A certificate that was ordered is signed within seconds.
    refetchInterval: ({ state }) =>
      state.data?.certificate && state.data.certificate.credential_id === null ? 3000 : false,
  });
}
