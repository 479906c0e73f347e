import { type RefObject, useEffect } from 'react';

/** Whether this browser can speak at all. */
export const canSpeak = (): boolean => 'speechSynthesis' in window;

interface Spoken {
  /** Whether the learner turned the voice on and the lecture plays. */
  on: boolean;
  text: string;
  rate: number;
}

/**
 * Reads captions with the browser's own speech, one after the other.
 * @param speaking is kept true while a caption is being spoken
 */
export function useVoice({ on, text, rate }: Spoken, speaking: RefObject<boolean>): void {
  useEffect(() => {
    if (!on) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = 'en';
    utterance.rate = rate;
    const stop = () => {
      speaking.current = false;
    };
    utterance.addEventListener('end', stop);
    utterance.addEventListener('error', stop);
    speaking.current = true;
    speechSynthesis.speak(utterance);
    return () => {
      stop();
      speechSynthesis.cancel();
    };
  }, [on, text, rate, speaking]);
}
