/** For how many milliseconds something may take, and may stop in between. */
export type Patience = { readonly wholeMs: number; readonly pauseMs: number };

/** Gives up what takes longer, or stops for longer. Call `goOn` when it goes on, and `end` when it has ended. */
export function watchPatience(
  { wholeMs, pauseMs }: Patience,
  giveUp: () => void,
): { readonly goOn: () => void; readonly end: () => void } {
  const whole = setTimeout(giveUp, wholeMs).unref();
  const pause = pauseMs < wholeMs ? setTimeout(giveUp, pauseMs).unref() : undefined;
  return {
    goOn: () => void pause?.refresh(),
    end() {
      clearTimeout(whole);
      clearTimeout(pause);
    },
  };
}
