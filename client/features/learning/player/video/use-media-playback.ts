import { useEffect, useRef, useState } from 'react';
import type { Cue } from '#domain/catalogue/lecture/lecture-data.ts';
import type { Playback } from '../playback.ts';
import { showCaptions } from './show-captions.ts';

/** What the browser tells about a video element, to be put on it. */
type MediaEvents = Record<
  | 'onTimeUpdate'
  | 'onSeeking'
  | 'onDurationChange'
  | 'onPlay'
  | 'onPause'
  | 'onRateChange'
  | 'onVolumeChange',
  () => void
>;

interface MediaOptions {
  startAt: number;
  /** How long the captions say it is, for files that do not tell. */
  knownLength: number;
  captionsShown: boolean;
  /** Captions that lie in no file. */
  cues: readonly Cue[];
}

/** A video element as something that plays: `video` and `events` go on the element. */
export function useMediaPlayback({ startAt, knownLength, captionsShown, cues }: MediaOptions) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState({
    seconds: startAt,
    length: knownLength,
    playing: false,
    rate: 1,
    muted: false,
  });
  const read = () => {
    const element = video.current;
    if (element === null) return;
    const { currentTime, duration, paused, playbackRate, muted } = element;
    // Unknown at first, and infinite in a file that was recorded without an index.
    const length = Number.isFinite(duration) ? duration : knownLength;
    setState({ seconds: currentTime, length, playing: !paused, rate: playbackRate, muted });
  };
  const change = (work: (element: HTMLVideoElement) => void) => {
    if (video.current !== null) work(video.current);
  };
  useEffect(() => {
    if (video.current !== null) showCaptions(video.current, cues, captionsShown);
  }, [cues, captionsShown]);
  const { muted, ...timing } = state;
  const playback: Playback = {
    ...timing,
    play: () =>
      change((element) => {
        // It fails when the browser refuses or the file is gone; the element's own error event says the latter.
        element.play().catch((error: unknown) => console.error('The video did not start', error));
      }),
    pause: () => change((element) => element.pause()),
    seek: (seconds) =>
      change((element) => {
        element.currentTime = Math.max(0, Math.min(state.length, seconds));
      }),
    setRate: (rate) =>
      change((element) => {
        element.playbackRate = rate;
      }),
  };
  const toggleMute = () =>
    change((element) => {
      element.muted = !element.muted;
    });
  const events: MediaEvents = {
    onTimeUpdate: read,
    onSeeking: read,
    onDurationChange: read,
    onPlay: read,
    onPause: read,
    onRateChange: read,
    onVolumeChange: read,
  };
  return { video, playback, muted, toggleMute, events };
}
