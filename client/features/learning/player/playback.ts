/** What can be done with something that plays, whatever it is: a lecture that is drawn or a recorded video. */
export interface Playback {
  /** Where it stands, and how long it is. */
  seconds: number;
  length: number;
  playing: boolean;
  /** 1 is the speed it was made for. */
  rate: number;
  play: () => void;
  pause: () => void;
  /** Goes to a moment; what lies outside counts as the beginning or the end. */
  seek: (seconds: number) => void;
  setRate: (rate: number) => void;
}

/** A chapter or a line of the transcript: what begins when. */
export interface Moment {
  from: number;
  text: string;
}

/** The speeds on offer. */
export const RATES: readonly number[] = [0.75, 1, 1.25, 1.5, 1.75, 2];

/** The moment that is current: the last that has begun. The first one before that. */
export function currentMoment(moments: readonly Moment[], seconds: number): number {
  return Math.max(
    0,
    moments.findLastIndex(({ from }) => from <= seconds),
  );
}

/** The next faster (`1`) or slower (`-1`) speed on offer; the same at either end. */
export function neighbourRate(rate: number, direction: 1 | -1): number {
  return RATES[RATES.indexOf(rate) + direction] ?? rate;
}

/** A time as players show it: `1:05`, `1:02:05`. */
export function formatTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const last = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${last}` : `${minutes}:${last}`;
}
