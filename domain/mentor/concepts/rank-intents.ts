/** What asks for an intent: concepts that stand in the question together. */
export type Ways = Readonly<Record<string, readonly (readonly string[])[]>>;

type RankedIntent = {
  readonly id: string;
  /** How rare the concepts are that were found. */
  readonly score: number;
  /** Whether all concepts of one way were found; else it is only like what is asked. */
  readonly isWhole: boolean;
  /** Whether the way is of everyday concepts alone, so that any other word may change what is asked. */
  readonly isEveryday: boolean;
};

/** The ways, and the concepts whose words stand in questions about anything: a phone, an account, a plan. */
export type AskedByConcepts = { readonly ways: Ways; readonly everyday: readonly string[] };

/** Ranks intents by the concepts of a question, best first. */
export type RankIntents = (concepts: ReadonlySet<string>) => RankedIntent[];

/** A way of which something is missing counts less than its concepts. */
const PARTIAL = 0.8;

/** What may stand in a question about anything says less of what is asked. */
const EVERYDAY = 0.85;

/** A concept counts by how few intents are asked for with it, as a word counts in a search. */
export function rankIntents({ ways, everyday }: AskedByConcepts): RankIntents {
  const isEvery = new Set(everyday);
  const intents = Object.entries(ways);
  const users = new Map<string, number>();
  for (const [, all] of intents)
    for (const concept of new Set(all.filter((way) => isNeeded(way, all)).flat()))
      users.set(concept, (users.get(concept) ?? 0) + 1);
  const weightOf = (concept: string) =>
    Math.log(1 + intents.length / (users.get(concept) ?? 1)) * (isEvery.has(concept) ? EVERYDAY : 1);
  const weighed = intents.map(([id, all]) => ({
    id,
    ways: all.map((way) => ({ way, whole: sum(way.map(weightOf)) })),
  }));
  return (concepts) =>
    weighed
      .map(({ id, ways: all }) =>
        all
          .map(({ way, whole }): RankedIntent => {
            const found = sum(way.filter((concept) => concepts.has(concept)).map(weightOf));
            const isWhole = way.every((concept) => concepts.has(concept));
            const isEveryday = way.every((concept) => isEvery.has(concept));
            return { id, isWhole, isEveryday, score: isWhole ? whole : (PARTIAL * found * found) / whole };
          })
          .reduce((best, one) => (isBetter(one, best) ? one : best)),
      )
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score);
}

/** Whether less than this way does not ask for the intent already: "tax money" does where "tax" does. */
function isNeeded(way: readonly string[], all: readonly (readonly string[])[]): boolean {
  return !all.some((other) => other.length < way.length && other.every((concept) => way.includes(concept)));
}

/** A way that was found as a whole goes before one of which more ideas were found, but not all. */
function isBetter(one: RankedIntent, best: RankedIntent): boolean {
  return one.isWhole === best.isWhole ? one.score > best.score : one.isWhole;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
