import { one } from '#domain/kernel/one.ts';
import type { Database } from '#server/backend/database/database.ts';
import type { Query } from '#server/adapters/sql.ts';
import type { Gain } from './admin-gains.ts';
import { median } from './median.ts';

/** Pairs that count; one before them warms the caches up. */
const PAIRS = 5;

/** Reads with and without what makes the difference, in turns, each pair in a transaction that is rolled back. */
export async function measureGains(database: Database, gains: readonly Gain[]) {
  const results = [];
  for (const gain of gains) {
    await compare(database, gain);
    const pairs: Pair[] = [];
    for (let pair = 0; pair < PAIRS; pair += 1) pairs.push(await compare(database, gain));
    results.push({
      reading: gain.reading,
      by: gain.by,
      'without, ms': median(pairs.map(({ without }) => without.ms)).toFixed(1),
      'with, ms': median(pairs.map(({ with: fast }) => fast.ms)).toFixed(1),
      'times faster': median(pairs.map(({ without, with: fast }) => without.ms / fast.ms)).toFixed(1),
      'plan without': pairs[0]?.without.nodes ?? '',
      'plan with': pairs[0]?.with.nodes ?? '',
    });
  }
  return results;
}

type Plan = { readonly ms: number; readonly nodes: string };
type Pair = { readonly with: Plan; readonly without: Plan };

/** Carries the result and the rollback through `transaction`. */
class RolledBack extends Error {
  readonly pair: Pair;
  constructor(pair: Pair) {
    super('rolled back');
    this.pair = pair;
  }
}

async function compare(database: Database, { statement, without }: Gain): Promise<Pair> {
  try {
    return await database.transaction(async ({ query }) => {
      const fast = await explain(query, statement);
      if ('drop' in without) await query(`drop index ${without.drop}`);
      const slow = await explain(query, 'drop' in without ? statement : without.statement);
      throw new RolledBack({ with: fast, without: slow });
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.pair;
    throw error;
  }
}

type PlanNode = {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
};
type PlanJson = { readonly Plan: PlanNode; readonly 'Execution Time': number };

async function explain(query: Query, statement: string): Promise<Plan> {
  const { rows } = await query<{ 'QUERY PLAN': PlanJson[] }>(`explain (analyze, format json) ${statement}`);
  const [plan] = one(rows)['QUERY PLAN'];
  if (!plan) throw new Error(`There is no plan for: ${statement}`);
  return { ms: plan['Execution Time'], nodes: nodesOf(plan.Plan).join(', ') };
}

/** The nodes of a plan from the top, with the index or table that they read. */
function nodesOf(node: PlanNode): string[] {
  const read = node['Index Name'] ?? node['Relation Name'];
  return [
    read === undefined ? node['Node Type'] : `${node['Node Type']} of ${read}`,
    ...(node.Plans ?? []).flatMap(nodesOf),
  ];
}
