import type { LoadRequest } from '../load.ts';
import type { prepareLearners } from '../prepare-learners.ts';

/** Requests that the engine and the handler answer alike. */
export type Scenario = {
  readonly name: string;
  /** The share of the handler's throughput that the engine must reach. */
  readonly budget: number;
  readonly engine: readonly LoadRequest[];
  readonly handler: readonly LoadRequest[];
};

type Asked = Pick<LoadRequest, 'method' | 'path' | 'headers'> & { readonly body?: string };

const READ = 0.9;
const WRITE = 0.95;

/** What is asked of both. The handler knows what to do by the first segment of the path. */
export function callScenarios({
  anonKey,
  list,
  lessonId,
}: Awaited<ReturnType<typeof prepareLearners>>): Scenario[] {
  const visitor = { apikey: anonKey };
  const json = { 'content-type': 'application/json' };
  const of = (name: string, budget: number, as: string, asked: readonly Asked[]): Scenario => ({
    name,
    budget,
    engine: asked.map((request) => ({ ...request, path: `/rest/v1${request.path}` })),
    handler: asked.map((request) => ({ ...request, path: `/${as}?${request.path.split('?')[1] ?? ''}` })),
  });
  /** Those of the same address wait in one line, and a hundred of them at most. */
  const byVisitor = (path: string): Asked[] =>
    list.map((_, index) => ({
      method: 'GET',
      path,
      headers: { ...visitor, 'x-forwarded-for': `192.0.2.${index + 1}` },
    }));
  const byLearner = (ask: (learner: { id: string }) => Asked): Asked[] =>
    list.map((learner) => {
      const asked = ask(learner);
      return {
        ...asked,
        headers: { ...visitor, authorization: `Bearer ${learner.token}`, ...asked.headers },
      };
    });
  return [
    of(
      'public list',
      READ,
      'public-list',
      byVisitor(
        '/courses?select=id,title,level,duration_weeks,modules_count&is_active=eq.true&order=order_index',
      ),
    ),
    of(
      'one row',
      READ,
      'one-row',
      byLearner(({ id }) => ({
        method: 'GET',
        path: `/user_progress?select=*&user_id=eq.${id}&lesson_id=eq.${lessonId}`,
        headers: { accept: 'application/vnd.pgrst.object+json' },
      })),
    ),
    of(
      'list of 100',
      READ,
      'list',
      byLearner(({ id }) => ({
        method: 'GET',
        path: `/user_progress?select=*&user_id=eq.${id}`,
        headers: {},
      })),
    ),
    of(
      'embed two deep',
      READ,
      'embed',
      byVisitor('/courses?select=id,title,modules(id,title,lessons(id,title))&order=order_index&limit=1'),
    ),
    of(
      'upsert',
      WRITE,
      'upsert',
      byLearner(({ id }) => ({
        method: 'POST',
        path: '/onboarding_steps?on_conflict=user_id,step_name',
        headers: { ...json, prefer: 'resolution=merge-duplicates,return=minimal' },
        body: JSON.stringify({
          user_id: id,
          step_name: 'goals',
          completed: false,
          data: { goals: ['one', 'two'] },
        }),
      })),
    ),
    of(
      'RPC',
      READ,
      'rpc',
      byLearner(() => ({ method: 'POST', path: '/rpc/is_admin', headers: json, body: '{}' })),
    ),
  ];
}
