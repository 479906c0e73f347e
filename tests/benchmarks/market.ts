import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FACT_CHECKS } from '#domain/market/facts/fact-checks.ts';
import { type StylisedFacts, stylisedFacts } from '#domain/market/facts/stylised-facts.ts';
import type { Bar } from '#domain/market/bar.ts';
import type { MarketState } from '#domain/market/generator/market-state.ts';
import type { GeneratedInstrument } from '#domain/market/generator/market.ts';
import { PRESETS } from '#domain/market/generator/presets.ts';
import { nextDay } from '#server/adapters/market/generated-market.ts';
import { deriveMarketKey } from '#server/adapters/market/market-key.ts';
import { randomWalk } from '#tests/support/market/random-walk.ts';
import { median } from './median.ts';

/*
 * `npm run bench:market`: what 300 generated paths of each preset show of the facts known about the returns of markets, with a
 * random walk beside them, and how fast minute bars are generated. Writes the table into docs/simulator.md.
 *
 * Options: --paths N (300); --json prints the figures and writes nothing.
 */

const WEEKS = 16;
const PAGE = join(import.meta.dirname, '..', '..', 'docs', 'simulator.md');
const [BEGIN, END] = ['<!-- bench:market -->', '<!-- /bench:market -->'];

const option = process.argv.indexOf('--paths');
const paths = option === -1 ? 300 : Number(process.argv[option + 1]);
const isJson = process.argv.includes('--json');

const speeds: number[] = [];

/** The minute bars of a preset under a key of this benchmark, with the days as chunks. */
function generatePath(name: string, preset: GeneratedInstrument, path: number): Bar[] {
  const key = deriveMarketKey('bench:market', `${name}:${path}`);
  const before = process.cpuUsage();
  const bars: Bar[] = [];
  let state: MarketState | undefined;
  for (let day = 0; day < WEEKS * 7; day += 1) {
    const next = nextDay({ instruments: [preset], startRegime: 'choppy' }, key, state);
    for (const some of next.bars) for (const bar of some) bars.push(bar);
    state = next.state;
  }
  const { user, system } = process.cpuUsage(before);
  speeds.push((bars.length * 1e6) / (user + system));
  return bars;
}

const ROWS: readonly (readonly [name: string, figure: (facts: StylisedFacts) => number, digits: number])[] = [
  ['excess kurtosis, 5 minutes', ({ kurtosis }) => kurtosis.fiveMinutes, 1],
  ['excess kurtosis, 1 hour', ({ kurtosis }) => kurtosis.hour, 1],
  ['excess kurtosis, 1 day', ({ kurtosis }) => kurtosis.day, 1],
  ['tail index (Hill, largest 1%)', ({ tailIndex }) => tailIndex, 2],
  ['autocorrelation of returns, lag 1', ({ returns }) => returns, 3],
  ['of absolute returns, 5 minutes later', ({ clustering }) => clustering.fiveMinutes, 3],
  ['of absolute returns, 1 hour later', ({ clustering }) => clustering.hour, 3],
  ['of absolute returns, 1 day later', ({ clustering }) => clustering.day, 3],
  ['correlation of volume and absolute return', ({ volume }) => volume, 3],
  ['leverage: return with absolute returns of the next 2 hours', ({ leverage }) => leverage, 3],
];

const measured = new Map<string, StylisedFacts[]>();
const control = 'random walk';
for (const name of [...Object.keys(PRESETS), control]) {
  const facts = Array.from({ length: paths }, (_, path) => {
    const preset = PRESETS[name as keyof typeof PRESETS];
    return stylisedFacts(
      name === control ? randomWalk(WEEKS * 5, path + 1) : generatePath(name, preset, path),
    );
  });
  measured.set(name, facts);
  if (!isJson) console.log(`${name}: ${paths} paths`);
}

const figures = [...measured].map(([name, facts]) => ({
  name,
  medians: ROWS.map(
    ([row, figure, digits]) => [row, Number(median(facts.map(figure)).toFixed(digits))] as const,
  ),
  shares: Object.entries(FACT_CHECKS).map(
    ([check, passes]) => [check, facts.filter(passes).length / facts.length] as const,
  ),
}));
const barsPerSecond = Math.round(median(speeds));

if (isJson) console.log(JSON.stringify({ barsPerSecond, figures }));
else {
  const names = figures.map(({ name }) => name.replace('_', ' '));
  const row = (title: string, cells: readonly (string | number)[]) => `| ${title} | ${cells.join(' | ')} |`;
  const at = (kind: 'medians' | 'shares', place: number) =>
    figures.map((each) => each[kind][place]?.[1] ?? 0);
  const table = [
    row('Median of the paths', names),
    row(
      '---',
      names.map(() => '--:'),
    ),
    ...ROWS.map(([title], place) => row(title, at('medians', place))),
    '',
    row('Share of the paths that pass', names),
    row(
      '---',
      names.map(() => '--:'),
    ),
    ...Object.keys(FACT_CHECKS).map((check, place) =>
      row(
        check.replaceAll('_', ' '),
        at('shares', place).map((share) => `${Math.round(share * 100)}%`),
      ),
    ),
  ].join('\n');
  const speed = `Generating one instrument from its key takes ${(1e6 / barsPerSecond).toFixed(1)} microseconds of processor time a minute bar: ${barsPerSecond.toLocaleString('en')} bars a second (median of the paths of all presets).`;
  const text = `${paths} paths of ${WEEKS} weeks a preset, each under a key of its own, beginning in the choppy regime.\n\n${table}\n\n${speed}`;
  console.log(text);
  const page = readFileSync(PAGE, 'utf8');
  const [before, rest = ''] = page.split(BEGIN);
  const [, after = ''] = rest.split(END);
  writeFileSync(PAGE, `${before}${BEGIN}\n${text}\n${END}${after}`);
}
