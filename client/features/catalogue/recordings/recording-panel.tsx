import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RecordingKind } from '#domain/catalogue/lecture/recording-contract.ts';
import { bringErrorWords } from '../../../lib/errors/describe-error.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { isLocale, LOCALE_NAMES } from '../../../lib/i18n/locales.ts';
import { Button } from '../../../ui/button.tsx';
import { DetailSection } from '../../../ui/detail-section.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { Moment } from '../../../ui/value/date-display.tsx';
import { useRecordings } from './fetch-recordings.ts';
import { RecordingForm } from './recording-form.tsx';
import { useRemoveLessonRecording } from './remove-lesson-recording.ts';

bringErrorWords({
  'captions-wrong': msg`The captions cannot be read. Correct them and try again.`,
  'lesson-not-found': msg`This lesson does not exist any more.`,
  'recording-not-found': msg`This recording is gone already.`,
  'recording-not-uploaded': msg`The file has not arrived. Upload it again.`,
  'recording-413': msg`The file is larger than what can be kept here. Choose a smaller one.`,
  'recording-415': msg`The file is of no kind that can be played here. Choose another one.`,
  'recording-507': msg`There is no room for files at the moment. Try again later.`,
});

interface RecordingPanelProps {
  lessonId: string;
  kind: RecordingKind;
  /** Of the lesson as it is now. */
  bodyHash: string;
}

/** What is recorded for a lesson, to be uploaded and removed by admins. */
export function RecordingPanel({ lessonId, kind, bodyHash }: RecordingPanelProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const remove = useRemoveLessonRecording();
  return (
    <DetailSection title={<Trans>Recordings</Trans>}>
      <p className="max-w-measure text-15 text-muted">
        {kind === 'voice' ? (
          <Trans>
            A voice in the times of the lecture: learners hear it instead of the one of their browser.
          </Trans>
        ) : (
          <Trans>A video in a language: learners see it instead of the one that came with the lesson.</Trans>
        )}
      </p>
      <QueryState
        query={useRecordings(lessonId, kind)}
        failed={t`The recordings could not be loaded`}
        describe={describe}
        skeleton={['h-10 w-full']}
      >
        {(recordings) => (
          <ul className="grid gap-2">
            {recordings.map(({ language, published_at: at, body_hash: hash }) => {
              if (!isLocale(language)) return null;
              const name = LOCALE_NAMES[language];
              return (
                <li
                  key={language}
                  className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2"
                >
                  <bdi lang={language} className="font-semibold">
                    {name}
                  </bdi>
                  <span className="text-15 text-muted">
                    <Moment value={at} />
                  </span>
                  {kind === 'voice' && hash !== bodyHash && (
                    <span className="text-15 text-warn">
                      <Trans>The lecture has changed since, so nobody hears it. Record it again.</Trans>
                    </span>
                  )}
                  <Button
                    look="quiet"
                    className="ms-auto"
                    pending={remove.isPending}
                    aria-label={t`Remove the recording: ${name}`}
                    onClick={() =>
                      remove.mutate(
                        { lesson_id: lessonId, kind, language },
                        {
                          onSuccess: () => toast.success(t`The recording is removed.`),
                          onError: (error) => toast.error(describe(error)),
                        },
                      )
                    }
                  >
                    <Trans>Remove</Trans>
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </QueryState>
      <RecordingForm lessonId={lessonId} kind={kind} />
    </DetailSection>
  );
}
