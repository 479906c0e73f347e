import { Trans, useLingui } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { ReportProblemDialogProps } from './report-problem-dialog.tsx';

const loadDialog = () => import('./report-problem-dialog.tsx');

interface ReportProblemProps {
  lessonId: string;
  /** The item of the quiz; the whole lesson when left out. */
  itemId?: string;
}

/** 'Report a problem', with a lesson or with one item of a quiz: a button and the dialog it opens. */
export function ReportProblem({ lessonId, itemId }: ReportProblemProps) {
  const { t } = useLingui();
  const [Dialog, setDialog] = useState<ComponentType<ReportProblemDialogProps>>();
  // Not React's `lazy`: without a connection it would replace the lesson by an error.
  const open = () =>
    loadDialog().then(
      ({ ReportProblemDialog }) => setDialog(() => ReportProblemDialog),
      (error: unknown) => {
        console.error('The dialog for reports could not be loaded', error);
        toast.error(t`The form could not be loaded. Check your connection and try again.`);
      },
    );
  return (
    <>
      {/* Its words stand in line with what is above it, where nothing stands before it. */}
      <Button
        look="quiet"
        className={itemId === undefined ? '' : 'first:-ms-3'}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <Flag aria-hidden="true" className="size-5" />
        {itemId === undefined ? <Trans>Report a problem</Trans> : <Trans>Report this question</Trans>}
      </Button>
      {Dialog !== undefined && (
        <Dialog lessonId={lessonId} itemId={itemId ?? null} onClose={() => setDialog(undefined)} />
      )}
    </>
  );
}
