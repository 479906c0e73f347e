import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { Tables } from '../../../lib/backend/database.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useCompleteLesson } from './complete-lesson.ts';

interface CompleteLessonButtonProps {
  lesson: Pick<Tables<'lessons'>, 'id' | 'module_id'>;
  completed: boolean;
  /** Something else on the screen is to be done first, and has the ink. */
  givesWay: boolean;
}

/** 'Complete Lesson', or that it is completed. */
export function CompleteLessonButton({ lesson, completed, givesWay }: CompleteLessonButtonProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const complete = useCompleteLesson();
  if (completed) {
    return (
      <p role="status" className="inline-flex min-h-11 items-center gap-2 font-semibold text-success">
        <Check aria-hidden="true" className="size-5" />
        <Trans>Lesson completed</Trans>
      </p>
    );
  }
  return (
    <Button
      look={givesWay ? 'secondary' : 'primary'}
      pending={complete.isPending}
      onClick={() =>
        complete.mutate(lesson, {
          onError: (error) => toast.error(t`The lesson could not be completed. ${describe(error)}`),
        })
      }
    >
      <Trans>Complete Lesson</Trans>
    </Button>
  );
}
