import type { FeatureName } from './feature-name.ts';

/** The head of a domain's first contract. */
export const contractHead = "import * as v from 'valibot';\n";

/** What the feature adds to its domain's contract.ts: the shapes both sides use. */
export function contractPart({ camel, pascal, verbNoun }: FeatureName): string {
  return `
/** Body of \`POST /functions/v1/${verbNoun}\`. */
export const ${camel}Request = v.object({ id: v.pipe(v.string(), v.uuid()) });
export type ${pascal}Request = v.InferOutput<typeof ${camel}Request>;

export type ${pascal}Response = { readonly id: string };
`;
}

/** The files of a feature by path, ready to be filled with its rule. */
export function featureFiles(name: FeatureName): Record<string, string> {
  const { domain, verbNoun } = name;
  return {
    [`domain/${domain}/${verbNoun}.ts`]: rule(name),
    [`domain/${domain}/${verbNoun}.test.ts`]: ruleTest(name),
    [`server/functions/${domain}/${verbNoun}.ts`]: serverFunction(name),
    [`client/features/${domain}/${verbNoun}.ts`]: hook(name),
    [`tests/acceptance/functions/${verbNoun}.test.ts`]: acceptanceTest(name),
  };
}

function rule({ camel, pascal, verbNoun }: FeatureName): string {
  return `/** The stored facts that \`${verbNoun}\` is decided on. */
export type ${pascal}Facts = { readonly isOwner: boolean };

/** The code of the refusal, or null when the learner may go on. */
export function ${camel}Refusal(facts: ${pascal}Facts): 'not-yours' | null {
  return facts.isOwner ? null : 'not-yours';
}
`;
}

function ruleTest({ camel, verbNoun }: FeatureName): string {
  return `import { expect, test } from 'vitest';
import { ${camel}Refusal } from './${verbNoun}.ts';

test('only the owner may', () => {
  expect(${camel}Refusal({ isOwner: true })).toBeNull();
  expect(${camel}Refusal({ isOwner: false })).toBe('not-yours');
});
`;
}

function serverFunction({ domain, camel, pascal, verbNoun }: FeatureName): string {
  return `import { ${camel}Request, type ${pascal}Response } from '#domain/${domain}/contract.ts';
import { ${camel}Refusal } from '#domain/${domain}/${verbNoun}.ts';
import { one } from '#domain/kernel/one.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';

/** Serves \`POST /functions/v1/${verbNoun}\`. */
export const ${camel}: ProductFunction = async (request, { caller, query }) => {
  const userId = requireUser(caller);
  const { id } = await readCall(request, ${camel}Request);

  const { rows } = await query<{ is_owner: boolean }>('select $1::uuid = $2::uuid as is_owner', [id, userId]);
  const refusal = ${camel}Refusal({ isOwner: one(rows).is_owner });
  if (refusal) throw new Refusal(403, refusal);

  const response: ${pascal}Response = { id };
  return Response.json(response);
};
`;
}

function hook({ domain, pascal, verbNoun }: FeatureName): string {
  return `import { useMutation } from '@tanstack/react-query';
import type { ${pascal}Request, ${pascal}Response } from '#domain/${domain}/contract.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';

/** Calls \`${verbNoun}\`; the mutation's error is a BackendError with the code of the refusal. */
export function use${pascal}() {
  const { call } = useBackend();
  return useMutation({
    mutationFn: (request: ${pascal}Request) => call<${pascal}Response>('${verbNoun}', request),
  });
}
`;
}

function acceptanceTest({ verbNoun }: FeatureName): string {
  return `import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer({ databaseUrl: database.url });
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
});

test('a visitor is asked to sign in', async () => {
  const response = await fetch(\`\${server.url}/functions/v1/${verbNoun}\`, {
    method: 'POST',
    headers: { apikey: server.anonKey, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(response.status).toBe(401);
});
`;
}
