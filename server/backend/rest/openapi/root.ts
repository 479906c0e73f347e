import type { Database } from '../../database/database.ts';
import type { GatewayRequest, Reply } from '../../http/exchange.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { LruCache } from '../lru-cache.ts';
import { readProfile } from '../read-task.ts';
import { RestError } from '../rest-error.ts';
import { sessionStatement } from '../sql/session.ts';
import { describeApi } from './document.ts';
import { readVisible, VISIBLE_RELATIONS, VISIBLE_ROUTINES } from './visible.ts';

/** `GET /`: the OpenAPI description of a schema, with what the caller's role may see and nothing else. */
export type Root = {
  answer(request: GatewayRequest, catalogue: Catalogue): Promise<Reply>;
  /** Forgets descriptions, after the schema or a grant has changed. */
  clear(): void;
};

/** Descriptions kept, one for each role and schema. */
const MAX_DOCUMENTS = 50;

/** @param searchPaths by exposed schema, where connections do not have it already */
export function createRoot(database: Database, searchPaths: ReadonlyMap<string, string>): Root {
  const documents = new LruCache<string>(MAX_DOCUMENTS);

  async function describe(request: GatewayRequest, catalogue: Catalogue, schema: string): Promise<string> {
    const session = sessionStatement(request, {
      searchPath: searchPaths.get(schema),
      readOnly: true,
      requestLine: false,
      timezone: undefined,
    });
    const [, relations, routines] = await database.batch([
      session,
      { text: VISIBLE_RELATIONS, values: [schema] },
      { text: VISIBLE_ROUTINES, values: [schema] },
    ]);
    if (!relations || !routines) throw new Error('A batch of requests lost a result');
    return JSON.stringify(describeApi(catalogue, schema, readVisible(relations, routines)));
  }

  return {
    async answer(request, catalogue) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${request.method}`);
      }
      const schema = readProfile(request.headers['accept-profile'], catalogue.schemas);
      const key = JSON.stringify([request.identity.role, schema]);
      let document = documents.get(key);
      if (document === undefined) documents.set(key, (document = await describe(request, catalogue, schema)));
      return {
        status: 200,
        headers: { 'content-type': 'application/openapi+json; charset=utf-8' },
        body: request.method === 'HEAD' ? null : document,
      };
    },
    clear: () => documents.clear(),
  };
}
