import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import type { Tables } from '../../../lib/backend/database.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { localizedText } from '../../../lib/i18n/localized-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LevelName } from '../../../ui/value/level-name.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { RowButton } from '../../../ui/table/row-button.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useUndoToast } from '../../../ui/toast/use-undo-toast.ts';
import { useAllCourses } from './fetch-all-courses.ts';
import { useSwitchCourse } from './switch-course.ts';
import type { WithdrawCourseDialogProps } from './withdraw-course-dialog.tsx';

const loadDialog = () => import('./withdraw-course-dialog.tsx');

/** Every course, whether it is offered, and withdrawing it or offering it again. */
export function CourseOffer({ onStatistics }: { onStatistics: (courseId: string) => void }) {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const offerUndo = useUndoToast(describe);
  const { mutateAsync: switchCourse } = useSwitchCourse();
  const [asked, setAsked] = useState<Tables<'courses'>>();
  const [Dialog, setDialog] = useState<ComponentType<WithdrawCourseDialogProps>>();
  const titleOf = (course: Tables<'courses'>) => localizedText(course, 'title', i18n.locale);

  const askFirst = (course: Tables<'courses'>) => {
    setAsked(course);
    loadDialog().then(
      ({ WithdrawCourseDialog }) => setDialog(() => WithdrawCourseDialog),
      (error: unknown) => {
        console.error('The dialog that withdraws courses could not be loaded', error);
        toast.error(t`The form could not be loaded. Check your connection and try again.`);
      },
    );
  };
  const turn = (course: Tables<'courses'>, isOffered: boolean) => {
    const title = titleOf(course);
    setAsked(undefined);
    switchCourse({ courseId: course.id, isOffered }).then(
      () =>
        offerUndo(isOffered ? t`${title} is offered again.` : t`${title} is withdrawn.`, () =>
          switchCourse({ courseId: course.id, isOffered: !isOffered }),
        ),
      (error: unknown) => toast.error(describe(error)),
    );
  };

  return (
    <QueryState
      query={useAllCourses()}
      failed={t`The courses could not be loaded`}
      describe={describe}
      skeleton={['h-6 w-full', 'h-6 w-full', 'h-6 w-full']}
    >
      {(courses) => (
        <>
          <Table
            caption={t`Courses`}
            captionHidden
            rows={courses}
            rowId={({ id }) => id}
            columns={[
              { id: 'title', head: t`Course`, cell: titleOf },
              { id: 'level', head: t`Level`, cell: ({ level }) => <LevelName level={level} /> },
              { id: 'state', head: t`State`, cell: (course) => <OfferState course={course} /> },
              {
                id: 'action',
                head: t`Action`,
                cell: (course) => (
                  <span className="flex flex-wrap gap-x-4">
                    <RowButton
                      aria-label={t`Lessons of ${titleOf(course)}`}
                      onClick={() => onStatistics(course.id)}
                    >
                      <Trans>Lessons</Trans>
                    </RowButton>
                    {course.withdrawn_at === null ? (
                      <RowButton aria-label={t`Withdraw ${titleOf(course)}`} onClick={() => askFirst(course)}>
                        <Trans>Withdraw</Trans>
                      </RowButton>
                    ) : (
                      <RowButton
                        aria-label={t`Offer again: ${titleOf(course)}`}
                        onClick={() => turn(course, true)}
                      >
                        <Trans>Offer again</Trans>
                      </RowButton>
                    )}
                  </span>
                ),
              },
            ]}
          />
          {Dialog !== undefined && asked !== undefined && (
            <Dialog
              course={asked}
              onWithdraw={() => turn(asked, false)}
              onClose={() => setAsked(undefined)}
            />
          )}
        </>
      )}
    </QueryState>
  );
}

function OfferState({ course }: { course: Tables<'courses'> }) {
  if (course.withdrawn_at !== null) {
    return (
      <Badge tone="warn">
        <Trans>Withdrawn</Trans>
      </Badge>
    );
  }
  if (course.retired_at !== null) {
    return (
      <Badge>
        <Trans>Not in the content any more</Trans>
      </Badge>
    );
  }
  return (
    <Badge tone="success">
      <Trans>Offered</Trans>
    </Badge>
  );
}
