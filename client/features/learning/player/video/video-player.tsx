import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { VideoMedia } from '#domain/catalogue/lecture/video-data.ts';
import { useErrorWording } from '../../../../lib/errors/use-error-wording.ts';
import { QueryState } from '../../../../ui/query-state.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useLessonPosition, useSaveLessonPosition } from '../../lesson/lesson-position.ts';

import { useOpenLessonMedia } from '../open-lesson-media.ts';
import { useRecording } from '../recording.ts';
import { resumeAt } from '../resume-at.ts';
import { recordedMedia } from './recorded-media.ts';
import { VideoViewer } from './video-viewer.tsx';

const skeleton = ['aspect-video w-full', 'h-11 w-full'];

/** A recorded video, from where the learner left it. Import it lazily. */
export function VideoPlayer({ lessonId, media }: { lessonId: string; media: VideoMedia }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const left = useLessonPosition(lessonId);
  const save = useSaveLessonPosition(lessonId);
  const files = useOpenLessonMedia(lessonId);
  const { recording, refetch } = useRecording(lessonId, 'video');
  const [attempt, setAttempt] = useState(0);
  // After a lost connection the video goes on where it stopped, which nobody has to be shown before.
  const latest = useRef<number>(undefined);
  const [startAgainAt, setStartAgainAt] = useState<number>();
  if (left === undefined || recording === undefined) return <Skeleton rows={skeleton} />;

  const shown = recording ? recordedMedia(media, recording) : media;
  const end = shown.cues.at(-1)?.to ?? Number.POSITIVE_INFINITY;
  const retry = () => {
    setStartAgainAt(latest.current);
    void Promise.all([files.refetch(), refetch()]).then(() => setAttempt(attempt + 1));
  };
  return (
    <QueryState
      query={files}
      failed={t`The video could not be loaded`}
      describe={describe}
      skeleton={skeleton}
    >
      {({ folder }) => (
        <VideoViewer
          key={attempt}
          media={shown}
          folder={recording ? '' : folder}
          startAt={startAgainAt ?? resumeAt(left, end)}
          onPosition={(seconds) => {
            latest.current = seconds;
            save(seconds);
          }}
          onRetry={retry}
        />
      )}
    </QueryState>
  );
}
