import { expect, test } from 'vitest';
import { compileActivity } from './compile-activity.ts';

const words = {
  block: (markdown: string) => `<p>${markdown}</p>`,
  inline: (markdown: string) => markdown,
  skillName: (skill: string) => skill,
  belief: (misconception: string) => misconception,
};

const table = {
  title: "Jon's trades",
  generated: false,
  columns: [
    { name: 'setup', label: "Jon's setup", kind: 'text' as const, decimals: 2, hidden: false },
    { name: 'result', label: 'Result', kind: 'number' as const, unit: 'R', decimals: 1, hidden: false },
  ],
  rows: [
    ['"Sure"', 1],
    ["Don't know", -1],
    ['"Sure"', -1],
  ],
};

const task = {
  kind: 'data-task' as const,
  title: 'Which are "sure"?',
  prompt: undefined,
  skill: 'risk-register',
  hint: undefined,
  reveal: 'Two.',
  data: 'trades',
  columns: undefined,
  draws: undefined,
  because: undefined,
};

const tableOf = () => table;

test('a table has the quotation marks of a printed page, in its title, heads and cells', () => {
  const right = { where: undefined, column: 'setup', is: '"Sure"', rows: undefined };
  const { learner, key } = compileActivity(
    { ...task, asks: 'mark', right, mistakes: [] },
    { markets: {}, tableOf },
    words,
  );
  expect(learner).toMatchObject({
    title: 'Which are “sure”?',
    table: {
      title: 'Jon’s trades',
      columns: [{ name: 'setup', label: 'Jon’s setup' }, { name: 'result' }],
      rows: [
        ['“Sure”', 1],
        ['Don’t know', -1],
        ['“Sure”', -1],
      ],
    },
  });
  // What is right was found by the text as its author wrote it.
  expect(key).toMatchObject({ right: ['1', '3'] });
});

test('a rule asks for a text of the table as it is shown', () => {
  const { learner } = compileActivity(
    {
      ...task,
      asks: 'rule',
      hidden: 'trades',
      event: 'result < 0',
      uses: ['setup'],
      most: 1,
      hits: 0.5,
      false_alarms: 0.5,
      shows_by: { all: ["setup is Don't know"], any: undefined },
    },
    { markets: {}, tableOf },
    words,
  );
  expect(learner).toMatchObject({ columns: [{ name: 'setup', texts: ['“Sure”', 'Don’t know'] }] });
});
