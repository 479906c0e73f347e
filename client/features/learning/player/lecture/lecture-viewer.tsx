import { useLingui } from '@lingui/react/macro';
import { Speech } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { answeredLecture } from '#domain/catalogue/lecture/answered-lecture.ts';
import type { Lecture, LectureAnswers } from '#domain/catalogue/lecture/lecture-data.ts';
import {
  completedStep,
  FRAMES_PER_SECOND,
  lectureFrame,
  lectureSteps,
  stillFrame,
} from '#domain/catalogue/lecture/lecture-frame.ts';
import { withoutAnswers } from '#domain/catalogue/lecture/without-answers.ts';
import { useHasVoice } from '../../../../lib/browser-voices.ts';
import { Caption } from '../caption.tsx';
import { LecturePoster } from './lecture-poster.tsx';
import { LectureStepControls } from './lecture-step-controls.tsx';
import { LectureStop } from './lecture-stop.tsx';
import { currentMoment, type Playback } from '../playback.ts';
import { PlayerButton } from '../player-button.tsx';
import { PlayerShell } from '../player-shell.tsx';
import type { Recording } from '../recording.ts';
import { rememberedVoice, rememberVoice } from './remembered-voice.ts';
import { LectureStage, StageRoom } from '../stage/lecture-stage.tsx';
import { StopList } from './stop-list.tsx';
import { Storyboard } from '../storyboard.tsx';
import { useElementWidth } from '../use-element-width.ts';
import { useLectureClock } from './use-lecture-clock.ts';
import { useMediaQuery } from '../../../../ui/use-media-query.ts';
import { usePositionChange } from '../use-position-change.ts';
import { useRecordedVoice } from './use-recorded-voice.ts';
import { useStops } from './use-stops.ts';
import { useVoice } from './use-voice.ts';
import { isVoiceLate } from './voice-element.ts';

/** What a learner answers in a lecture. */
export interface LectureAsking {
  answers: LectureAnswers;
  /** Whether an activity is not settled yet. */
  isOpen: (activity: string) => boolean;
  draw: (activity: string) => ReactNode;
}

interface LectureViewerProps {
  lecture: Lecture;
  /** Its recorded voice, which is heard instead of the browser's. */
  recording?: Recording | null | undefined;
  /** Where to begin, in seconds. */
  startAt: number;
  /** Told where the learner is, whenever a second has passed or a moment was sought. */
  onPosition: (seconds: number) => void;
  /** Without it nothing is asked, and the lecture plays past its stops. */
  asking?: LectureAsking;
}

const asksNothing = () => false;

