import { mixStrands, reviewsLeft } from '#domain/knowledge/choose-reviews.ts';
import { daysBetween } from '#domain/knowledge/learner-day.ts';
import { itemFeedback } from '#server/functions/learning/item-feedback.ts';
import { isConstructed } from '#domain/quiz/is-constructed.ts';
import { ITEM_TRIES } from '#domain/quiz/item-tries.ts';
import type { ReviewItem } from '../catalogue.ts';
import { around, between, happens, oneOf } from '../draw.ts';
import { SECOND } from '../durations.ts';
import { timestamp } from '../rows.ts';
import { answerItem, chanceToKnow, keyOf } from './answer-item.ts';
import type { Learner, World } from './learner.ts';

const MEDIAN_ANSWER_SECONDS = 25;
/** Right in spite of having forgotten: a guess among choices, next to nothing where the answer is made. */
const GUESSES = { choice: 0.25, constructed: 0.04 } as const;
/** Who remembers is helped by it, in standard deviations. */
const REMEMBERED = 1.8;

/**
 * The reviews of a learner: what is due when they come, asked as the server asks it. They forget by a power law with a decay and a
 * gain of their own (Wixted & Ebbesen 1991), not by the one that schedules them, so that the forecast has something to be held
 * against. Their chance is one of its own: with reviews or without, everything else happens as it does.
 */
export class Reviewer {
  readonly #learner: Learner;
  readonly #world: World;
  readonly #decay: number;
  readonly #gain: number;
  /** By skill, in days: what was met is remembered for longer the stronger it is. */
  readonly #strengths = new Map<string, number>();
  readonly #asked = new Map<string, number>();
  #day = { day: '', asked: 0, strand: null as string | null };

  constructor(learner: Learner, world: World) {
    this.#learner = learner;
    this.#world = world;
    this.#decay = between(learner.reviewing, 0.2, 0.8);
    this.#gain = between(learner.reviewing, 1.4, 3.4);
  }

  /** Answers what is due, most forgotten first; gives the time after it. @param opened ids of lessons that they have opened */
  review(opened: ReadonlySet<string>, from: number): number {
    const { skillRecord, reviewing } = this.#learner;
    const day = skillRecord.dayOf(from);
    if (day !== this.#day.day) this.#day = { day, asked: 0, strand: null };
    let at = from;
    let left = reviewsLeft(this.#due(day, opened), day, this.#day.asked);
    while (left.length > 0) {
      const [next] = mixStrands(left, this.#day.strand);
      if (next === undefined) break;
      left = left.filter((skill) => skill !== next);
      const seconds = around(reviewing, MEDIAN_ANSWER_SECONDS, 0.5);
      if (at + 3 * seconds * SECOND >= this.#world.until) break;
      at = this.#ask(next.skill, next.items, day, at, seconds);
      this.#day = { day, asked: this.#day.asked + 1, strand: next.strand };
    }
    return at;
  }

  #due(day: string, opened: ReadonlySet<string>) {
    const { skills, reviewItems } = this.#world.catalogue;
    return [...this.#learner.skillRecord.states].flatMap(
      ([
        skill,
        {
          state: { card },
        },
      ]) => {
        if (card === null || card.due > day) return [];
        const items = (reviewItems.get(skill) ?? []).filter(({ lesson_id }) => opened.has(lesson_id));
        const strand = skills.get(skill)?.strand;
        return items.length === 0 || strand === undefined ? [] : [{ skill, strand, card, items }];
      },
    );
  }

  /** One question, and once more after a wrong answer; gives the time after it. */
  #ask(skill: string, items: readonly ReviewItem[], day: string, askedAt: number, seconds: number): number {
    const { reviewing, skillRecord, rows } = this.#learner;
    const asked = this.#draw(items);
    const { item, lesson_id, activity } = asked;
    const id = this.#learner.newId('reviewQuestions');
    const key = keyOf(asked, `${id} ${item.id}`);
    const knows = this.#recalls(skill, day, asked);
    const answers = [answerItem(reviewing, asked, key, knows)];
    let settledAt = askedAt + Math.round(seconds) * SECOND;
    const keep = (place: number) => {
      const given = answers[place - 1] ?? [];
      const { is_correct, mistakes } = itemFeedback({ item_id: item.id, round: 1, answer: given }, key);
      const state = skillRecord.add({
        at: settledAt,
        place: 'review',
        try: place,
        is_right: is_correct,
        hints: 0,
        is_constructed: isConstructed(item),
        level: item.difficulty,
        skill,
        lesson_id,
        activity,
        item_id: item.id,
        mistake: mistakes[0]?.mistake ?? null,
        misconception: mistakes[0]?.misconception ?? null,
        ...(place === 1 && { seconds: Math.round(seconds) }),
      });
      return { isRight: is_correct, due: state.card?.due ?? day };
    };
    const first = keep(1);
    if (!first.isRight && ITEM_TRIES > 1) {
      answers.push(answerItem(reviewing, asked, key, happens(reviewing, 0.6)));
      settledAt += Math.round(seconds) * SECOND;
      keep(2);
    }
    rows.add('reviewQuestions', {
      id,
      user_id: this.#learner.id,
      skill,
      lesson_id,
      activity,
      item_id: item.id,
      day,
      hints: 0,
      answers: JSON.stringify(answers),
      is_right: first.isRight,
      returns_on: first.due,
      asked_at: timestamp(askedAt),
      settled_at: timestamp(settledAt),
    });
    return settledAt + between(reviewing, 3, 20) * SECOND;
  }

  /** An item that was never asked in a review, else one that was asked least often. */
  #draw(items: readonly ReviewItem[]): ReviewItem {
    const name = ({ lesson_id, activity, item }: ReviewItem) => `${lesson_id}/${activity}/${item.id}`;
    const times = (one: ReviewItem) => this.#asked.get(name(one)) ?? 0;
    const least = Math.min(...items.map(times));
    const drawn = oneOf(
      this.#learner.reviewing,
      items.filter((one) => times(one) === least),
    );
    this.#asked.set(name(drawn), least + 1);
    return drawn;
  }

  /** Whether the answer is known, by the learner's own law; what is recalled is remembered for longer. */
  #recalls(skill: string, day: string, asked: ReviewItem): boolean {
    const { reviewing, ability, skillRecord } = this.#learner;
    const met = skillRecord.states.get(skill)?.state.met_on ?? day;
    const strength = this.#strengths.get(skill) ?? around(reviewing, 5, 0.5);
    const truth = (1 + Math.max(daysBetween(met, day), 0) / strength) ** -this.#decay;
    const isRecalled = happens(reviewing, truth);
    this.#strengths.set(
      skill,
      isRecalled ? strength * (1 + (this.#gain - 1) * (1.5 - truth)) : Math.max(1, strength * 0.4),
    );
    if (!isRecalled)
      return happens(reviewing, isConstructed(asked.item) ? GUESSES.constructed : GUESSES.choice);
    return happens(reviewing, chanceToKnow(asked, ability + REMEMBERED));
  }
}
