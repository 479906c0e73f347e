import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ContentCopy } from '#tests/support/content-copy.ts';
import { lintContent } from './lint-content.ts';

const PROJECT_DIR = join(import.meta.dirname, '..', '..', '..');

test('the examples of docs/authoring.md pass the linter', async () => {
  const page = await readFile(join(PROJECT_DIR, 'docs', 'authoring.md'), 'utf8');
  const lesson = /```markdown\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  const quiz = /```yaml\n([\s\S]*?)```/.exec(page)?.[1] ?? '';

  await using content = await ContentCopy.create();
  for (const name of ['skills.yaml', 'misconceptions.yaml', 'sources.yaml']) {
    await content.change({ add: name, text: await readFile(join(PROJECT_DIR, 'content', name), 'utf8') });
  }
  const folder = 'courses/first-steps/01-money-at-risk';
  await content.change({ add: `${folder}/01-chance-times-loss.lesson.md`, text: lesson });
  await content.change({ add: `${folder}/02-rank-the-risks.quiz.yaml`, text: quiz });
  expect(await lintContent(content.directory)).toEqual([]);
});