/** Plays a lecture: drawn moment by moment, or step by step for those who want no motion. Prints as a storyboard. */
export function LectureViewer({
  lecture: plain,
  recording,
  startAt,
  onPosition,
  asking,
}: LectureViewerProps) {
  const { t } = useLingui();
  const speaks = useHasVoice();
  const hasVoice = speaks || Boolean(recording);
  const stepwise = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [captionsShown, setCaptionsShown] = useState(true);
  const [voice, setVoice] = useState(rememberedVoice);
  const [started, setStarted] = useState(startAt > 0);
  const stopId = useId();
  const stageBox = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const width = useElementWidth(stageBox, 720);

  const lecture = answeredLecture(plain, asking?.answers ?? {});
  const isOpen = asking?.isOpen ?? asksNothing;
  const stops = asking ? lecture.stops : [];
  const { waiting, haltAt, waitAt, pass, leave } = useStops(stops, isOpen);
  const steps = lectureSteps(lecture);
  const moments = steps.map(({ from, text }) => ({ from, text }));
  const speaking = useRef(false);
  const audio = useRef<HTMLAudioElement>(null);
  const clock = useLectureClock({
    length: lecture.seconds,
    startAt,
    goOn(from, to) {
      if (isVoiceLate(audio.current)) return from;
      const end = steps[currentMoment(moments, from)]?.to ?? to;
      // A stop lies one frame before the end of its step: what is said is said before it asks.
      return speaking.current ? Math.min(to, Math.max(from, end - 2 / FRAMES_PER_SECOND)) : to;
    },
    haltAt,
  });
  const remind = () => document.getElementById(stopId)?.focus();
  const playback: Playback = {
    ...clock,
    play() {
      if (waiting) return remind();
      setStarted(true);
      return clock.play();
    },
    seek(time: number) {
      leave();
      setStarted(true);
      clock.seek(time);
    },
  };
  const { seconds, playing, rate, seek } = playback;
  const step = currentMoment(moments, seconds);
  const text = steps[step]?.text ?? '';
  const voiceOn = hasVoice && voice === true;
  const isHeard = voiceOn && (playing || (stepwise && started));
  useRecordedVoice(audio, {
    on: isHeard && Boolean(recording),
    seconds,
    until: stepwise ? steps[step]?.to : undefined,
    rate,
  });
  // What is said may be in other words, and in another language, than what the lecture says on its own.
  const said = voiceOn && recording ? recording : undefined;
  const { from: begin = 0, to: end = 0 } = stepwise ? (steps[step] ?? {}) : { from: seconds, to: seconds };
  const saidNow = said?.cues.filter(
    (cue) => cue.from <= end && cue.to > begin && (!stepwise || cue.from < end),
  );
  const caption = saidNow?.map((cue) => cue.text).join(' ') ?? text;
  useVoice({ on: isHeard && !recording, text, rate }, (now) => {
    speaking.current = now;
  });
  usePositionChange(seconds, onPosition);

  const moving = stepwise ? completedStep(lecture, step) : lectureFrame(lecture, seconds);
  const poster = stillFrame(lecture, lecture.poster);
  const frame = started ? moving : poster && withoutAnswers(poster, isOpen);
  if (frame === undefined) return null;
  const choosesVoice = (on: boolean) => {
    setVoice(on);
    rememberVoice(on);
  };
  const start = (withVoice?: boolean) => {
    if (withVoice !== undefined) choosesVoice(withVoice);
    setStarted(true);
    if (!stepwise) clock.play();
  };
  const goToStep = (next: number) => seek(steps[Math.max(0, Math.min(steps.length - 1, next))]?.from ?? 0);
  const back = () => goToStep(step - 1);
  const forward = () => {
    if (waiting) return remind();
    const { from = 0, to = 0 } = steps[step] ?? {};
    return haltAt(from, to) === undefined ? goToStep(step + 1) : undefined;
  };
  const goOn = () => {
    pass();
    // What was pressed goes with the question, which may have pushed the picture out of sight.
    picture.current?.focus({ preventScroll: true });
    picture.current?.scrollIntoView({ block: 'nearest' });
    if (stepwise) goToStep(step + 1);
    else clock.play();
  };
  return (
    <>
      <PlayerShell
        playback={playback}
        chapters={lecture.scenes.map(({ from, title }) => ({ from, text: title }))}
        stops={stops.map(({ at, activity }) => ({ at, isOpen: isOpen(activity) }))}
        isAsking={waiting !== undefined}
        lines={moments}
        captions={{ shown: captionsShown, toggle: () => setCaptionsShown(!captionsShown) }}
        steps={
          stepwise
            ? {
                controls: (
                  <LectureStepControls step={step} count={steps.length} onBack={back} onForward={forward} />
                ),
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
              label={recording ? t`Recorded voice` : t`Voice of this browser`}
              aria-pressed={voiceOn}
              onClick={() => choosesVoice(!voiceOn)}
            >
              <Speech aria-hidden="true" />
            </PlayerButton>
          )
        }
        stage={
          <div
            ref={stageBox}
            className="min-w-0 [:fullscreen_&]:mx-auto [:fullscreen_&]:w-[min(100%,calc((100dvh-15rem)*1.7))]"
          >
            <div
              ref={picture}
              tabIndex={-1}
              className="grid scroll-my-4 grid-cols-[minmax(0,1fr)] *:[grid-area:1/1]"
            >
              <LectureStage frame={frame} width={width} />
              {lecture.scenes.map((scene, place) => (
                <StageRoom key={place} scene={scene} width={width} />
              ))}
            </div>
            {/* Nothing lies over the picture: it is what makes one curious. */}
            {!started && (
              <LecturePoster
                seconds={lecture.seconds}
                stops={stops.length}
                offersVoice={hasVoice && voice === undefined}
                onStart={start}
              />
            )}
            {started && captionsShown && (
              <Caption text={caption} language={said?.language} announced={stepwise} />
            )}
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the caption above is what it says */}
            {recording && <audio ref={audio} src={recording.address} preload="none" />}
            {waiting && asking && (
              <LectureStop
                key={waiting.activity}
                id={stopId}
                stop={waiting}
                number={stops.indexOf(waiting) + 1}
                count={stops.length}
                isOpen={isOpen(waiting.activity)}
                activity={asking.draw(waiting.activity)}
                onPass={goOn}
              />
            )}
          </div>
        }
        below={
          stops.length > 0 && (
            <StopList
              stops={stops}
              isOpen={isOpen}
              onOpen={(stop) => {
                seek(stop.at);
                clock.pause();
                waitAt(stop);
              }}
            />
          )
        }
      />
      <Storyboard lecture={lecture} />
    </>
  );
}
