import { createHash } from 'node:crypto';
import type { ResultKind } from '#domain/credentials/shape/result-kinds.ts';
import { judgeTrades, recordOf } from '#domain/exams/practical/judge-trades.ts';
import { playAgain } from '#domain/exams/practical/play-again.ts';
import {
  ordersText,
  type PracticalFile,
  practicalFileSchema,
  scenarioText,
} from '#domain/exams/practical/practical-file.ts';
import { GENERATOR_VERSION } from '#domain/market/generator/generator-version.ts';
import { ENGINE_VERSION } from '#domain/simulator/session/engine-version.ts';
import * as v from 'valibot';
import { commitmentOf } from '../market/market-key.ts';
import { playedMarket } from './played-market.ts';

/** One thing that was computed again, and whether it came to what the file or its certificate says. */
export type RecomputedPart = { readonly what: string; readonly holds: boolean; readonly detail: string };

/** What the certificate of a file has to state. */
type Stated = Partial<Record<ResultKind, string>>;

/**
 * Computes a practical part again from the file that its holder took along: the commitment from the key and the parameters, the hashes
 * that the certificate states, and the score, by playing every order again on the market that the key gives.
 *
 * @param text of the file
 * @returns what was compared, in the order in which it was; all of it has to hold
 * @throws when the text is no such file
 */
export function recomputePractical(text: string): RecomputedPart[] {
  return recomputePlayed(v.parse(practicalFileSchema, JSON.parse(text)));
}

/**
 * Computes a session again that was judged by the rules of a practical part.
 * @param until ticks of its clock up to which it was judged; without it, up to its last order
 */
export function recomputePlayed(file: PracticalFile, until = 0): RecomputedPart[] {
  const { scenario, key, market, engine } = file;
  const versions = `engine ${engine}, generator ${scenario.generator}; here ${ENGINE_VERSION} and ${GENERATOR_VERSION}`;
  const parts = [
    part('release', engine === ENGINE_VERSION && scenario.generator === GENERATOR_VERSION, versions),
    comparePart(
      'commitment',
      commitmentOf(Buffer.from(key, 'hex'), market, scenario.generator),
      scenario.commitment,
    ),
  ];
  const stated = file.credential === null ? undefined : statedBy(file.credential);
  if (stated) {
    parts.push(comparePart('scenario-hash', sha256(scenarioText(scenario)), stated['scenario-hash']));
    parts.push(comparePart('orders-hash', sha256(ordersText(file.orders)), stated['orders-hash']));
    parts.push(comparePart('engine-version', String(engine), stated['engine-version']));
  }
  const record = playedRecord(file, until);
  if (record instanceof Error) return [...parts, part('score', false, record.message)];
  parts.push(comparePart('record', record, file.record));
  if (stated) {
    const score = String(record.split('1').length - 1);
    parts.push(comparePart('practical-score', score, stated['practical-score']));
  }
  return parts;
}

function playedRecord({ orders, key, market, scenario }: PracticalFile, until: number): string | Error {
  const { practical, policy } = scenario;
  try {
    const events = playAgain(orders, playedMarket(key, market, practical.deposit), until);
    const planned = new Set(
      orders.flatMap((order) => (order.kind === 'place' && order.plan !== null ? [order.id] : [])),
    );
    return recordOf(judgeTrades(events, practical, policy, planned), practical);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function statedBy(credential: string): Stated {
  const { credentialSubject } = JSON.parse(credential) as {
    credentialSubject: { result: readonly { resultDescription: string; value: string }[] };
  };
  return Object.fromEntries(
    credentialSubject.result.map(({ resultDescription, value }) => [
      resultDescription.split('#').at(-1) ?? '',
      value,
    ]),
  );
}

/** Compares what was computed with what was stated. */
export function comparePart<Value extends string | number | boolean>(
  what: string,
  computed: Value | undefined,
  wanted: Value | undefined,
): RecomputedPart {
  const holds = computed !== undefined && computed === wanted;
  return part(
    what,
    holds,
    holds ? String(computed) : `computed ${computed ?? 'nothing'}, stated ${wanted ?? 'nothing'}`,
  );
}

function part(what: string, holds: boolean, detail: string): RecomputedPart {
  return { what, holds, detail };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
