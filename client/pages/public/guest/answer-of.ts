/** An answer as the server takes it. */
export type TaskAnswer = number | string | string[];

/** What a form of a task holds; undefined while it holds no answer. */
export function answerOf(form: HTMLFormElement): TaskAnswer | undefined {
  const asks = form.dataset.task;
  if (asks === 'number')
    return readNumber(form.querySelector<HTMLInputElement>('[name="number"]')?.value ?? '');
  const picked = [...form.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
  if (picked.length === 0) return undefined;
  return asks === 'choice' ? picked[0] : picked;
}

/** Shows an answer that was given before. */
export function fillIn(form: HTMLFormElement, answer: TaskAnswer): void {
  const entry = form.querySelector<HTMLInputElement>('[name="number"]');
  if (entry !== null) entry.value = String(answer);
  const picked = Array.isArray(answer) ? answer : [String(answer)];
  for (const input of form.querySelectorAll<HTMLInputElement>('input:not([name="number"])')) {
    input.checked = picked.includes(input.value);
  }
}

/** A number as people write it in English: with or without a sign, a unit and commas between thousands. */
function readNumber(typed: string): number | undefined {
  const plain = typed.replace(/[−–]/g, '-').replace(/[\s,$€£¥₹%]/g, '');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
