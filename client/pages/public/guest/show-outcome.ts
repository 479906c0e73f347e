import type { QuestionState } from '#domain/activities/contract.ts';

/** What the page says, by the names that its `data-` attributes have. */
export type GuestWords = Readonly<DOMStringMap>;

/** Shows below a task what the last answer came to; once it is settled nothing more can be entered. */
export function showOutcome(
  form: HTMLFormElement,
  { tries, solution }: QuestionState,
  words: GuestWords,
): void {
  const result = form.querySelector<HTMLElement>('[data-result]');
  const last = tries.at(-1);
  if (result === null || last === undefined) return;
  const isSettled = solution !== null;
  const verdict = last.is_right
    ? tries.length > 1
      ? words.second
      : words.right
    : isSettled
      ? words.wrong
      : words.again;
  const parts: Node[] = [line(verdict ?? '', 'font-semibold')];
  for (const note of last.notes) parts.push(lesson(note.html));
  if (solution?.kind === 'check') {
    if (!last.is_right) parts.push(line(`${words.truth} ${truthOf(form, solution.correct)}`));
    for (const { html } of solution.reasons) parts.push(lesson(html));
    for (const html of last.is_right ? [] : solution.steps) parts.push(lesson(html));
  }
  if (solution?.kind === 'commit') parts.push(lesson(solution.reveal_html));
  result.replaceChildren(...parts);
  if (!isSettled) return;
  for (const part of form.querySelectorAll('[data-needs-script]')) part.remove();
  for (const input of form.querySelectorAll('input')) {
    if (input.name === 'number') input.readOnly = true;
    else input.disabled = true;
  }
}

/** Says something below a task that is no outcome. */
export function showNote(form: HTMLFormElement, words: string | undefined): void {
  form.querySelector('[data-result]')?.replaceChildren(line(words ?? ''));
}

function line(words: string, className = ''): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.className = className;
  paragraph.textContent = words;
  return paragraph;
}

/** HTML that its author wrote and the importer sanitised. */
function lesson(html: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box;
}

function truthOf(form: HTMLFormElement, correct: readonly string[] | number): string {
  if (typeof correct === 'number')
    return [correct, form.dataset.unit].filter((part) => part !== undefined).join(' ');
  const steps = [...form.querySelectorAll<HTMLElement>('[data-choice]')];
  if (steps.length > 0) {
    return correct
      .map(
        (id) =>
          steps
            .find(({ dataset }) => dataset.choice === id)
            ?.querySelector('span')
            ?.textContent.trim() ?? '',
      )
      .join('; ');
  }
  const labels = [...form.querySelectorAll('label')].filter((label) =>
    correct.includes(label.querySelector('input')?.value ?? ''),
  );
  return labels.map((label) => label.textContent).join('; ');
}
