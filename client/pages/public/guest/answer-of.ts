/** An answer as the server takes it. */
export type TaskAnswer = number | string | string[];

/** What a form of a task holds; undefined while it holds no answer. */
export function answerOf(form: HTMLFormElement): TaskAnswer | undefined {
  const asks = form.dataset.task;
  if (asks === 'number')
    return readNumber(form.querySelector<HTMLInputElement>('[name="number"]')?.value ?? '');
  if (asks === 'order') return stepsOf(form).map(({ dataset }) => dataset.choice ?? '');
  const picked = [...form.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
  if (picked.length === 0) return undefined;
  return asks === 'choice' ? picked[0] : picked;
}

/** Shows an answer that was given before. */
export function fillIn(form: HTMLFormElement, answer: TaskAnswer): void {
  const entry = form.querySelector<HTMLInputElement>('[name="number"]');
  if (entry !== null) entry.value = String(answer);
  const picked = Array.isArray(answer) ? answer : [String(answer)];
  const steps = stepsOf(form);
  for (const id of picked) {
    const step = steps.find(({ dataset }) => dataset.choice === id);
    step?.parentElement?.append(step);
  }
  for (const input of form.querySelectorAll<HTMLInputElement>('input:not([name="number"])')) {
    input.checked = picked.includes(input.value);
  }
}

/** The steps of a form in which something is put in order, as they stand. */
function stepsOf(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('[data-choice]')];
}

/** A number as people write it in English: with or without a sign, a unit and commas between thousands. */
function readNumber(typed: string): number | undefined {
  const plain = typed.replace(/[−–]/g, '-').replace(/[\s,$€£¥₹%]/g, '');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
