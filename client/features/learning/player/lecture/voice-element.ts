/** Further apart, in seconds, what is seen and what is said belong together no longer. */
const APART = 0.4;

/** Whether a recorded voice is to be heard and has not come yet, so that the lecture waits for it. */
export function isVoiceLate(element: HTMLAudioElement | null): boolean {
  if (element === null || element.paused || element.ended || element.error !== null) return false;
  return element.seeking || element.readyState < element.HAVE_FUTURE_DATA;
}

/** Begins to speak, from a moment if one is given. @returns what ends it */
export function beginVoice(element: HTMLAudioElement, from: number | undefined): () => void {
  if (from !== undefined) element.currentTime = from;
  element.play().catch((error: unknown) => {
    // Whoever pauses at once stops what was about to begin: that is no fault.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    console.error('The recorded voice did not start', error);
  });
  return () => element.pause();
}

/** Brings a voice to where the lecture is, if it has come off. */
export function followVoice(element: HTMLAudioElement, seconds: number): void {
  if (element.seeking || element.ended || Math.abs(element.currentTime - seconds) <= APART) return;
  element.currentTime = seconds;
}

/** Sets how fast it speaks. */
export function setVoiceRate(element: HTMLAudioElement, rate: number): void {
  element.playbackRate = rate;
}

/** Ends a voice at a moment. @returns what takes that back */
export function endVoiceAt(element: HTMLAudioElement, until: number): () => void {
  const stop = () => {
    if (element.currentTime >= until) element.pause();
  };
  element.addEventListener('timeupdate', stop);
  return () => element.removeEventListener('timeupdate', stop);
}
