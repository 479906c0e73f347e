/** The questions about experience; the fifth asks for time, which says nothing of what somebody knows. */
export const EXPERIENCE_QUESTIONS = [
  'trading-experience',
  'chart-experience',
  'risk-experience',
  'pressure-experience',
] as const;

export type ExperienceQuestion = (typeof EXPERIENCE_QUESTIONS)[number];

/** Where somebody begins: from zero, with the basics known, or with experience in everything that was asked. */
export type StartingPoint = 'beginning' | 'basics' | 'practice';

export interface StartingPointFound {
  readonly point: StartingPoint;
  /** The questions with the lowest answer, which decided. */
  readonly decidedBy: readonly ExperienceQuestion[];
}

/**
 * Where to begin, by the lowest answer about experience: the score adds answers up, and much free time does not make up for
 * something never done. 1 or "Not sure" is the beginning, 2 the basics, more is practice.
 *
 * @param answers question id to chosen value
 */
export function startingPoint(answers: Readonly<Record<string, string | number>>): StartingPointFound {
  const lowest = Math.min(...EXPERIENCE_QUESTIONS.map((id) => experienceOf(answers[id])));
  return {
    point: lowest === 1 ? 'beginning' : lowest === 2 ? 'basics' : 'practice',
    decidedBy: EXPERIENCE_QUESTIONS.filter((id) => experienceOf(answers[id]) === lowest),
  };
}

/** 1 to 4; who is not sure, or was not asked, is believed to begin. */
function experienceOf(answer: string | number | undefined): number {
  return /^[1-4]$/.test(String(answer)) ? Number(answer) : 1;
}
