/*
 * What the written modules consist of, and how long and how hard to read each text is: `node tools/report-content.ts
 * [DIR]`. The reading age of a module is that of its hardest text.
 */
import { join } from 'node:path';
import { describeModules, describeTexts } from '#server/adapters/content/describe-modules.ts';
import { reviewContent } from '#server/adapters/content/lint-content.ts';

const directory = process.argv[2] ?? join(import.meta.dirname, '..', 'content');
const { content, findings } = await reviewContent(directory);
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
console.log(`\n${findings.length} ${findings.length === 1 ? 'thing' : 'things'} to change.`);
