import type { Evidence } from './evidence.ts';

/**
 * The four parameters of knowledge tracing: how likely a skill is known before it is met (`prior`), how likely it is learned
 * at each answer (`learn`), and how likely it is answered right without knowing it (`guess`) and wrong in spite of it (`slip`).
 */
export type TracingParameters = {
  readonly prior: number;
  readonly learn: number;
  readonly guess: number;
  readonly slip: number;
};

/**
 * Above these the model is no longer identified: "known" could stand for what answers worse. The bounds are those of Corbett and
 * Anderson, kept by most who came after them (Baker, Corbett & Aleven 2008, ITS, 406-415).
 */
export const MOST_GUESS = 0.3;
export const MOST_SLIP = 0.1;

/** Neither may be certain: one answer would settle everything for ever. */
const LEAST = 0.01;

const PRIOR = 0.2;
const LEARN = 0.15;

/** One right choice among four; nobody types the right number by chance often. */
const GUESS_AMONG_CHOICES = 0.25;
const GUESS_CONSTRUCTED = 0.05;

/** So many hints show the way so far that a right answer says nothing. */
const TELLING_HINTS = 2;

/** So many digits are kept, so that a state computed anew is the same to the last one. */
const DIGITS = 1e9;

/** How likely a skill is known by somebody of whom nothing is known. */
export const PRIOR_KNOWLEDGE = PRIOR;

/** The parameters for an item whose answer is made, or picked among choices. */
export function tracingParameters(isConstructed: boolean): TracingParameters {
  return bounded({
    prior: PRIOR,
    learn: LEARN,
    guess: isConstructed ? GUESS_CONSTRUCTED : GUESS_AMONG_CHOICES,
    slip: MOST_SLIP,
  });
}

/** The parameters within the bounds that keep the model identified. */
export function bounded(parameters: TracingParameters): TracingParameters {
  const within = (value: number, most: number) => Math.min(Math.max(value, LEAST), most);
  return {
    prior: within(parameters.prior, 1 - LEAST),
    learn: within(parameters.learn, 1 - LEAST),
    guess: within(parameters.guess, MOST_GUESS),
    slip: within(parameters.slip, MOST_SLIP),
  };
}

/**
 * How likely a skill is known after one more answer.
 *
 * Source: A. T. Corbett & J. R. Anderson (1994), Knowledge tracing: Modeling the acquisition of procedural knowledge, User
 * Modeling and User-Adapted Interaction 4, 253-278. Bayes' rule for the answer, then the chance to learn from it.
 *
 * @param known the likelihood before the answer, 0 to 1
 */
export function traceAnswer(known: number, isRight: boolean, parameters: TracingParameters): number {
  const { learn, guess, slip } = parameters;
  const ifKnown = known * (isRight ? 1 - slip : slip);
  const ifNot = (1 - known) * (isRight ? guess : 1 - guess);
  return round(afterLearning(ifKnown / (ifKnown + ifNot), learn));
}

/**
 * How likely a skill is known after a response. Two hints count as a wrong answer, as asking for help does in the source; a right
 * one after one hint shows neither, and is a chance to learn.
 */
export function traceResponse(
  known: number,
  response: Pick<Evidence, 'is_right' | 'hints' | 'is_constructed'>,
): number {
  const parameters = tracingParameters(response.is_constructed);
  if (!response.is_right || response.hints >= TELLING_HINTS) return traceAnswer(known, false, parameters);
  return response.hints === 0
    ? traceAnswer(known, true, parameters)
    : round(afterLearning(known, parameters.learn));
}

function afterLearning(known: number, learn: number): number {
  return known + (1 - known) * learn;
}

function round(likelihood: number): number {
  return Math.round(likelihood * DIGITS) / DIGITS;
}
