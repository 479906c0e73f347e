/** What can be wrong with a sentence of an assistant: it is false, nothing shows it, or following it is dangerous. */
export const VERDICTS = ['wrong', 'unsupported', 'unsafe'] as const;

export type Verdict = (typeof VERDICTS)[number];
