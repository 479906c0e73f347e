import * as v from 'valibot';
import type { ActivityKey } from '#domain/activities/activity-key.ts';
import {
  answerActivityRequest,
  answerChallengeRequest,
  type ChallengeState,
  type FinishedTry,
  openActivitiesRequest,
  type OpenActivitiesResponse,
  saveSimulationRequest,
  type SimulationState,
  startChallengeRequest,
  takeActivityHintRequest,
} from '#domain/activities/contract.ts';
import type { LearnerActivity } from '#domain/activities/learner-activity.ts';
import { judgeChallenge } from '#domain/activities/simulated/judge-challenge.ts';
import { isModelName, loadModel } from '#domain/simulations/catalogue.ts';
import { lessonQuestions, type PlacedQuestion } from '#server/functions/learning/activity-questions.ts';
import {
  questionState,
  type SavedAnswer,
  type SavedHints,
} from '#server/functions/learning/activity-state.ts';
import { itemsOf } from '#server/functions/learning/open-activities.ts';

/** What a lesson of the gallery asks, with what is right: there is nothing to win in it. */
export type AskingGallery = {
  readonly activities: Readonly<Record<string, LearnerActivity>>;
  readonly keys: Readonly<Record<string, ActivityKey>>;
};

/** Where the seeds of tries begin: the same ones each time, so that whoever looks twice sees the same. */
const FIRST_SEED = 41;

type Tries = { readonly id: string; readonly finished: FinishedTry[]; isOpen: boolean };

/**
 * Answers the calls that activities make, in the browser and by the rules of the server, so that the gallery can be tried
 * without an account. Nothing is kept when the page is left.
 */
export class GalleryAnswers {
  readonly #gallery: AskingGallery;
  readonly #answers: SavedAnswer[] = [];
  readonly #hints: SavedHints[] = [];
  readonly #simulations: Record<string, SimulationState> = {};
  readonly #tries = new Map<string, Tries>();

  constructor(gallery: AskingGallery) {
    this.#gallery = gallery;
  }

  /** What the function of the server with this name would answer. */
  async call(name: string, body: Readonly<Record<string, unknown>>): Promise<unknown> {
    switch (name) {
      case 'open-activities':
        return this.#open(v.parse(openActivitiesRequest, body).lesson_id);
      case 'answer-activity':
        return this.#answer(v.parse(answerActivityRequest, body));
      case 'take-activity-hint':
        return this.#hint(v.parse(takeActivityHintRequest, body));
      case 'save-simulation': {
        const { activity, settings, run, spread } = v.parse(saveSimulationRequest, body);
        this.#simulations[activity] = { settings, run, spread };
        return this.#simulations[activity];
      }
      case 'start-challenge': {
        const { activity } = v.parse(startChallengeRequest, body);
        const tries = this.#triesOf(activity);
        this.#tries.set(activity, { ...tries, isOpen: true });
        return this.#challenge(activity);
      }
      case 'answer-challenge':
        return this.#judge(v.parse(answerChallengeRequest, body));
      default:
        throw new Error(`The gallery does not answer '${name}'.`);
    }
  }

  async #open(lessonId: string): Promise<OpenActivitiesResponse> {
    const questions = await this.#questions(lessonId);
    const states = questions.map((question) => questionState(question, this.#answers, this.#hints));
    return {
      items: itemsOf(questions),
      questions: states.filter(({ tries, hints }) => tries.length > 0 || hints.length > 0),
      simulations: this.#simulations,
      challenges: Object.fromEntries([...this.#tries.keys()].map((name) => [name, this.#challenge(name)])),
    };
  }

  async #answer(given: v.InferOutput<typeof answerActivityRequest>) {
    const { lesson_id: lessonId, activity, item_id: itemId = null, answer, confidence = null } = given;
    const question = await this.#question(lessonId, activity, itemId);
    const grade = question.grade(answer);
    if (grade === undefined) throw new Error('That is no answer to this question.');
    if (questionState(question, this.#answers, this.#hints).solution === null) {
      const { is_right, share, error } = grade;
      this.#answers.push({ activity, item_id: itemId, answer, confidence, is_right, share, error });
    }
    return questionState(question, this.#answers, this.#hints);
  }

  async #hint(taken: v.InferOutput<typeof takeActivityHintRequest>) {
    const { lesson_id: lessonId, activity, item_id, step } = taken;
    const question = await this.#question(lessonId, activity, item_id);
    const known = this.#hints.findIndex((hint) => hint.activity === activity && hint.item_id === item_id);
    this.#hints.splice(known === -1 ? this.#hints.length : known, 1, { activity, item_id, steps: step });
    return { hints: question.hints.slice(0, step) };
  }

  async #judge({ activity, choices }: v.InferOutput<typeof answerChallengeRequest>): Promise<ChallengeState> {
    const asked = this.#gallery.activities[activity];
    if (asked?.kind !== 'challenge' || !isModelName(asked.model)) throw new Error('That is no challenge.');
    const tries = this.#triesOf(activity);
    const seed = FIRST_SEED + tries.finished.length;
    const judged = judgeChallenge(await loadModel(asked.model), asked, seed, choices);
    if (judged === undefined) throw new Error('That cannot be chosen.');
    const finished = [...tries.finished, { seed, choices, is_met: judged.met }];
    this.#tries.set(activity, { ...tries, finished, isOpen: false });
    return this.#challenge(activity);
  }

  #challenge(activity: string): ChallengeState {
    const { id, finished, isOpen } = this.#triesOf(activity);
    const key = this.#gallery.keys[activity];
    const metBy = finished.find(({ is_met }) => is_met) ?? null;
    return {
      tries: finished.length,
      open: isOpen ? { id, seed: FIRST_SEED + finished.length } : null,
      last: finished.at(-1) ?? null,
      met_by: metBy,
      reveal_html: metBy !== null && key?.kind === 'challenge' ? key.reveal : null,
    };
  }

  #triesOf(activity: string): Tries {
    return this.#tries.get(activity) ?? { id: crypto.randomUUID(), finished: [], isOpen: false };
  }

  async #question(lessonId: string, activity: string, itemId: string | null): Promise<PlacedQuestion> {
    const questions = await this.#questions(lessonId);
    const question = questions.find((one) => one.activity === activity && (one.item?.id ?? null) === itemId);
    if (question === undefined) throw new Error(`The gallery does not ask '${activity}'.`);
    return question;
  }

  /** The questions as the server asks them, with the keys that come along instead of those of its database. */
  #questions(lessonId: string): Promise<PlacedQuestion[]> {
    const rows = Object.entries(this.#gallery.keys).map(([activity, key]) => ({ activity, key }));
    const query = () => Promise.resolve({ rows, rowCount: rows.length });
    return lessonQuestions(query as never, lessonId, this.#gallery.activities, 'gallery');
  }
}

/**
 * What stands for the server in the gallery, with a visitor who is somebody: drafts are kept by the id of their author. What is
 * not needed there is not here, and fails where something begins to need it.
 */
export function galleryServer(gallery: AskingGallery) {
  const answers = new GalleryAnswers(gallery);
  return {
    call: (name: string, body: Readonly<Record<string, unknown>>) => answers.call(name, body),
    auth: {
      onAuthStateChange(listen: (event: string, session: object) => void) {
        listen('INITIAL_SESSION', { user: { id: 'gallery' } });
        return { data: { subscription: { unsubscribe: () => undefined } } };
      },
    },
  };
}
