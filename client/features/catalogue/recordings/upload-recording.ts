import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { RecordingKind } from '#domain/catalogue/lecture/recording-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { Locale } from '../../../lib/i18n/locales.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { recordingType } from './check-recording.ts';
import { usePublishLessonRecording } from './publish-lesson-recording.ts';
import { type Sending, sendRecording } from './send-recording.ts';

interface UploadState {
  phase: 'idle' | 'sending' | 'paused' | 'publishing';
  percent: number;
  failure?: unknown;
}

const IDLE: UploadState = { phase: 'idle', percent: 0 };

/** Uploads a recording and publishes it. @param onPublished told once learners have it */
export function useUploadRecording(lessonId: string, kind: RecordingKind, onPublished: () => void) {
  const { t } = useLingui();
  const { resumable } = useBackend();
  const { mutateAsync: publish } = usePublishLessonRecording();
  const [state, setState] = useState(IDLE);
  const sending = useRef<Sending>(undefined);
  const send = async ({ file, captions, language }: { file: File; captions: string; language: Locale }) => {
    const type = recordingType(kind, file.name);
    if (type === undefined) return;
    setState({ phase: 'sending', percent: 0 });
    try {
      const percents = (percent: number) => setState((now) => ({ ...now, percent }));
      sending.current = await sendRecording({ resumable }, lessonId, { file, type }, percents);
      const objectName = await sending.current.arrived;
      setState({ phase: 'publishing', percent: 100 });
      await publish({ lesson_id: lessonId, kind, language, object_name: objectName, captions });
    } catch (failure) {
      return setState({ ...IDLE, failure });
    }
    setState(IDLE);
    toast.success(t`The recording is uploaded.`);
    return onPublished();
  };
  return {
    state,
    send,
    pause: () => {
      sending.current?.pause();
      setState((now) => ({ ...now, phase: 'paused' }));
    },
    resume: () => {
      sending.current?.resume();
      setState((now) => ({ ...now, phase: 'sending' }));
    },
    cancel: () => {
      sending.current?.cancel();
      setState(IDLE);
    },
  };
}
