/*
 * What the written modules consist of, and how long and how hard to read each text is: `node tools/report-content.ts
 * [DIR]`. The reading age of a module is that of its hardest text. With `--json` it prints an array with the counts of
 * every lesson, and nothing else.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeLessons } from '#server/adapters/content/describe-lessons.ts';
import { describeModules, describeTexts } from '#server/adapters/content/describe-modules.ts';
import { reviewContent } from '#server/adapters/content/lint-content.ts';
import type { Content } from '#server/adapters/content/reading/content.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
const directory = positionals[0] ?? process.env.CONTENT_DIR ?? join(import.meta.dirname, '..', 'content');
const { content, findings } = await reviewContent(directory);
if (values.json) console.log(JSON.stringify(describeLessons(content), undefined, 2));
else printTables(content, findings.length);

function printTables(content: Content, findingCount: number): void {
  console.log('| Module | Texts | Words | Reading age | Figures | Lectures | Quizzes | Items | Generated |');
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const { course, module, readingAge, ...of } of describeModules(content)) {
    const cells = [
      `${course}/${module}`,
      of.texts,
      of.words,
      readingAge.toFixed(1),
      of.figures,
      of.lectures,
      of.quizzes,
      of.items,
      of.generatedItems,
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  console.log('\n| Text | Words | Reading age |\n|---|---|---|');
  for (const { path, words, readingAge } of describeTexts(content)) {
    console.log(`| ${path} | ${words} | ${readingAge.toFixed(1)} |`);
  }
  console.log(`\n${findingCount} ${findingCount === 1 ? 'thing' : 'things'} to change.`);
}
