import { type Described, type Model, type Parameter, type Series, UNITS } from '#domain/simulations/model.ts';

const HEAD = `# Simulations

The models that lessons simulate with: pure functions of parameters and a seed in \`domain/simulations\`, the same in the
browser, on the server and in \`content:check\`. A lesson names a model, sets the parameters it wants (the others keep their
start), a seed and a number of runs, and draws \`series\` and prints \`numbers\` and \`formulas\` by their names.

This page is made from the models: \`npm run simulations\` writes it, and a test fails when it is out of date.

**Choosing.** A *number* is what one run came to, a *series* a row that a figure draws, a *formula* what theory says without
a run. A formula that is the mean of a number is tested against many runs, within three standard errors. A number that is a
*flag* is 1 or 0, so its mean over many runs is a share.

**Seeds.** Run 0 of many is the path of the seed itself; run k has the seed + k x 2^32. One seed proves nothing: print a
mean, a share or a quantile of many runs, with its standard error (\`spread.ts\`). An error halves with four times the runs.

**The same everywhere.** Random numbers come from xoshiro128** 1.1, seeded by SplitMix64, normal ones by inversion; exponential
and logarithm are our own, because engines round theirs differently. The same seed gives the same bits on every machine, so a
server can decide what a browser played.

**A new model** is a file of the folder its subject belongs to, a line of \`catalogue.ts\` and a test against its closed form
or a published value.`;

/** The page docs/simulations.md. */
export function renderCatalogue(models: readonly Model[]): string {
  const units = Object.entries(UNITS).map(([unit, says]) => row(unit, says));
  const list = models.map(({ name, shows, game }) =>
    row(`[\`${name}\`](#${name})`, shows, game ? 'yes' : ''),
  );
  const sections = [
    HEAD,
    table('Unit', 'What it counts', units, '## Units'),
    `## Models\n\n| Model | What it shows | Played step by step |\n|---|---|---|\n${list.join('\n')}`,
    ...models.map(renderModel),
  ];
  return `${sections.join('\n\n')}\n`;
}

function renderModel(model: Model): string {
  const parameters = Object.entries(model.parameters).map(([name, parameter]) =>
    row(`\`${name}\``, says(parameter), unitOf(parameter), rangeOf(parameter), startOf(parameter)),
  );
  const formulas = Object.entries(model.formulas).map(([name, { says, unit, source = '', meanOf }]) =>
    row(`\`${name}\``, says, unit, source, meanOf === undefined ? '' : `\`${meanOf}\``),
  );
  return [
    `## ${model.name}`,
    model.shows,
    `*Sources:* ${model.sources.join('; ')}.`,
    `*Accuracy:* ${model.accuracy}`,
    ...(model.game ? [gameSentence(model.game.choice)] : []),
    `| Parameter | What it is | Unit | Range | Start |\n|---|---|---|---|---|\n${parameters.join('\n')}`,
    describedTable('Number', model.numbers),
    seriesTable(model.series),
    `| Formula | What it is | Unit | Equation | Mean of |\n|---|---|---|---|---|\n${formulas.join('\n')}`,
  ].join('\n\n');
}

function gameSentence({
  says,
  unit,
  from,
  to,
  step,
}: Model['parameters'][string] & { kind: 'number' }): string {
  return `*Played step by step:* each choice is "${says}" (${unit}), from ${from} to ${to} in steps of ${step}.`;
}

function describedTable(head: string, described: Readonly<Record<string, Described>>): string {
  const rows = Object.entries(described).map(([name, { says, unit }]) => row(`\`${name}\``, says, unit));
  return `| ${head} | What it is | Unit |\n|---|---|---|\n${rows.join('\n')}`;
}

function seriesTable(series: Readonly<Record<string, Series>>): string {
  const rows = Object.entries(series).map(([name, { says, unit, over }]) => {
    const place = 'series' in over ? `\`${over.series}\`` : `${over.counts}, from ${over.from}`;
    return row(`\`${name}\``, says, unit, place);
  });
  return `| Series | What it is | Unit | Over |\n|---|---|---|---|\n${rows.join('\n')}`;
}

function table(first: string, second: string, rows: readonly string[], heading: string): string {
  return `${heading}\n\n| ${first} | ${second} |\n|---|---|\n${rows.join('\n')}`;
}

function says(parameter: Parameter): string {
  if (parameter.kind !== 'choice') return parameter.says;
  const choices = Object.entries(parameter.choices).map(([name, meaning]) => `\`${name}\`: ${meaning}`);
  return `${parameter.says}. ${choices.join('; ')}`;
}

function unitOf(parameter: Parameter): string {
  return parameter.kind === 'choice' ? '' : parameter.unit;
}

function rangeOf(parameter: Parameter): string {
  switch (parameter.kind) {
    case 'choice':
      return 'one of them';
    case 'number':
      return `${parameter.from} to ${parameter.to}, step ${parameter.step}`;
    case 'list':
      return `${parameter.least} to ${parameter.most} numbers from ${parameter.from} to ${parameter.to}`;
  }
}

function startOf({ kind, start }: Parameter): string {
  return kind === 'choice' ? `\`${start}\`` : kind === 'list' ? `[${start.join(', ')}]` : String(start);
}

/** A row of a table; a bar inside a cell would end it. */
function row(...cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
