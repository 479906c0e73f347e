import type { Database } from '#server/backend/database/database.ts';
import { median } from './median.ts';

/** A statement and the index that makes it fast. */
export type IndexCase = { readonly index: string; readonly reading: string; readonly statement: string };

const PAIRS = 3;

export const INDEX_CASES: readonly IndexCase[] = [
  {
    index: 'auth.users_created_at_idx',
    reading: 'People: newest accounts',
    statement:
      'select id from auth.users where deleted_at is null order by created_at desc, id desc limit 25',
  },
  {
    index: 'public.security_events_created_at_idx',
    reading: 'Security: newest events',
    statement: 'select * from public.security_events order by created_at desc limit 50',
  },
  {
    index: 'public.payments_paid_at_idx',
    reading: 'Billing: newest payments',
    statement: 'select * from public.payments order by paid_at desc limit 50',
  },
];

/** Runs each statement with its index and without it, in turns inside a transaction that is rolled back. */
export async function measureIndexes(database: Database, cases: readonly IndexCase[]) {
  const results = [];
  for (const { index, reading, statement } of cases) {
    const pairs: { readonly before: Plan; readonly after: Plan }[] = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const plans = await compare(database, index, statement);
      if (pair > 0) pairs.push(plans);
    }
    const first = pairs[0];
    results.push({
      reading,
      index,
      'without, ms': median(pairs.map(({ before }) => before.ms)).toFixed(2),
      'with, ms': median(pairs.map(({ after }) => after.ms)).toFixed(2),
      'times faster': median(pairs.map(({ before, after }) => before.ms / after.ms)).toFixed(0),
      'plan without': first?.before.nodes ?? '',
      'plan with': first?.after.nodes ?? '',
    });
  }
  return results;
}

type Plan = { readonly ms: number; readonly nodes: string };

/** Carries the rollback through `transaction`. */
class RolledBack extends Error {}

async function compare(database: Database, index: string, statement: string) {
  let plans: { before: Plan; after: Plan } | undefined;
  await database
    .transaction(async ({ query }) => {
      const explain = async (): Promise<Plan> => {
        const { rows } = await query<{ 'QUERY PLAN': PlanJson[] }>(
          `explain (analyze, format json) ${statement}`,
        );
        const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
        if (!plan) throw new Error(`There is no plan for ${statement}`);
        return { ms: plan['Execution Time'], nodes: nodesOf(plan.Plan).join(' < ') };
      };
      const after = await explain();
      await query(`drop index ${index}`);
      plans = { before: await explain(), after };
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  if (!plans) throw new Error(`${index} was not compared.`);
  return plans;
}

type PlanNode = {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
};
type PlanJson = { readonly Plan: PlanNode; readonly 'Execution Time': number };

/** The nodes of a plan from the top, indexes by their name. */
function nodesOf(node: PlanNode): string[] {
  const index = node['Index Name'];
  return [
    index === undefined ? node['Node Type'] : `${node['Node Type']} on ${index}`,
    ...(node.Plans ?? []).flatMap(nodesOf),
  ];
}
