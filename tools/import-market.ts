import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { Bar } from '#domain/market/bar.ts';
import { importTermsSchema, type ImportTerms, instrumentOf } from '#domain/market/import/import-terms.ts';
import { type BarFile, readBars } from '#domain/market/import/read-bars.ts';
import { MINUTES_A_DAY } from '#domain/market/open-hours.ts';

/*
 * `npm run import-market -- BARS.csv TERMS.yaml` brings minute bars into the database of the running server; `--replace` takes
 * the place of what was imported under the same symbol, `--check` only reads the files. docs/simulator.md says what stands in
 * the two files. Nothing is imported when a line is at fault.
 */

const MAIN = join(import.meta.dirname, '..', 'server', 'main.ts');
const FAULTS_SHOWN = 20;
/** Of a market that never closes, so many days make a megabyte. */
const DAYS_A_REQUEST = 7;

type Installation = { readonly url: string; readonly serviceRoleKey: string };

/** Asks the database as the server. @throws with the sentence of the database when it refuses */
async function ask(
  { url, serviceRoleKey }: Installation,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<unknown> {
  const response = await fetch(`${url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: serviceRoleKey,
      authorization: `Bearer ${serviceRoleKey}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error(`No server answers at ${url}. Start it with npm start, then run this command again.`);
  });
  const text = await response.text();
  if (response.ok) return text === '' ? [] : JSON.parse(text);
  throw new Error(`The server at ${url} refused: ${(JSON.parse(text) as { message: string }).message}`);
}

function readTerms(text: string, path: string): ImportTerms {
  const { success, output, issues } = v.safeParse(importTermsSchema, parse(text));
  if (success) return output;
  const faults = issues.map((issue) => `${path}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  throw new Error(faults.join('\n'));
}

function complain({ faults }: BarFile, path: string): never {
  const shown = faults.slice(0, FAULTS_SHOWN).map(({ line, says }) => `${path}:${line}: ${says}`);
  const more = faults.length - shown.length;
  throw new Error([...shown, ...(more > 0 ? [`and ${more} more.`] : [])].join('\n'));
}

/** The bars of each day, by days since the first Monday. */
function daysOf(bars: readonly Bar[]): { day: number; bars: Bar[] }[] {
  const days = new Map<number, Bar[]>();
  for (const bar of bars) {
    const day = Math.floor(bar.minute / MINUTES_A_DAY);
    days.set(day, [...(days.get(day) ?? []), bar]);
  }
  return [...days].map(([day, some]) => ({ day, bars: some }));
}

async function importBars(terms: ImportTerms, file: BarFile, replaces: boolean): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN, 'keys', '--json']);
  const installation = JSON.parse(stdout) as Installation;
  const symbol = `imported_markets?symbol=eq.${terms.symbol}`;
  const before = (await ask(installation, 'GET', `${symbol}&imported_at=not.is.null`)) as unknown[];
  if (before.length > 0 && !replaces)
    throw new Error(`${terms.symbol} is imported already. Add --replace to put these bars in its place.`);
  const [market] = (await ask(installation, 'POST', 'imported_markets', {
    symbol: terms.symbol,
    instrument: instrumentOf(terms),
    first_monday: file.firstMonday,
    source: terms.source,
    licence: terms.licence,
  })) as { id: string }[];
  if (!market) throw new Error('The server is of another version than this command.');
  const days = daysOf(file.bars).map((day) => ({ market_id: market.id, ...day }));
  for (let place = 0; place < days.length; place += DAYS_A_REQUEST)
    await ask(
      installation,
      'POST',
      'imported_market_days?select=day',
      days.slice(place, place + DAYS_A_REQUEST),
    );
  await ask(installation, 'DELETE', `${symbol}&id=neq.${market.id}`);
  await ask(installation, 'PATCH', `imported_markets?id=eq.${market.id}`, { imported_at: 'now' });
  return `Imported ${file.bars.length} bars of ${days.length} days of ${terms.symbol}, counted from ${file.firstMonday}.`;
}

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  const [barsPath, termsPath] = positionals;
  if (barsPath === undefined || termsPath === undefined)
    throw new Error('Name both files: npm run import-market -- BARS.csv TERMS.yaml');
  const terms = readTerms(await readFile(termsPath, 'utf8'), termsPath);
  const file = readBars(await readFile(barsPath, 'utf8'), instrumentOf(terms));
  if (file.faults.length > 0) complain(file, barsPath);
  if (values.check) return `${file.bars.length} bars of ${terms.symbol} are as they should be.`;
  return importBars(terms, file, values.replace);
}

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
