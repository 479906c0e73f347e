import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Tables } from '../../../lib/backend/database.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { localizedText } from '../../../lib/i18n/localized-text.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { useEnroll } from './enroll.ts';
import { useLeaveCourse } from './leave-course.ts';

/** A course that came back to the list: refused by the server, for a reason in words, or undone. */
interface CameBack {
  courseId: string;
  refusal: string | null;
}

/**
 * Enrols in a course at once, offers Undo, and takes the course back when the server refuses.
 * @returns `enroll` resolves with whether the course was enrolled in; `cameBack`: the last course that was taken back, until
 *   the next enrolment
 */
export function useUndoableEnrolment() {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const { mutateAsync: enrollNow } = useEnroll();
  const { mutateAsync: leave } = useLeaveCourse();
  const [cameBack, setCameBack] = useState<CameBack | null>(null);
  const undo = (courseId: string) =>
    leave(courseId).then(
      () => setCameBack({ courseId, refusal: null }),
      (error: unknown) => toast.error(describe(error)),
    );
  const enroll = async (course: Tables<'courses'>): Promise<boolean> => {
    const title = localizedText(course, 'title', i18n.locale);
    setCameBack(null);
    try {
      await enrollNow(course);
    } catch (error) {
      setCameBack({ courseId: course.id, refusal: describe(error) });
      return false;
    }
    toast.success(t`You are enrolled in ${title}.`, {
      label: t`Undo`,
      run: () => void undo(course.id),
    });
    return true;
  };
  return { enroll, cameBack };
}
