import { knownMarket } from '../catalogue/drawing/known-market.ts';
import { marketCandles, priceDecimals } from '../catalogue/drawing/market-candles.ts';
import type { Markets } from '../catalogue/drawing/market-contract.ts';
import { calculate } from '../kernel/calculation.ts';
import { roundTo } from '../kernel/round-to.ts';
import { answerKeys } from '../quiz/answer-keys.ts';
import { choiceId, learnerQuiz } from '../quiz/learner-quiz.ts';
import type { QuizWords } from '../quiz/quiz-words.ts';
import { compileDataTask } from './data-task/compile-data-task.ts';
import type { FullTable } from './data-task/data-table.ts';
import { printedWords } from './printed-words.ts';
import { compileTranscript } from './compile-transcript.ts';
import { compileChallenge, compileSimulation } from './simulated/compile-view.ts';
import type { Activity, CheckActivity, CommitActivity } from './activity-contract.ts';
import type { ActivityKey, CheckKey, CommitKey } from './activity-key.ts';
import type { CommitQuestion, LearnerActivity, LearnerCheck, LearnerCommit } from './learner-activity.ts';
import type { Sheet, SheetAxis } from './sheet.ts';

/** An activity in its two parts: what a browser may see, and what stays on the server. */
export type CompiledActivity = { readonly learner: LearnerActivity; readonly key: ActivityKey };

/** What the activities of a lesson may draw on. */
export type ActivitySources = {
  readonly markets: Markets;
  /** @throws DataError when there is no such table, or it cannot be made */
  readonly tableOf: (name: string) => FullTable;
};

/**
 * Compiles an activity.
 *
 * @throws DrawingError for a market that is not there, DataError for a data task that cannot be asked, Error for a calculation
 * that cannot be worked out; the linter says more
 */
export function compileActivity(
  activity: Activity,
  sources: ActivitySources,
  words: QuizWords,
): CompiledActivity {
  const { learner, key } = partsOf(activity, sources, words);
  return { learner: printedWords(learner), key };
}

function partsOf(
  activity: Activity,
  { markets, tableOf }: ActivitySources,
  words: QuizWords,
): CompiledActivity {
  switch (activity.kind) {
    case 'check':
      return compileCheck(activity, words);
    case 'commit':
      return compileCommit(activity, markets, words);
    case 'transcript':
      return compileTranscript(activity, words);
    case 'data-task':
      return compileDataTask(activity, tableOf, words);
    case 'simulation':
      return compileSimulation(activity);
    case 'challenge':
      return compileChallenge(activity, words);
  }
}

function compileCheck(check: CheckActivity, words: QuizWords): { learner: LearnerCheck; key: CheckKey } {
  return {
    learner: { kind: 'check', title: check.title, ...learnerQuiz(check, words) },
    key: { kind: 'check', items: Object.fromEntries(answerKeys(check, words)) },
  };
}

function compileCommit(
  commit: CommitActivity,
  markets: Markets,
  words: QuizWords,
): { learner: LearnerCommit; key: CommitKey } {
  const { kind, title, skill } = commit;
  return {
    learner: { kind, title, ...askedOf(commit, markets, words) },
    key: { kind, skill, reveal: words.block(commit.reveal), ...truthOf(commit) },
  };
}

function askedOf(commit: CommitActivity, markets: Markets, words: QuizWords): CommitQuestion {
  switch (commit.asks) {
    case 'number': {
      const { asks, unit, decimals, from, to } = commit;
      return { asks, ...(unit !== undefined && { unit }), decimals, from, to };
    }
    case 'choice': {
      const choices = commit.choices.map(({ text }, index) => ({
        id: choiceId(index),
        html: words.inline(text),
      }));
      return { asks: 'choice', choices };
    }
    case 'level':
      return { asks: 'level', sheet: marketSheet(commit, markets) };
    case 'point': {
      const { line } = commit;
      const sheet = { x: axisOf(commit.x), y: axisOf(commit.y), ...(line.length > 0 && { line }) };
      return { asks: 'point', sheet };
    }
    case 'curve': {
      const sheet = { x: axisOf(commit.x), y: axisOf(commit.y) };
      return {
        asks: 'curve',
        sheet,
        points: commit.points,
        known: curveTruth(commit).slice(0, commit.known),
      };
    }
  }
}

function truthOf(commit: CommitActivity) {
  switch (commit.asks) {
    case 'number':
    case 'level':
      return { asks: commit.asks, truth: numberOf(commit.truth), tolerance: commit.tolerance };
    case 'choice':
      return { asks: commit.asks, truth: choiceId(commit.choices.findIndex(({ correct }) => correct)) };
    case 'point': {
      const { asks, truth, tolerance } = commit;
      return { asks, truth: { x: numberOf(truth.x), y: numberOf(truth.y) }, tolerance };
    }
    case 'curve': {
      const { asks, tolerance, known } = commit;
      return { asks, truth: curveTruth(commit), tolerance, known };
    }
  }
}

/** The candles up to the place where the learner stands, and room around them for a line. */
function marketSheet(commit: Extract<CommitActivity, { asks: 'level' }>, markets: Markets): Sheet {
  const market = knownMarket(commit.market, markets);
  const candles = marketCandles(market).slice(0, (commit.to ?? market.candles - 1) + 1);
  const lows = candles.map(({ low }) => low);
  const highs = candles.map(({ high }) => high);
  const [low, high] = [Math.min(...lows), Math.max(...highs)];
  const room = (high - low) * 0.12;
  const decimals = priceDecimals(market);
  return {
    x: { from: 0, to: candles.length - 1, decimals: 0 },
    y: {
      unit: commit.unit ?? '$',
      decimals,
      from: roundTo(low - room, decimals),
      to: roundTo(high + room, decimals),
    },
    candles,
  };
}

function axisOf({
  label,
  unit,
  decimals,
  from,
  to,
}: Extract<CommitActivity, { asks: 'point' }>['x']): SheetAxis {
  return {
    ...(label !== undefined && { label }),
    ...(unit !== undefined && { unit }),
    decimals: decimals ?? 0,
    from,
    to,
  };
}

/** The heights of the right curve at equal steps of x. */
function curveTruth({ truth, x, points }: Extract<CommitActivity, { asks: 'curve' }>): number[] {
  if (typeof truth !== 'string') return truth;
  return Array.from({ length: points }, (_, index) =>
    numberOf(truth, { x: x.from + ((x.to - x.from) * index) / (points - 1) }),
  );
}

function numberOf(source: number | string, variables: Readonly<Record<string, number>> = {}): number {
  const result = calculate(String(source), variables);
  if (!result.ok) throw new Error(`"${source}" cannot be worked out: ${result.reason}.`);
  return result.value;
}
