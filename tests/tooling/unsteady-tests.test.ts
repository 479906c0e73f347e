import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from './sandbox.ts';

/*
 * What becomes of journeys that fail, as `npm test` runs them: in a checkout with journeys of its own.
 */

const CONFIG = `export default {
  test: { projects: [{ test: { name: 'journeys', include: ['tests/journeys/**/*.test.ts'] } }] },
};
`;

/** A journey that appends to a file at each try, and whose tries end as they are told. */
const journey = (name: string, body: string) => `import { appendFileSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
appendFileSync('${name}.tries', '+');
const tries = readFileSync('${name}.tries', 'utf8').length;
${body}
`;
const STEADY = journey('steady', `test('is steady', () => expect(tries).toBe(1));`);
const UNSTEADY = journey(
  'unsteady',
  `test('makes an account', () => expect(tries).toBeLessThan(3));
test('is late at first', () => expect(tries).toBe(2));`,
);
const BROKEN = journey('broken', `test('is broken', () => expect(tries).toBe(0));`);
const STRAY = journey(
  'stray',
  `test('is late at first', () => expect(tries).toBe(2));
void Promise.reject(new Error('nobody waits for this'));`,
);

let checkout: Sandbox;
beforeEach(() => {
  checkout = createSandbox(['package.json', 'tools/verify.ts', 'tools/verify']);
  checkout.write({ 'vitest.config.ts': CONFIG });
});
afterEach(() => checkout[Symbol.dispose]());

async function verify(journeys: Record<string, string>) {
  for (const [name, source] of Object.entries(journeys))
    checkout.write({ [`tests/journeys/${name}.test.ts`]: source });
  const { code, stdout } = await checkout.run('tools/verify.ts', ['journeys']);
  const [, table = ''] = stdout.split(/^gate +result +seconds$/m);
  return { code, stdout, table };
}

test('a journey that passes when its file is tried again passes, and is listed as unsteady', async () => {
  const { code, stdout, table } = await verify({ steady: STEADY, unsteady: UNSTEADY });
  expect(code).toBe(0);
  expect(stdout).toContain('--- journeys, once more: tests/journeys/unsteady.test.ts\n');
  expect(table).toMatch(/^journeys +passed/m);
  expect(table).toMatch(/^Unsteady: /m);
  expect(table.match(/^ {2}.*/gm)).toEqual(['  tests/journeys/unsteady.test.ts > is late at first']);
});

test('a journey that fails twice fails, and another one that did not is listed all the same', async () => {
  const { code, table } = await verify({ broken: BROKEN, unsteady: UNSTEADY });
  expect(code).toBe(1);
  expect(table).toMatch(/^journeys +FAILED/m);
  expect(table.match(/^ {2}.*/gm)).toEqual(['  tests/journeys/unsteady.test.ts > is late at first']);
});

const many = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].map((place) => [
    `late-${place}`,
    journey(`late-${place}`, `test('is late at first', () => expect(tries).toBe(2));`),
  ]),
);

test.each([
  ['many files fail', many],
  ['an error belongs to no test', { stray: STRAY }],
])('where %s nothing is tried again', async (_, journeys) => {
  const { code, stdout } = await verify(journeys);
  expect(code).toBe(1);
  expect(stdout).not.toContain('once more');
});
