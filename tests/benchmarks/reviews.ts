import { parseArgs } from 'node:util';
import { REVIEWS_A_DAY, reviewsLeft } from '#domain/knowledge/choose-reviews.ts';
import type { Evidence } from '#domain/knowledge/evidence.ts';
import { addDays, daysBetween } from '#domain/knowledge/learner-day.ts';
import { recallOn } from '#domain/knowledge/memory.ts';
import { foldResponse, NEW_SKILL, type SkillState } from '#domain/knowledge/skill-state.ts';
import { tracingParameters } from '#domain/knowledge/tracing.ts';
import { seededRandom } from '#domain/kernel/seeded-random.ts';

/*
 * `npm run bench:reviews`: a year of simulated learners who forget by another law than the one that schedules them, and what
 * comes of it: reviews a day, the share recalled, and what was forecast against what happened. `--json` prints the figures alone.
 *
 * The law: recall after t days is (1 + t / s) ** -d (Wixted & Ebbesen 1991, Psychological Science 2, 409-415), with a decay d of a
 * learner's own, 0.2 to 0.8, and a strength s that each recall multiplies by 1.4 to 3.4, less for what was just recalled; what was
 * forgotten begins at 0.4 of its strength. A learner meets a new skill every third day, up to 60, misses one day in five, guesses and
 * slips as the product assumes. The scheduler knows none of this.
 */

const DAYS = 365;
const SKILLS = 60;
const DAY = '2026-01-01';
const STRANDS = 10;

const { values } = parseArgs({
  options: { learners: { type: 'string', default: '1000' }, json: { type: 'boolean', default: false } },
});
const learners = Number(values.learners);

type Memory = { strength: number; met: string };
type Bin = { forecast: number; right: number; answers: number };

const bins: Bin[] = Array.from({ length: 10 }, () => ({ forecast: 0, right: 0, answers: 0 }));
const reviewsOfDays: number[] = [];
let recalled = 0;
let reviews = 0;
let learnerDays = 0;

for (let learner = 0; learner < learners; learner++) simulate(seededRandom(learner + 1));

function simulate(random: () => number): void {
  const decay = 0.2 + 0.6 * random();
  const gain = 1.4 + 2 * random();
  const skills: { state: SkillState; memory: Memory; name: string; strand: string }[] = [];
  for (let n = 0; n < DAYS; n++) {
    const day = addDays(DAY, n);
    if (random() < 0.2) continue;
    learnerDays += 1;
    if (n % 3 === 0 && skills.length < SKILLS) skills.push(meet(random, day, skills.length));
    const due = skills.flatMap((skill) =>
      skill.state.card && skill.state.card.due <= day ? [{ ...skill, card: skill.state.card, skill }] : [],
    );
    const left = reviewsLeft(
      due.map(({ name, strand, card, skill }) => ({ skill: name, strand, card, of: skill })),
      day,
      0,
    );
    reviewsOfDays.push(left.length);
    for (const { of: skill, card } of left) {
      const isConstructed = random() < 0.6;
      const { guess, slip } = tracingParameters(isConstructed);
      const gone = daysBetween(skill.memory.met, day);
      const truth = (1 + gone / skill.memory.strength) ** -decay;
      const isRecalled = random() < truth;
      const isRight = random() < (isRecalled ? 1 - slip : guess);
      const forecast = guess + (1 - guess - slip) * recallOn(card, day);
      note(forecast, isRight);
      reviews += 1;
      if (isRecalled) recalled += 1;
      skill.memory = {
        // What is nearly forgotten gains most from being recalled; feedback teaches the rest again.
        strength: isRecalled
          ? skill.memory.strength * (1 + (gain - 1) * (1.5 - truth))
          : Math.max(1, skill.memory.strength * 0.4),
        met: day,
      };
      skill.state = foldResponse(
        skill.state,
        answerOn(day, { isRight, isConstructed, template: `t${n % 4}` }),
      );
    }
  }
}

function meet(random: () => number, day: string, count: number) {
  const state = foldResponse(
    NEW_SKILL,
    answerOn(day, { isRight: random() < 0.7, isConstructed: true, template: 't' }),
  );
  const memory = { strength: 2 + 6 * random(), met: day };
  return { state, memory, name: `skill-${count}`, strand: `strand-${count % STRANDS}` };
}

function answerOn(
  day: string,
  given: { isRight: boolean; isConstructed: boolean; template: string },
): Evidence {
  return {
    template: given.template,
    place: 'review',
    try: 1,
    is_right: given.isRight,
    hints: 0,
    is_constructed: given.isConstructed,
    level: 2,
    day,
    target_recall: 0.9,
  };
}

function note(forecast: number, isRight: boolean): void {
  const bin = bins[Math.min(Math.floor(forecast * 10), 9)];
  if (!bin) return;
  bin.answers += 1;
  bin.forecast += forecast;
  if (isRight) bin.right += 1;
}

const busy = reviewsOfDays.toSorted((a, b) => a - b);
const at = (share: number) => busy[Math.floor(busy.length * share)] ?? 0;
const percent = (share: number) => Math.round(share * 1000) / 1000;
const figures = {
  learners,
  reviewsADay: percent(reviews / learnerDays),
  medianReviews: at(0.5),
  reviewsOnABusyDay: at(0.95),
  mostReviews: REVIEWS_A_DAY,
  recalled: percent(recalled / reviews),
  curve: bins
    .filter(({ answers }) => answers > 0)
    .map(({ forecast, right, answers }) => ({
      forecast: percent(forecast / answers),
      actual: percent(right / answers),
      answers,
    })),
};

if (values.json) console.log(JSON.stringify(figures));
else {
  console.log(
    `${learners} learners, a year: ${figures.reviewsADay} reviews a day on days they came (median ${figures.medianReviews}, ` +
      `one day in twenty ${figures.reviewsOnABusyDay} or more); ${Math.round(figures.recalled * 100)}% were recalled.`,
  );
  console.log('\nforecast  came true  answers');
  for (const { forecast, actual, answers } of figures.curve)
    console.log(
      `${forecast.toFixed(3).padStart(8)}  ${actual.toFixed(3).padStart(9)}  ${String(answers).padStart(7)}`,
    );
}
