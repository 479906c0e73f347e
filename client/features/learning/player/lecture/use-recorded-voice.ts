import { type RefObject, useEffect } from 'react';
import { beginVoice, endVoiceAt, followVoice, setVoiceRate } from './voice-element.ts';

interface Recorded {
  /** Whether it is to be heard now. */
  on: boolean;
  /** Where the lecture stands, in seconds. */
  seconds: number;
  /** Without motion, a step is spoken from its beginning to here. */
  until: number | undefined;
  rate: number;
}

/** Lets a recorded voice follow a lecture: it begins, waits, seeks and speeds up with it. @param audio what plays it */
export function useRecordedVoice(
  audio: RefObject<HTMLAudioElement | null>,
  { on, seconds, until, rate }: Recorded,
): void {
  const isStepping = until !== undefined;
  // Where a step begins: a lecture that runs is followed from one moment to the next instead.
  const stepFrom = isStepping ? seconds : undefined;
  useEffect(
    () => (audio.current !== null && on ? beginVoice(audio.current, stepFrom) : undefined),
    [audio, on, stepFrom],
  );
  useEffect(() => {
    if (audio.current === null || !on) return;
    setVoiceRate(audio.current, rate);
    if (!isStepping) followVoice(audio.current, seconds);
  }, [audio, on, isStepping, seconds, rate]);
  useEffect(
    () =>
      audio.current !== null && on && until !== undefined ? endVoiceAt(audio.current, until) : undefined,
    [audio, on, until],
  );
}
