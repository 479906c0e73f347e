import { type AnalyticsRows, LEAST_CASES } from './contract.ts';
import { type ShareInterval, wilsonInterval } from '../kernel/wilson-interval.ts';

type MistakeRow = AnalyticsRows['mistakes'];

/** How often something went wrong, of how many first answers, in the period and in as many days before. */
export type MistakeCount = {
  readonly happened: number;
  readonly answers: number;
  /** Null below the least number of answers: too few to take a share of. */
  readonly share: ShareInterval | null;
  /** Null where one of the two periods has too few answers. */
  readonly trend: 'rising' | 'falling' | 'unclear' | null;
};

/** A belief or a reason, how often it led astray, and where. */
export type NamedMistake = MistakeCount & {
  readonly name: string;
  /** The belief in words; null for a reason, and for a belief that the curriculum no longer has. */
  readonly belief: string | null;
  /** The items it was met in, the most frequent first. */
  readonly places: readonly MistakeRow[];
};

export type GroupedMistakes = {
  /** How many wrong first answers to items are of each kind. */
  readonly kinds: Readonly<Record<'slip' | 'misread' | 'formula' | 'belief' | 'unknown', number>>;
  readonly beliefs: readonly NamedMistake[];
  /** Faults of transcripts that were not found, by their reason. */
  readonly missed: readonly NamedMistake[];
  /** Sound sentences of transcripts that were marked, by the reason given. */
  readonly falseAlarms: readonly NamedMistake[];
};

/** Sorts the mistakes of a course by what they are; the most frequent come first. */
export function groupMistakes(rows: readonly MistakeRow[]): GroupedMistakes {
  const ofKind = (kind: MistakeRow['kind']) => rows.filter((row) => row.kind === kind);
  const count = (kind: MistakeRow['kind']) => sumOf(ofKind(kind), ({ happened }) => happened);
  return {
    kinds: {
      slip: count('slip'),
      misread: count('misread'),
      formula: count('formula'),
      belief: count('belief'),
      unknown: count('unknown'),
    },
    beliefs: named(ofKind('belief')),
    missed: named(ofKind('missed')),
    falseAlarms: named(ofKind('false_alarm')),
  };
}

function named(rows: readonly MistakeRow[]): NamedMistake[] {
  const names = [...new Set(rows.map(({ name }) => name))];
  return names
    .map((name) => {
      const places = rows.filter((row) => row.name === name);
      return {
        name,
        belief: places[0]?.belief ?? null,
        places: places.toSorted((one, other) => other.happened - one.happened),
        ...countOf(places),
      };
    })
    .filter(({ happened }) => happened > 0)
    .toSorted((one, other) => other.happened - one.happened);
}

function countOf(rows: readonly MistakeRow[]): MistakeCount {
  const happened = sumOf(rows, (row) => row.happened);
  const answers = sumOf(rows, (row) => row.answers);
  const share = shareOf(happened, answers);
  const before = shareOf(
    sumOf(rows, (row) => row.happened_before),
    sumOf(rows, (row) => row.answers_before),
  );
  return { happened, answers, share, trend: share && before && trendOf(share, before) };
}

/** A transcript can have several faults for one reason, so that there may be more mistakes than answers. */
function shareOf(happened: number, answers: number): ShareInterval | null {
  return answers < LEAST_CASES ? null : wilsonInterval(Math.min(happened, answers), answers);
}

/** A change counts only where the two intervals do not meet. */
function trendOf(now: ShareInterval, before: ShareInterval): 'rising' | 'falling' | 'unclear' {
  if (now.low > before.high) return 'rising';
  return now.high < before.low ? 'falling' : 'unclear';
}

function sumOf<Row>(rows: readonly Row[], value: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + value(row), 0);
}
