import { one } from '#domain/kernel/one.ts';
import { parseArgs } from 'node:util';
import type { Database } from '#server/backend/database/database.ts';
import { loadDemonstration } from './demo-data/load-demonstration.ts';
import { type Installation, openInstallation } from './demo-data/open-installation.ts';
import { removeDemonstration } from './demo-data/remove-demonstration.ts';
import { showProgress } from './demo-data/show-progress.ts';

/*
 * `npm run demo-data -- --learners N --seed S` fills an installation with demonstration learners; `--remove` takes them
 * away again without a trace. docs/demo-data.md says what they do and how they are labelled.
 */

type Wish =
  | { readonly what: 'remove' }
  | {
      readonly what: 'load';
      readonly learners: number;
      readonly seed: number;
      readonly until: number;
      readonly mixed: boolean;
    };

function readWish(args: string[]): Wish {
  const { values } = parseArgs({
    args,
    options: {
      learners: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      until: { type: 'string' },
      mixed: { type: 'boolean', default: false },
      remove: { type: 'boolean', default: false },
    },
  });
  if (values.remove) return { what: 'remove' };
  const until = values.until === undefined ? Date.now() : Date.parse(values.until);
  if (!(until <= Date.now())) {
    throw new Error(
      `--until is a moment that is not in the future, such as 2026-11-01, not "${values.until}".`,
    );
  }
  return {
    what: 'load',
    learners: readNumber('--learners', values.learners, 1, 10_000_000),
    seed: readNumber('--seed', values.seed, 0, 2 ** 32 - 1),
    until,
    mixed: values.mixed,
  };
}

function readNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`${name} is a whole number from ${least} to ${most}, not "${text}".`);
}

/** How many people learn here: accounts that are neither of the demonstration nor of admins. */
async function countPeople(database: Database): Promise<number> {
  const { rows } = await database.query<{ learners: number }>(
    `select count(*)::int as learners from auth.users
     where not exists (select from private.demonstration_users where user_id = users.id)
       and not exists (select from public.user_roles where user_id = users.id and role = 'admin')`,
  );
  return one(rows).learners;
}

async function load(
  { database, secret }: Installation,
  wish: Extract<Wish, { what: 'load' }>,
): Promise<string> {
  const people = await countPeople(database);
  if (people > 0 && !wish.mixed) {
    throw new Error(
      `${people} ${people === 1 ? 'person learns' : 'people learn'} here, and every figure of the admin pages would count demonstration learners too. ` +
        'Say --mixed if that is what you want.',
    );
  }
  const begun = performance.now();
  await loadDemonstration(database, { ...wish, secret }, showProgress('Making up learners'));
  const seconds = Math.round((performance.now() - begun) / 1000);
  const mixture = people > 0 ? ` among ${people} other ${people === 1 ? 'person' : 'people'}` : '';
  return (
    `${wish.learners} demonstration learners are there${mixture} after ${seconds} s. ` +
    'npm run demo-data -- --remove takes them away again.'
  );
}

async function remove(database: Database): Promise<string> {
  const learners = await removeDemonstration(database, showProgress('Removing learners'));
  return `${learners} demonstration learners and everything they left are gone.`;
}

async function run(): Promise<string> {
  const wish = readWish(process.argv.slice(2));
  const installation = await openInstallation(process.env);
  try {
    return wish.what === 'remove' ? await remove(installation.database) : await load(installation, wish);
  } finally {
    await installation.close();
  }
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
