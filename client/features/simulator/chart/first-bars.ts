import type { SimulatorSession } from '#domain/simulator/contract.ts';
import type { PublicConfig } from '../../../lib/backend/fetch-config.ts';

/*
 * A session of the simulator shows its bars before the app is there: a phone takes seconds to run the app, and its answer is
 * here long before that. `client/boot/first-bars.ts` asks for it and draws the bars where the chart stood on this device the last time; the
 * app takes the answer over, and takes the drawing away once the chart is drawn.
 */

/** Where the chart of a session stood on this device and how its bars lay in it. Lengths are pixels, places those of the document. */
export interface ChartPlace {
  /** Of the window: in another one the chart is elsewhere. */
  readonly windowWidth: number;
  readonly left: number;
  readonly top: number;
  /** Without the axes. */
  readonly width: number;
  readonly height: number;
  /** From one bar to the next. */
  readonly spacing: number;
  /** From the last bar to the edge, in bars. */
  readonly offset: number;
  /** How far the plot reaches over the highest and below the lowest bar, in parts of what is between them. */
  readonly above: number;
  readonly below: number;
}

/** What the script knows of the last time. */
export interface FirstBarsMemory {
  readonly place: ChartPlace;
  readonly config: PublicConfig;
}

/** What was asked before the app was there. */
interface FirstAnswer {
  readonly userId: string;
  /** The body of the call, as JSON. */
  readonly body: string;
  /** Null where it failed: the app asks again, and tells why. */
  readonly answer: Promise<SimulatorSession | null>;
  /** The bars are drawn, or they took too long; never rejects. The app is run then (`vite.config.ts`). */
  readonly drawn: Promise<void>;
}

declare global {
  interface Window {
    firstAnswer?: FirstAnswer;
  }
}

/** The answer to a call that was made before the app was there; null for every other call, and from the second time on. */
export async function takeFirstAnswer(userId: string, body: unknown): Promise<SimulatorSession | null> {
  const { firstAnswer } = window;
  delete window.firstAnswer;
  if (firstAnswer?.userId !== userId || firstAnswer.body !== JSON.stringify(body)) return null;
  return firstAnswer.answer;
}

/** Takes the first drawing away. */
export function endFirstBars(): void {
  document.getElementById('first-bars')?.remove();
}
