import { FRAMES_PER_SECOND } from '#domain/catalogue/lecture/lecture-frame.ts';
import { neighbourRate, type Playback } from './playback.ts';

interface Switches {
  toggleFullScreen: () => void;
  toggleCaptions: () => void;
  /** Only where there is sound. */
  toggleMute?: (() => void) | undefined;
}

type Actions = Record<string, () => void>;

/** What the keys of a player do, by the key's own name: those of the large video sites. The numbers go to tenths of it. */
export function playerActions(playback: Playback, switches: Switches): { tenths: Actions; keys: Actions } {
  const { seconds, length, playing, rate, play, pause, seek, setRate } = playback;
  const move = (by: number) => () => seek(seconds + by);
  // To the middle of the frame before or after, so that rounding never leaves it on the same one.
  const frame = (by: number) => () => {
    pause();
    seek((Math.floor(seconds * FRAMES_PER_SECOND + 1e-6) + by + 0.5) / FRAMES_PER_SECOND);
  };
  const toggle = playing ? pause : play;
  const tenths = Array.from({ length: 10 }, (_, tenth) => [String(tenth), () => seek((length * tenth) / 10)]);
  const keys = {
    ' ': toggle,
    k: toggle,
    j: move(-10),
    l: move(10),
    ArrowLeft: move(-5),
    ArrowRight: move(5),
    ',': frame(-1),
    '.': frame(1),
    '<': () => setRate(neighbourRate(rate, -1)),
    '>': () => setRate(neighbourRate(rate, 1)),
    f: switches.toggleFullScreen,
    c: switches.toggleCaptions,
    ...(switches.toggleMute && { m: switches.toggleMute }),
  };
  return { tenths: Object.fromEntries(tenths) as Actions, keys };
}
