import type { QuestionState } from '#domain/activities/contract.ts';
import { type GuestAnswer, readGuestAnswers, saveGuestAnswer } from '../../../lib/guest-answers.ts';
import { discardDraft, loadDraft, saveDraft } from '../../../lib/local-draft.ts';
import { answerOf, fillIn, type TaskAnswer } from './answer-of.ts';
import { askServer } from './ask-server.ts';
import { moveStep } from './move-step.ts';
import { type GuestWords, showNote, showOutcome } from './show-outcome.ts';

/**
 * Lets the tasks of a public lesson be answered. What was answered is kept in this browser, and graded by the server, which knows
 * what is right; after a reload it is graded again.
 */
export function startGuestTasks(): void {
  const words: GuestWords = document.querySelector<HTMLElement>('[data-guest]')?.dataset ?? {};
  const { answers } = readGuestAnswers();
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-task]')) {
    const { lesson = '', activity = '', item } = form.dataset;
    const place = { lesson_id: lesson, activity, ...(item !== undefined && { item_id: item }) };
    const kept = answers.find(
      (given) => given.lesson_id === lesson && given.activity === activity && given.item_id === item,
    );
    new Task(form, { ...place, tries: kept?.tries ?? [] }, words).start();
  }
  sayHowManyAreKept(words);
}

/** One form with the answers that were given to it. */
class Task {
  readonly #form: HTMLFormElement;
  readonly #words: GuestWords;
  readonly #draft: string;
  #given: GuestAnswer;
  #isAsking = false;

  constructor(form: HTMLFormElement, given: GuestAnswer, words: GuestWords) {
    this.#form = form;
    this.#given = given;
    this.#words = words;
    this.#draft = `guest.${given.lesson_id}.${given.activity}.${given.item_id ?? ''}`;
  }

  start(): void {
    const form = this.#form;
    for (const part of form.querySelectorAll('[data-needs-script]')) part.removeAttribute('hidden');
    readOn(form, `${this.#draft}.reads-on`);
    const last = this.#given.tries.at(-1);
    const draft = loadDraft(this.#draft);
    if (typeof draft === 'string' || Array.isArray(draft)) fillIn(form, draft);
    else if (last !== undefined) fillIn(form, last);
    if (last !== undefined) {
      waitOf(form)?.remove();
      void this.#grade(this.#given);
    }
    form.addEventListener('input', () => saveDraft(this.#draft, draftOf(form)));
    form.addEventListener('click', (event) => {
      if (moveStep(event.target as Element)) saveDraft(this.#draft, draftOf(form));
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#answer(answerOf(form));
    });
  }

  #answer(answer: TaskAnswer | undefined): void {
    if (this.#isAsking) return;
    const { number, choose } = this.#words;
    if (answer === undefined)
      return showNote(this.#form, this.#form.dataset.task === 'number' ? number : choose);
    void this.#grade({ ...this.#given, tries: [...this.#given.tries, answer] });
  }

  async #grade(given: GuestAnswer): Promise<void> {
    this.#isAsking = true;
    const state = await askServer<QuestionState>('answer-as-guest', given);
    this.#isAsking = false;
    if (state === undefined) return showNote(this.#form, this.#words.failed);
    this.#given = given;
    saveGuestAnswer(given);
    discardDraft(this.#draft);
    waitOf(this.#form)?.remove();
    showOutcome(this.#form, state, this.#words);
    sayHowManyAreKept(this.#words);
  }
}

/** What lets the text below a question wait for its answer. */
function waitOf(form: HTMLFormElement): Element | null | undefined {
  return form.closest('.activity')?.querySelector('[data-waits-for]');
}

/** Remembers at this device that somebody reads on without an answer. @param key of the wish */
function readOn(form: HTMLFormElement, key: string): void {
  const wish = waitOf(form)?.querySelector<HTMLInputElement>('[data-reads-on]');
  if (!wish) return;
  wish.checked ||= loadDraft(key) === true;
  wish.addEventListener('change', () => saveDraft(key, wish.checked));
}

function draftOf(form: HTMLFormElement): TaskAnswer {
  const entry = form.querySelector<HTMLInputElement>('[name="number"]');
  return entry?.value ?? answerOf(form) ?? [];
}

function sayHowManyAreKept(words: GuestWords): void {
  const count = readGuestAnswers().answers.length;
  const note = document.querySelector('[data-guest]');
  if (note === null || count === 0) return;
  note.textContent = (count === 1 ? words.keptOne : words.keptOther)?.replace('#', String(count)) ?? '';
}
