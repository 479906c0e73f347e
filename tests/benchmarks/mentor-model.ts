import { join } from 'node:path';
import { seededRandom } from '#domain/kernel/seeded-random.ts';
import type { RephrasingEvent } from '#domain/mentor/model/contract.ts';
import type { Material } from '#domain/mentor/model/material.ts';
import { wordSentence } from '#domain/mentor/model/word-rephrased.ts';
import { readContent } from '#server/adapters/content/reading/read-content.ts';
import { mentorContent } from '#server/adapters/mentor/mentor-content.ts';
import { openModel } from '#server/adapters/mentor/model/open-model.ts';
import { rephraseAnswer } from '#server/functions/mentor/model/rephrase-answer.ts';
import { judgeShown } from '#tests/support/judge-shown.ts';
import { type Misdeed, MISDEEDS, startModelServer } from '#tests/support/model-server.ts';

/*
 * The second half of `npm run bench:mentor`: a stand-in for a language model rewords a thousand answers of the mentor and
 * misbehaves in all but every fifth. What a learner would see of each is judged by rules of its own: anything invented,
 * a number that no source has, a link or markup fails the run. Of the well-behaved, it says how many were shown.
 */

const TRIES = 1000;
/** Every so many answers it behaves. */
const GOOD_EVERY = 5;
/** A stand-in that stalls is waited for so long, in milliseconds, and no longer. */
const PATIENCE = { pause: 250, whole: 2000 };

const { intents } = mentorContent(
  (await readContent(join(import.meta.dirname, '..', '..', 'content'))).content,
);
const random = seededRandom(2026);
const pick = <T>(list: readonly T[]): T => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('There is nothing to pick from.');
  return one;
};

const stand = await startModelServer(7);
const model = openModel({ url: stand.url, name: 'stand-in', key: undefined }, PATIENCE);
if (model === null) throw new Error('The stand-in is not connected.');
// The client library comes with the first question, which may take longer than the stand-in is waited for.
while (stand.asked.length === 0)
  await rephraseAnswer(model, materialOf(pick(intents)), new AbortController().signal).next();

const outcomes = new Map<Misdeed | 'behaves', { asked: number; shown: number }>();
const faults: string[] = [];
for (let attempt = 0; attempt < TRIES; attempt += 1) {
  const material = materialOf(pick(intents));
  stand.misdeed = attempt % GOOD_EVERY === 0 ? undefined : pick(MISDEEDS);
  const events: RephrasingEvent[] = [];
  const rephrasing = rephraseAnswer(model, material, new AbortController().signal);
  let step = await rephrasing.next();
  while (!step.done) {
    events.push({ kind: 'sentence', text: wordSentence(step.value, material) });
    step = await rephrasing.next();
  }
  const sent = stand.asked.at(-1);
  if (sent === undefined) throw new Error('The stand-in was not asked.');
  faults.push(...judgeShown(events, sent));
  const name = stand.misdeed ?? 'behaves';
  const before = outcomes.get(name) ?? { asked: 0, shown: 0 };
  outcomes.set(name, {
    asked: before.asked + 1,
    shown: before.shown + Number(step.value.fault === null),
  });
}
await stand.close();

console.table(
  [...outcomes].map(([misdeed, { asked, shown }]) => ({
    'the model': misdeed,
    asked,
    'took the place of the written answer': shown,
  })),
);
console.log(`${faults.length} of ${TRIES} tries showed what must not be shown.`);
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** What the model is given: the written answer without its links, and two others as passages. */
function materialOf(asked: (typeof intents)[number]): Material {
  return {
    question: asked.question,
    language: 'en',
    openItems: [],
    sources: [asked, pick(intents), pick(intents)].map(({ answer }) => ({
      kind: 'answer',
      text: answer.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'),
      language: 'en',
      page: null,
    })),
  };
}
