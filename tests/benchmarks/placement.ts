import { join } from 'node:path';
import { bankEntries, strandQuotas } from '#server/adapters/content/bank-entries.ts';
import { readContent } from '#server/adapters/content/reading/read-content.ts';
import type { BankEntry } from '#domain/placement/next-item.ts';
import { type ParameterErrors, simulatePlacement } from './simulated-placement.ts';

/*
 * `npm run bench:placement`: how well placement finds the level of simulated learners, on the bank as it stands. docs/decisions/placement.md
 * says how, and what came out.
 *
 * Options: --json prints the figures and nothing else; --learners N (6000); --even N: a bank of N evenly spread items instead.
 */

const option = (name: string, otherwise: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? otherwise : Number(process.argv[at + 1]);
};

/** What authors and answers are believed to be off by. */
const STATED: ParameterErrors = { difficulty: 0.3, discrimination: 0.2, strand: 0 };

const VARIATIONS: readonly (readonly [name: string, errors: ParameterErrors])[] = [
  ['no errors', { difficulty: 0, discrimination: 0, strand: 0 }],
  ['as stated: difficulty 0.3, discrimination 20%', STATED],
  ['difficulty 0.5, discrimination 30%', { difficulty: 0.5, discrimination: 0.3, strand: 0 }],
  ['as stated, and strands that differ by 0.5', { ...STATED, strand: 0.5 }],
];

const { content } = await readContent(join(import.meta.dirname, '..', '..', 'content'));
const quotas = strandQuotas(content);
const evenly = option('even', 0);
const bank = evenly > 0 ? evenBank(evenly) : bankEntries(content);
const learners = option('learners', 6000);

if (process.argv.includes('--json')) {
  const { tooFarAhead: _, ...figures } = simulatePlacement(bank, quotas, learners, STATED);
  console.log(JSON.stringify(figures));
} else {
  console.log(`${bank.length} items, ${learners} learners`);
  for (const [name, errors] of VARIATIONS) {
    const figures = simulatePlacement(bank, quotas, learners, errors);
    console.log(`\n${name}`);
    for (const [figure, value] of Object.entries(figures))
      console.log(`  ${figure.padEnd(18)} ${value.toFixed(3)}`);
  }
}

/** A bank as it should be: two in three items ask for a number, and difficulties are spread evenly over each strand. */
function evenBank(count: number): BankEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const strand = quotas[index % quotas.length]?.strand ?? '';
    const places = Math.ceil(count / quotas.length);
    const place = Math.floor(index / quotas.length);
    return {
      id: `item-${index}`,
      strand,
      module: `${strand}/${place % 4}`,
      difficulty: -2 + (4 * (place + 0.5)) / places,
      isNumeric: place % 3 !== 1,
      seconds: 40,
    };
  });
}
