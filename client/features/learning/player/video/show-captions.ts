import type { Cue } from '#domain/catalogue/lecture/lecture-data.ts';

const LABEL = 'recording';

/** Shows the captions of a video, or hides them. @param cues those that lie in no file */
export function showCaptions(element: HTMLVideoElement, cues: readonly Cue[], isShown: boolean): void {
  if (cues.length > 0 && ![...element.textTracks].some(({ label }) => label === LABEL)) {
    const track = element.addTextTrack('captions', LABEL);
    for (const { from, to, text } of cues) track.addCue(new VTTCue(from, to, text));
  }
  for (const track of element.textTracks) track.mode = isShown ? 'showing' : 'disabled';
}
