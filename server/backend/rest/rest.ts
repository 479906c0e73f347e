import pg from 'pg';
import { AnswerTooLargeError } from '../database/batch.ts';
import type { Database } from '../database/database.ts';
import type { GatewayRequest, Reply, Service } from '../http/exchange.ts';
import type { Log } from '../log.ts';
import type { ApiSettings } from '../settings/schema.ts';
import { LARGE_ANSWER_BYTES, MAX_PLANS } from './bounds.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { loadCatalogue } from './catalogue/load-catalogue.ts';
import { KnownReads, type PlannedTask } from './known-reads.ts';
import { LruCache } from './lru-cache.ts';
import { createRoot } from './openapi/root.ts';
import { makePlan } from './plan/make-plan.ts';
import type { Plan } from './plan/plan.ts';
import { planRules } from './plan/plan-rules.ts';
import { taskShape } from './plan/task.ts';
import { readTask, requestReader } from './read-task.ts';
import { restErrorOf } from './respond/database-error.ts';
import { errorReply, replyOf } from './respond/reply.ts';
import { tooLarge } from './respond/too-large.ts';
import { unreachableDatabase } from './respond/unreachable-database.ts';
import { RestError } from './rest-error.ts';
import { runPlan } from './run-plan.ts';
import { searchPathOf, sessionStatement } from './sql/session.ts';

export type Rest = {
  readonly service: Service;
  /** Reads the catalogue anew, after the schema has changed. */
  reload(): Promise<void>;
  close(): Promise<void>;
};

/** The search path that most requests need: a pool opened with it saves each of them a setting. */
export function defaultSearchPath({
  schemas: [schema = 'public'],
  extra_search_path: extra,
}: ApiSettings): string {
  return searchPathOf(schema, extra);
}

export type RestOptions = {
  /** Logs in as a role that can become the roles of requests. */
  readonly database: Database;
  readonly settings: ApiSettings;
  /** The search path that the connections of `database` have from the start; requests for it need not set it. */
  readonly connectionSearchPath?: string;
  readonly log: Log;
};

/**
 * Serves the exposed schemas in PostgREST's language. `NOTIFY pgrst` (with no payload, or `reload schema`)
 * makes it read the catalogue anew.
 *
 * @throws when the catalogue cannot be read
 */
export async function createRest(options: RestOptions): Promise<Rest> {
  const { database, settings, connectionSearchPath, log } = options;
  const { schemas } = settings;
  const reader = requestReader(settings);
  const rules = planRules(settings);
  const searchPaths = new Map(
    schemas
      .map((schema) => [schema, searchPathOf(schema, settings.extra_search_path)] as const)
      .filter(([, searchPath]) => searchPath !== connectionSearchPath),
  );
  const plans = new LruCache<Plan>(MAX_PLANS);
  const reads = new KnownReads();
  let catalogue: Catalogue = await loadCatalogue(database, schemas, log);
  const root = createRoot(database, searchPaths);

  let reloading: Promise<void> = Promise.resolve();
  let isReloadWaiting = false;

  /** Reloads one after another; those asked for while one is still waiting are served by it. */
  function reload(): Promise<void> {
    if (isReloadWaiting) return reloading;
    isReloadWaiting = true;
    reloading = reloading.catch(() => undefined).then(loadAnew);
    return reloading;
  }

  async function loadAnew(): Promise<void> {
    isReloadWaiting = false;
    catalogue = await loadCatalogue(database, schemas, log);
    plans.clear();
    reads.clear();
    root.clear();
    database.recycle();
  }

  /** @param words of a read, by which it is known from now on */
  async function planned(request: GatewayRequest, words: string | undefined): Promise<PlannedTask> {
    try {
      const task = await readTask(request, reader);
      const makeNew = () => makePlan(catalogue, rules, task, request.identity.role);
      const made = { task, plan: plans.getOrMake(taskShape(task), makeNew) };
      if (words !== undefined) reads.set(words, made);
      return made;
    } catch (error) {
      // A flood of requests that are refused is a flood: it waits in line like one that is answered.
      if (error instanceof RestError) await database.awaitTurn();
      throw error;
    }
  }

  async function describe(request: GatewayRequest): Promise<Reply> {
    await database.awaitTurn();
    return root.answer(request, catalogue);
  }

  async function answer(request: GatewayRequest): Promise<Reply> {
    const words = reads.wordsOf(request);
    const known = words === undefined ? undefined : reads.get(words);
    const { task, plan } = known ?? (await planned(request, words));
    const session = sessionStatement(request, {
      searchPath: searchPaths.get(task.schema),
      readOnly: plan.readOnly || request.identity.claims.act !== undefined,
      requestLine: catalogue.readsRequestLine,
      timezone: task.preferences.timezone,
    });
    const outcome = await runPlan(database, session, plan, task, rules.maxRows, catalogue.setsResponse);
    return replyOf(plan, task, outcome, schemas.length > 1 ? task.schema : undefined);
  }

  async function service(request: GatewayRequest): Promise<Reply> {
    try {
      const reply = await (request.path === '/' ? describe(request) : answer(request));
      const bytes = typeof reply.body === 'string' ? reply.body.length : 0;
      if (bytes >= LARGE_ANSWER_BYTES) request.onceSent(database.holdUnsent(bytes, () => request.giveUp()));
      return reply;
    } catch (error) {
      if (error instanceof RestError) return errorReply(error);
      if (error instanceof AnswerTooLargeError) return errorReply(tooLarge(error));
      if (error instanceof pg.DatabaseError) {
        return errorReply(restErrorOf(error, request.identity.role === 'anon'));
      }
      const unreachable = unreachableDatabase(error);
      if (!unreachable) throw error;
      log.warn('the database could not be reached', { reason: String(error) });
      return errorReply(unreachable);
    }
  }

  const stopListening = await database.listen('pgrst', (payload) => {
    if (payload !== '' && payload !== 'reload schema') return;
    reload().catch((error: unknown) => log.error('the schema could not be read anew', { error }));
  });
  return { service, reload, close: stopListening };
}
