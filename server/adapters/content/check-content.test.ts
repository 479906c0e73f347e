import { expect, test } from 'vitest';
import { ContentCopy } from '#tests/support/content-copy.ts';
import { type Checked, checkContent } from './check-content.ts';
import type { ContentCache } from './content-cache.ts';
import type { Finding } from './reading/finding.ts';

/** A cache of one compiler, whatever it is, that tells what it holds. */
class CacheInMemory implements ContentCache<Checked> {
  known: Checked | undefined;
  async load() {
    return this.known;
  }
  async save(_compiler: string, known: Checked) {
    this.known = known;
  }
}

const MODULE = 'content/courses/first-steps/01-money-at-risk';
const REMEMBERED: Finding = {
  rule: 'filler',
  file: `${MODULE}/module.yaml`,
  line: 1,
  message: 'Found before.',
};

/** As if the check before had found something in a module. */
function remember({ known }: CacheInMemory): Checked {
  if (known === undefined) throw new Error('Nothing was checked.');
  const module = known.modules[MODULE];
  if (module === undefined) throw new Error(`${MODULE} was not checked.`);
  return { ...known, modules: { ...known.modules, [MODULE]: { ...module, findings: [REMEMBERED] } } };
}

test('a check looks again only at modules that changed', async () => {
  await using content = await ContentCopy.create();
  const cache = new CacheInMemory();
  expect(await checkContent(content.directory, cache)).toEqual([]);

  cache.known = remember(cache);
  expect(await checkContent(content.directory, cache)).toEqual([REMEMBERED]);

  const lesson = 'courses/first-steps/01-money-at-risk/01-chance-times-loss.lesson.md';
  await content.change({ edit: lesson, replace: '## One risk', with: '## Another risk' });
  expect(await checkContent(content.directory, cache)).toEqual([]);
});

test('a check looks at all modules again when a register changed', async () => {
  await using content = await ContentCopy.create();
  const cache = new CacheInMemory();
  await checkContent(content.directory, cache);
  cache.known = remember(cache);
  await content.change({ edit: 'glossary.yaml', replace: 'definition: ', with: 'definition:  ' });
  expect(await checkContent(content.directory, cache)).toEqual([]);
});

test('a check runs no simulation again that an earlier one has run', async () => {
  await using content = await ContentCopy.create();
  const cache = new CacheInMemory();
  const edit = 'courses/first-steps/01-money-at-risk/03-past-the-stop.lesson.md';
  const printed =
    '{ says: "$28", model: r-trades, share: longest_streak >= 8, of: 1000, runs: 500, seed: 1 }';
  const change = { edit, replace: '\nfigures:', with: `\nsimulations: [${printed}]\nfigures:` };
  await content.change(change);
  expect(await checkContent(content.directory, cache)).toMatchObject([{ rule: 'simulations' }]);

  const { simulations, ...checked } = cache.known ?? { files: {}, modules: {}, simulations: {} };
  const [description = ''] = Object.keys(simulations);
  const result = { ok: true, estimate: { value: 28, standardError: 1 } } as const;
  cache.known = { ...checked, simulations: { [description]: result } };
  await content.change({ edit, replace: 'title: ', with: 'title: Again ' });
  expect(await checkContent(content.directory, cache)).toEqual([]);
});
