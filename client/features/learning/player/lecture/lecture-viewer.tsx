import { useLingui } from '@lingui/react/macro';
import { Speech } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Lecture } from '#domain/catalogue/lecture/lecture-data.ts';
import {
  completedStep,
  FRAMES_PER_SECOND,
  lectureFrame,
  lectureSteps,
} from '#domain/catalogue/lecture/lecture-frame.ts';
import { useHasVoice } from '../../../../lib/browser-voices.ts';
import { Caption } from '../caption.tsx';
import { LectureStepControls } from './lecture-step-controls.tsx';
import { currentMoment } from '../playback.ts';
import { PlayerButton } from '../player-button.tsx';
import { PlayerShell } from '../player-shell.tsx';
import { LectureStage } from '../stage/lecture-stage.tsx';
import { Storyboard } from '../storyboard.tsx';
import { useElementWidth } from '../use-element-width.ts';
import { useLectureClock } from './use-lecture-clock.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { usePositionChange } from '../use-position-change.ts';
import { useVoice } from './use-voice.ts';

interface LectureViewerProps {
  lecture: Lecture;
  /** Where to begin, in seconds. */
  startAt: number;
  /** Told where the learner is, whenever a second has passed or a moment was sought. */
  onPosition: (seconds: number) => void;
}

/** Plays a lecture: drawn moment by moment, or step by step for those who want no motion. Prints as a storyboard. */
export function LectureViewer({ lecture, startAt, onPosition }: LectureViewerProps) {
  const { t } = useLingui();
  const hasVoice = useHasVoice();
  const stepwise = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [captionsShown, setCaptionsShown] = useState(true);
  const [voiceOn, setVoiceOn] = useState(false);
  const stageBox = useRef<HTMLDivElement>(null);
  const width = useElementWidth(stageBox, 720);

  const steps = lectureSteps(lecture);
  const moments = steps.map(({ from, text }) => ({ from, text }));
  const speaking = useRef(false);
  const playback = useLectureClock({
    length: lecture.seconds,
    startAt,
    goOn(from, to) {
      const end = steps[currentMoment(moments, from)]?.to ?? to;
      return speaking.current ? Math.min(to, Math.max(from, end - 1 / FRAMES_PER_SECOND)) : to;
    },
  });
  const { seconds, playing, rate, seek } = playback;
  const step = currentMoment(moments, seconds);
  const text = steps[step]?.text ?? '';
  useVoice({ on: voiceOn && (playing || stepwise), text, rate }, (now) => {
    speaking.current = now;
  });
  usePositionChange(seconds, onPosition);

  const frame = stepwise ? completedStep(lecture, step) : lectureFrame(lecture, seconds);
  if (frame === undefined) return null;
  const goToStep = (next: number) => seek(steps[Math.max(0, Math.min(steps.length - 1, next))]?.from ?? 0);
  const [back, forward] = [() => goToStep(step - 1), () => goToStep(step + 1)];
  return (
    <>
      <PlayerShell
        playback={playback}
        chapters={lecture.scenes.map(({ from, title }) => ({ from, text: title }))}
        lines={moments}
        captions={{ shown: captionsShown, toggle: () => setCaptionsShown(!captionsShown) }}
        steps={
          stepwise
            ? {
                controls: <LectureStepControls step={step} count={steps.length} onStep={goToStep} />,
                actions: {
                  ' ': forward,
                  k: forward,
                  l: forward,
                  ArrowRight: forward,
                  j: back,
                  ArrowLeft: back,
                },
              }
            : undefined
        }
        extraButtons={
          hasVoice && (
            <PlayerButton
              label={t`Voice of this browser`}
              aria-pressed={voiceOn}
              onClick={() => setVoiceOn(!voiceOn)}
            >
              <Speech aria-hidden="true" />
            </PlayerButton>
          )
        }
        stage={
          <div
            ref={stageBox}
            className="[:fullscreen_&]:mx-auto [:fullscreen_&]:w-[min(100%,calc((100dvh-15rem)*1.7))]"
          >
            <LectureStage frame={frame} width={width} />
            {captionsShown && <Caption text={text} announced={stepwise} />}
          </div>
        }
      />
      <Storyboard lecture={lecture} />
    </>
  );
}
