/** How sure somebody says they are, as the likelihood that their answer is right. */
export const CONFIDENCE = { guess: 0.5, fairly: 0.75, certain: 0.95 } as const;

export type Confidence = keyof typeof CONFIDENCE;
