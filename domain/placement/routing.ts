import { middleOf, type PlacementLevel } from './levels.ts';
import type { PlacementResult } from './placement-result.ts';

/** A level of a strand. */
type Reached = readonly [strand: string, level: PlacementLevel];

/** Why somebody begins where they do. */
export type RouteReason =
  | 'harm'
  | 'basics'
  | 'sizing'
  | 'charts'
  | 'forex'
  | 'crypto'
  | 'psychology'
  | 'otherwise';

/** One line of the routing table: all that it says must hold. */
type RouteLine = {
  readonly reason: RouteReason;
  /** course/module */
  readonly start: string;
  /** The strand that it begins with; else the one that is wrong. */
  readonly strand?: string;
  /** One of the optional questions on gambling harm was answered yes. */
  readonly harm?: true;
  readonly right?: readonly Reached[];
  readonly oneRight?: readonly Reached[];
  readonly oneWrong?: readonly Reached[];
  readonly course?: string;
  /** One of these holds: a goal, or one of the strands is the weakest asked. */
  readonly goal?: string;
  readonly weakest?: readonly string[];
};

const BASICS = [
  ['market-basics', 1],
  ['orders-and-costs', 1],
] as const;

const WITH_SIZING = [...BASICS, ['sizing-and-risk', 1]] as const;

/** The module that is recommended first to whoever has not completed it. */
export const HONEST_ODDS = 'crypto-fundamentals/honest-odds-first';

/** Read from the top; the first line that applies decides. */
const LINES: readonly RouteLine[] = [
  { reason: 'harm', harm: true, start: 'trading-psychology/when-trading-harms' },
  { reason: 'basics', oneWrong: BASICS, start: HONEST_ODDS },
  {
    reason: 'sizing',
    right: BASICS,
    oneWrong: [['sizing-and-risk', 1]],
    start: 'risk-management-with-ai/map-of-risks',
  },
  {
    reason: 'charts',
    strand: 'charts-and-indicators',
    right: [...WITH_SIZING, ['charts-and-indicators', 2], ['statistics', 1]],
    course: 'technical-analysis-and-indicators',
    start: 'technical-analysis-and-indicators/bars-frames-scales',
  },
  {
    reason: 'forex',
    strand: 'macro-and-fx',
    right: [['market-basics', 1]],
    oneRight: [
      ['orders-and-costs', 2],
      ['sizing-and-risk', 2],
    ],
    goal: 'forex',
    start: 'forex-market-mechanics/who-trades-currencies',
  },
  {
    reason: 'crypto',
    strand: 'crypto',
    right: WITH_SIZING,
    goal: 'crypto',
    start: 'crypto-fundamentals/what-a-blockchain-records',
  },
  {
    reason: 'psychology',
    strand: 'psychology',
    right: WITH_SIZING,
    goal: 'psychology',
    weakest: ['psychology', 'process-and-journal'],
    start: 'trading-psychology/decisions-and-results',
  },
  { reason: 'otherwise', start: HONEST_ODDS },
];

/** What routing looks at beside the result. */
export type RouteFacts = {
  /** Ids of `GOALS`. */
  readonly goals: readonly string[];
  /** The course that the learner chose. */
  readonly course?: string | undefined;
  /** Asked and evaluated on the device, never stored and never sent. */
  readonly harm?: boolean;
  /** course/module of all modules that are written: a line that leads elsewhere is passed over. */
  readonly written: ReadonlySet<string>;
};

export type Route = {
  readonly reason: RouteReason;
  readonly start: string;
  /** The strand that the start begins with; null where it is none in particular. */
  readonly strand: string | null;
};

/** Where to begin after a placement. It only suggests: a course that somebody chose opens. */
export function routeAfter(result: Found, facts: RouteFacts): Route {
  const line = LINES.find((each) => facts.written.has(each.start) && applies(each, result, facts));
  return {
    reason: line?.reason ?? 'otherwise',
    start: line?.start ?? HONEST_ODDS,
    strand: line ? strandOf(line, result) : null,
  };
}

type Found = Pick<PlacementResult, 'estimate' | 'strands'>;

/** Whether the middle of a level of a strand is reached. */
function isReached({ strands, estimate }: Found, [strand, level]: Reached): boolean {
  const range = strands.find((other) => other.strand === strand);
  return (range?.estimate ?? estimate) >= middleOf(level);
}

/** The strand of a line; of several of which one is wrong, the first that is. */
function strandOf({ strand, oneWrong = [] }: RouteLine, result: Found): string | null {
  return strand ?? oneWrong.find((reached) => !isReached(result, reached))?.[0] ?? null;
}

function applies(line: RouteLine, result: Found, facts: RouteFacts) {
  const isRight = (reached: Reached) => isReached(result, reached);
  const weakest = result.strands.toSorted((one, other) => one.estimate - other.estimate)[0]?.strand ?? '';
  const wants =
    (line.goal !== undefined && facts.goals.includes(line.goal)) ||
    (line.weakest?.includes(weakest) ?? false);
  return (
    (line.harm === undefined || facts.harm === true) &&
    (line.right ?? []).every(isRight) &&
    (line.oneRight === undefined || line.oneRight.some(isRight)) &&
    (line.oneWrong === undefined || !line.oneWrong.every(isRight)) &&
    (line.course === undefined || line.course === facts.course) &&
    ((line.goal === undefined && line.weakest === undefined) || wants)
  );
}
