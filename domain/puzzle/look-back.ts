/** How many bars before it a bar is compared with, by the kind of the puzzle; a stop with the last ones. */
export const LOOK_BACK = { stop: 10, volume: 20, breakout: 20 } as const;
