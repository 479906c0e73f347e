import { useEffect, useEffectEvent } from 'react';

interface Spoken {
  /** Whether the learner turned the voice on and the lecture plays. */
  on: boolean;
  text: string;
  rate: number;
}

/**
 * Reads captions with the browser's own speech, one after the other.
 * @param onSpeaking notified whether a caption is being spoken
 */
export function useVoice({ on, text, rate }: Spoken, onSpeaking: (speaking: boolean) => void): void {
  const notify = useEffectEvent(onSpeaking);
  useEffect(() => {
    if (!on) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = 'en';
    utterance.rate = rate;
    const stop = () => notify(false);
    utterance.addEventListener('end', stop);
    utterance.addEventListener('error', stop);
    notify(true);
    speechSynthesis.speak(utterance);
    return () => {
      stop();
      speechSynthesis.cancel();
    };
  }, [on, text, rate]);
}
