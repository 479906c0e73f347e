import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ContentCopy } from '#tests/support/content-copy.ts';
import { lintContent } from './lint-content.ts';

const PROJECT_DIR = join(import.meta.dirname, '..', '..', '..');
const MODULE = 'courses/first-steps/01-money-at-risk';

const page = await readFile(join(PROJECT_DIR, 'docs', 'authoring.md'), 'utf8');

/** The file that the example of a table names. */
const TEN_TRADES = `trade,setup,result,verdict,why
1,Breakout,1.8,followed,As planned.
2,Pullback,-1.0,followed,A planned loss is no mistake.
3,Breakout,-2.4,broke,The stop was moved.
4,Pullback,0.9,slip,Sold instead of bought.
`;

/** The first block of code below a heading of the page. */
function exampleOf(heading: string): string {
  const section = page.slice(page.indexOf(`\n## ${heading}\n`));
  return /```(?:markdown|yaml)\n([\s\S]*?)```/.exec(section)?.[1] ?? '';
}

/** The example of a text with the figures of the other example, each shown once. */
function textWithFigures(text: string, figures: string): string {
  const names = Array.from(figures.matchAll(/^ {2}([a-z-]+):/gm), ([, name]) => name);
  return `${text
    .replace(/figures:\n[\s\S]*?---/, () => `${figures}---`)
    .replace(/::figure\{.*\}/, '')}\n${names.map((name) => `::figure{#${name}}\n`).join('\n')}`;
}

/** The example of a text with the tables and tasks of the other example, each asked once. */
function textWithTasks(text: string, tasks: string): string {
  const activities = tasks.slice(tasks.indexOf('\nactivities:'));
  const names = Array.from(activities.matchAll(/^ {2}([a-z-]+):/gm), ([, name]) => name);
  return `${text.replace(/\n---/, () => `\n${tasks}---`)}\n${names.map((name) => `::activity{#${name}}\n`).join('\n')}`;
}

test('the examples of docs/authoring.md pass the linter', async () => {
  await using content = await ContentCopy.create();
  for (const name of ['skills.yaml', 'misconceptions.yaml', 'sources.yaml', 'glossary.yaml']) {
    await content.change({ add: name, text: await readFile(join(PROJECT_DIR, 'content', name), 'utf8') });
  }
  const text = exampleOf('A text');
  const files = {
    '01-chance-times-loss.lesson.md': text,
    '02-rank-the-risks.quiz.yaml': exampleOf('A quiz'),
    '03-figures.lesson.md': textWithFigures(text, exampleOf('Figures')),
    '06-tables.lesson.md': textWithTasks(text, exampleOf('Data tasks')),
    'ten-trades.csv': TEN_TRADES,
    '04-past-the-stop.lecture.yaml': exampleOf('A lecture'),
    '05-a-talk.video.yaml': exampleOf('A recorded video'),
    'a-talk.mp4': 'The linter only asks whether it is there.',
    'a-talk.vtt': 'WEBVTT\n\n00:00.000 --> 00:02.000\nA gap is a jump.\n',
  };
  for (const [name, example] of Object.entries(files)) {
    await content.change({ add: `${MODULE}/${name}`, text: example });
  }
  await content.change({ add: 'mentor/intents/example.yaml', text: exampleOf('What the mentor says') });
  // An example is shorter than a quiz has to be.
  const findings = (await lintContent(content.directory)).filter(({ rule }) => rule !== 'quiz-standard');
  expect(findings).toEqual([]);
});
