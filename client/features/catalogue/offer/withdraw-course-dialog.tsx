import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Tables } from '../../../lib/backend/database.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { localizedText } from '../../../lib/i18n/localized-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { useEnrolmentCount } from './fetch-all-courses.ts';

export interface WithdrawCourseDialogProps {
  course: Tables<'courses'>;
  onWithdraw: () => void;
  onClose: () => void;
}

/** Says what withdrawing a course means, for whom, and asks once more. */
export function WithdrawCourseDialog({ course, onWithdraw, onClose }: WithdrawCourseDialogProps) {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const title = localizedText(course, 'title', i18n.locale);
  return (
    <Dialog title={<Trans>Withdraw {title}?</Trans>} open onClose={onClose}>
      <QueryState
        query={useEnrolmentCount(course.id)}
        failed={t`Those who take the course could not be counted`}
        describe={describe}
        skeleton={['h-6 w-full']}
      >
        {(count) => (
          <p>
            <Plural
              value={count}
              _0="Nobody takes this course now."
              one="# learner takes this course and keeps it: every lesson and the progress."
              other="# learners take this course and keep it: every lesson and the progress."
            />
          </p>
        )}
      </QueryState>
      <p>
        <Trans>
          Nobody else sees it or can enrol, at once. The public pages, which are kept for a moment, follow
          within half a minute. Importing the content does not bring it back; you can.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onWithdraw}>
          <Trans>Withdraw</Trans>
        </Button>
        <Button look="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
