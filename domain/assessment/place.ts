/** How long one question takes somebody who reads every answer. */
const SECONDS_PER_QUESTION = 20;

/**
 * The number, from 1, of the question to show: the one asked for, but never beyond the first without an answer; that
 * one when none is asked for. The last when all are answered.
 * @param questionIds the questions in their order
 * @param answers question id to chosen value
 */
export function questionToShow(
  requested: number | undefined,
  questionIds: readonly string[],
  answers: Readonly<Record<string, string>>,
): number {
  const open = questionIds.findIndex((id) => answers[id] === undefined);
  const furthest = open === -1 ? questionIds.length : open + 1;
  return Math.min(requested ?? furthest, furthest);
}

/**
 * The answers that a question still offers: a draft may be older than the questions, or edited by hand.
 * @param answers question id to chosen value
 */
export function offeredAnswers(
  questions: readonly { readonly id: string; readonly choices: readonly { readonly value: string }[] }[],
  answers: Readonly<Record<string, string>>,
): Record<string, string> {
  const offered = questions.flatMap(({ id, choices }) =>
    choices.filter(({ value }) => value === answers[id]).map(({ value }) => [id, value] as const),
  );
  return Object.fromEntries(offered);
}

/** Whole minutes that the questions from this one on take, at least 1. */
export function assessmentMinutesLeft(number: number, count: number): number {
  return Math.max(1, Math.round(((count - number + 1) * SECONDS_PER_QUESTION) / 60));
}
