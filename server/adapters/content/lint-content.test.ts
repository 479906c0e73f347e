import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ContentCopy, readContentMistakes } from '#tests/support/content-copy.ts';
import { lintContent, reviewContent } from './lint-content.ts';
import { formatFinding } from './reading/finding.ts';
import { CONTENT_RULES, LESSON_RULES, MODULE_RULES } from './rules/all-rules.ts';
import { OUTLINE_RULES } from './rules/outline-rules.ts';

const mistakes = await readContentMistakes();
/** What a review of the valid content leaves to one after a change of it. */
const validContent = await reviewValidContent();
const READING_RULES = ['yaml', 'schema', 'missing-file', 'file-name'];

describe('lintContent', () => {
  test('finds nothing in valid content', async () => {
    await using content = await ContentCopy.create();
    expect(await lintContent(content.directory)).toEqual([]);
  });

  test('finds nothing in an interactive module that asks often enough', async () => {
    await using content = await ContentCopy.create();
    const folder = 'courses/first-steps/01-money-at-risk';
    for (const file of [
      'editorial.yaml',
      `${folder}/module.yaml`,
      `${folder}/01-chance-times-loss.lesson.md`,
    ])
      await content.addMore(file);
    expect(await lintContent(content.directory)).toEqual([]);
  });

  test('finds nothing in a scenario of the simulator', async () => {
    await using content = await ContentCopy.create();
    await content.addMore('simulator/scenarios/01-a-gap-day.yaml');
    expect(await lintContent(content.directory)).toEqual([]);
  });

  test('finds that other than three scenarios are open', async () => {
    await using content = await ContentCopy.create();
    const first = 'simulator/scenarios/01-a-gap-day.yaml';
    await content.addMore(first);
    const text = await readFile(join(content.directory, first), 'utf8');
    for (const name of ['02-another', '03-a-third', '04-a-fourth'])
      await content.change({ add: `simulator/scenarios/${name}.yaml`, text });
    expect((await lintContent(content.directory)).map(formatFinding)).toEqual([
      `content/${first}:1: 3 scenarios are open to every account, as the plans say, and here are 0.`,
    ]);
  });

  test('finds nothing in a lecture that asks for work at a table', async () => {
    await using content = await ContentCopy.create();
    const edit = 'courses/first-steps/01-money-at-risk/03-a-jump.lecture.yaml';
    const data =
      'days: { title: Days, count: 40, seed: 3, columns: { result: { label: Result, is: normal } } }';
    const task = `{ kind: data-task, asks: value, title: Read the worst day, skill: risk-register, data: days,
      decimals: 2, truth: result_min, tolerance: 0.01, reveal: It is the last when sorted. }`;
    await content.change({
      edit,
      replace: 'scenes:',
      with: `data:\n  ${data}\nactivities:\n  worst: ${task}\nscenes:`,
    });
    await content.change({ edit, replace: 'loss is $150.', with: 'loss is $150.\n        ask: worst' });
    expect(await lintContent(content.directory)).toEqual([]);
  });

  test('takes a tag that no row has for a fair distractor', async () => {
    await using content = await ContentCopy.create();
    const folder = 'courses/first-steps/01-money-at-risk';
    await content.change({
      edit: `${folder}/03-work-with-data.lesson.md`,
      more: [`${folder}/jons-trades.csv`],
      replace: 'text: A slip }\n',
      with: 'text: A slip }\n      - { id: late, text: Too late }\n',
    });
    expect(await lintContent(content.directory)).toEqual([]);
  });

  test.each(mistakes)('$rule: $says.0', async ({ rule, says, ...change }) => {
    await using content = await ContentCopy.create();
    await content.change(change);
    const findings = await lintContent(content.directory);
    expect(findings.map(formatFinding)).toEqual(says);
    const again = await reviewContent(content.directory, validContent);
    expect(again.findings).toEqual(findings);
    expect(new Set(findings.map((finding) => finding.rule))).toEqual(new Set([rule]));
  });

  test('accepts the line ends and the byte order mark of other editors', async () => {
    await using content = await ContentCopy.create();
    const text = '\uFEFFstrands:\r\n  - { id: a, name: A }\r\nskills:\r\n  - id: risk-register\r\n';
    await content.change({ add: 'skills.yaml', text });
    const findings = await lintContent(content.directory);
    expect(findings.map(formatFinding)).toContain(
      'content/skills.yaml:4: `name` is missing. Add a line `name: …`.',
    );
  });

  test('each rule has a mistake that it finds', () => {
    const checking = [...OUTLINE_RULES, ...LESSON_RULES, ...MODULE_RULES, ...CONTENT_RULES];
    const rules = [...READING_RULES, ...checking.map(({ name }) => name)];
    const covered = new Set(mistakes.map(({ rule }) => rule));
    expect(rules.filter((rule) => !covered.has(rule))).toEqual([]);
  });
});

async function reviewValidContent() {
  await using content = await ContentCopy.create();
  const { reviewed } = await reviewContent(content.directory);
  return reviewed;
}
